"""
The rules in force for one people, sorted by what they speak of.

A ruleset is made once for a race with a power, active or declined, on one board, and shared by all
positions of the game. Rules that need no position are worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from itertools import combinations
from operator import attrgetter, ge
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from regola_engine.conquest import rules as r
from regola_engine.conquest.classes import seen_tied
from regola_engine.conquest.ground import Ground, bits
from regola_engine.conquest.terms import ASKER, Term, fixed, term_of
from regola_engine.conquest.vocabulary import CONQUER
from regola_engine.conquest.words import CLASSES, NUMBERS
from regola_engine.kernel.levels import BASE, STANDING, voice
from regola_engine.kernel.numbers import ADDED, DEFINED, LOWEST

if TYPE_CHECKING:
    from regola_engine.conquest.rules import RegionSet

__all__ = ["Layer", "Ruleset", "Table"]

_BY_PHASE = attrgetter("phase")

_Rule = TypeVar("_Rule", bound=r.Rule)

Filed: TypeAlias = dict[str, tuple[_Rule, ...]]
"""Rules by the deed or the moment that they speak of."""


class Layer:
    """
    What the ruleset says of one changing class of regions: by `voice`, the set.

    Sets known beforehand are masks, the others functions.
    """

    __slots__ = ("asked", "masks")

    def __init__(self) -> None:
        self.masks = [0, 0, 0, 0]
        self.asked: tuple[tuple[int, RegionSet], ...] = ()


class Table:
    """
    What the ruleset says of one number of regions.

    ``steady`` holds, by region, what needs no position: the definition (``defined``) and all that
    is added; ``unhelped`` the same without what helps the asker; ``least`` what it is not below.
    The rest are terms: ``definitions``, those that come before the bounds (``begins``), and those
    from the bounds on (``ends``); ``told`` are all, those worked out beforehand as well. A
    ``fixed`` number is ``steady`` as it stands, unless others or a deed speak of it.
    """

    __slots__ = (
        "begins", "defined", "definitions", "ends", "fixed", "least", "steady", "told", "unhelped",
    )  # fmt: skip

    def __init__(self, size: int) -> None:
        self.steady = [0] * size
        self.unhelped = [0] * size
        self.defined = [0] * size
        self.least = [0] * size  # there is nothing less than nothing
        self.definitions: list[Term] = []
        self.begins: list[Term] = []
        self.ends: list[Term] = []
        self.told: list[Term] = []
        self.fixed = False

    def needs_nothing(self) -> bool:
        """Tell whether the number is settled by the ruleset alone, whatever the position."""
        asks = self.definitions or self.begins or self.ends
        inside = all(map(ge, self.steady, self.least))
        return not asks and inside and self.steady == self.unhelped


class Ruleset:
    """All rules in force for a people, by word, verb, moment and event."""

    __slots__ = (
        "abroad",
        "bans",
        "barred",
        "base_facts",
        "base_slot_values",
        "calling",
        "events",
        "facts",
        "firsts",
        "ground",
        "heeded",
        "heedings",
        "layers",
        "mode_sets",
        "modes",
        "moments",
        "offers",
        "primary",
        "reactions",
        "rules",
        "schedules",
        "slot_values",
        "tables",
        "ties",
        "token_worth",
        "watches",
    )

    def __init__(self, ground: Ground, entries: list[tuple[r.Rule, int]]) -> None:
        self.ground = ground
        self.rules = entries
        self.layers = [Layer() for _ in range(len(CLASSES))]
        self.tables = [Table(ground.size) for _ in range(len(NUMBERS))]
        self.bans: Filed[r.Ban] = {}
        self.barred: dict[str, tuple[int, tuple[RegionSet, ...]]] = {}
        self.reactions: Filed[r.Reaction] = {}
        self.heeded: Filed[r.Reaction] = {}
        self.offers: Filed[r.Offer] = {}
        self.events: Filed[r.Reaction] = {}
        self.watches: Filed[r.Watch] = {}
        self.ties: tuple[tuple[RegionSet, RegionSet], ...] = ()
        self.facts: tuple[r.PeopleFact, ...] = ()
        self.base_facts: tuple[r.PeopleFact, ...] = ()
        self.calling: set[str] = set()
        self.firsts: set[str] = set()
        self.base_slot_values: tuple[r.SlotValue, ...] = ()
        self.slot_values: tuple[r.SlotValue, ...] = ()
        self.primary: r.Offer | None = None
        self.modes: tuple[r.Offer, ...] = ()
        self.abroad: list[tuple[r.Rule, int]] = []
        self.token_worth = 1
        self._facts_of_ground(entries)
        if any(isinstance(rule, r.Tie) for rule, _ in entries):
            entries = [(seen_tied(rule, self.ground), level) for rule, level in entries]
        for rule, level in entries:
            _ADDERS[type(rule)](self, rule, level)
        for table in self.tables:
            table.begins.sort(key=_BY_PHASE)
            table.ends.sort(key=_BY_PHASE)
        self.mode_sets = _subsets(self.modes)
        self.schedules = self.heedings = (0, 0)
        self.moments: frozenset[str] = frozenset()

    def settle(self, programs: tuple[list[str], list[str]], moved: set[int]) -> None:
        """
        Note which moments of a game's turns concern the rules, and which numbers never change.

        ``moved`` are the numbers that pieces on the board change.
        """
        self.moments = frozenset((*self.reactions, *self.offers))
        self.schedules = _schedules(programs, self.moments)
        self.heedings = _schedules(programs, self.heeded)
        for word, table in enumerate(self.tables):
            table.fixed = word not in moved and table.needs_nothing()

    def _facts_of_ground(self, entries: list[tuple[r.Rule, int]]) -> None:
        facts = [(rule, level) for rule, level in entries if isinstance(rule, r.Fact)]
        if any(level != BASE for _, level in facts):
            self.ground = self.ground.copy()
            settle_facts(self.ground, facts)

    def mask_of(self, ground: r.GroundSet | None) -> int:
        """Return the regions that a rule's lasting set names, all without one."""
        everywhere = self.ground.everywhere
        return everywhere if ground is None else ground(self.ground) & everywhere


def _schedules(programs: tuple[list[str], list[str]], moments: Container[str]) -> tuple[int, int]:
    """Return which moments of either sort of turn are among some, as bits."""
    one, other = (sum(1 << i for i, m in enumerate(p) if m in moments) for p in programs)
    return one, other


def settle_facts(ground: Ground, facts: list[tuple[r.Fact, int]]) -> None:
    """
    Work out of what lasting classes regions are, from what the board says and rules add.

    Rules may hang on each other (*coastal* on *water*): all are worked out anew until none says
    anything new. Of two levels the higher decides, within a level *not* wins.
    """
    ground.masks = list(ground.printed)
    for _ in range(len(facts) + 1):
        before = ground.masks
        after = list(ground.printed)
        for level in (BASE, STANDING):
            for negated in (False, True):
                for fact, one in facts:
                    if one == level and fact.negated is negated:
                        found = fact.ground(ground) & ground.everywhere
                        kept = after[fact.word]
                        after[fact.word] = kept & ~found if negated else kept | found
        ground.masks = after
        if after == before:
            return


def _file(filed: Filed[_Rule], word: str, rule: _Rule) -> None:
    filed[word] = (*filed.get(word, ()), rule)


def _add_class(ruleset: Ruleset, rule: r.Class, level: int) -> None:
    if rule.abroad or rule.piece >= 0:
        ruleset.abroad.append((rule, level))
        return
    layer, place = ruleset.layers[rule.word], voice(level, negated=rule.negated)
    if rule.regions is None:
        layer.masks[place] |= ruleset.mask_of(rule.ground)
    else:
        layer.asked += ((place, rule.regions),)


def _add_value(ruleset: Ruleset, rule: r.Value, level: int) -> None:
    if rule.abroad or rule.piece >= 0:
        ruleset.abroad.append((rule, level))
        return
    table, base = ruleset.tables[rule.word], level == BASE
    term = term_of(rule, ruleset.ground, ASKER, helping=not base, base=base)
    # The log tells what base rules say first.
    table.told.insert(0 if base else len(table.told), term)
    if rule.regions is None and rule.amount is None and _settles(ruleset, table, term):
        return
    if term.phase == DEFINED:
        table.definitions.append(term)
    else:
        (table.begins if term.phase < LOWEST else table.ends).append(term)


def _settles(ruleset: Ruleset, table: Table, term: Term) -> bool:
    """Work out what a rule does that needs no position; tell whether that can be."""
    rule, regions = term.rule, bits(ruleset.mask_of(term.rule.ground))
    if term.phase == DEFINED and not table.definitions:
        for region in regions:
            table.steady[region] += rule.constant - table.defined[region]
            table.unhelped[region] += rule.constant - table.defined[region]
            table.defined[region] = rule.constant
    elif term.phase == ADDED:
        amount = rule.constant if rule.operation == r.MORE else -rule.constant
        for region in regions:
            table.steady[region] += amount
            table.unhelped[region] += 0 if term.helping else amount
    elif term.phase == LOWEST and not term.helping:
        for region in regions:
            table.least[region] = max(table.least[region], rule.constant)
    else:
        return False
    return True


def _add_tie(ruleset: Ruleset, rule: r.Tie, _level: int) -> None:
    one = rule.regions or fixed(ruleset.mask_of(rule.ground))
    other = rule.other_regions or fixed(ruleset.mask_of(rule.others))
    ruleset.ties += ((one, other),)


def _add_ban(ruleset: Ruleset, rule: r.Ban, level: int) -> None:
    if rule.mover is not None:
        ruleset.abroad.append((rule, level))
        return
    _file(ruleset.bans, rule.deed, rule)
    barred, asked = ruleset.barred.get(rule.deed, (0, ()))
    if rule.regions is not None:
        asked = (*asked, rule.regions)
    else:
        barred |= -1 if rule.ground is None else rule.ground(ruleset.ground)
    ruleset.barred[rule.deed] = barred, asked


def _add_offer(ruleset: Ruleset, rule: r.Offer, level: int) -> None:
    if rule.verb != CONQUER or rule.piece >= 0:
        _file(ruleset.offers, rule.moment, rule)
    elif level == BASE:
        ruleset.primary = rule
        _file(ruleset.offers, rule.moment, rule)
    else:
        ruleset.modes += (rule,)


def _subsets(modes: tuple[r.Offer, ...]) -> tuple[tuple[r.Offer, ...], ...]:
    """All ways to join offers on one conquest, single ones first, none left out."""
    return tuple(
        chosen for size in range(1, len(modes) + 1) for chosen in combinations(modes, size)
    )


def _add_reaction(ruleset: Ruleset, rule: r.Reaction, _level: int) -> None:
    if rule.heeded:
        _file(ruleset.heeded, rule.moment, rule)
    elif rule.moment:
        _file(ruleset.reactions, rule.moment, rule)
        if rule.actors is not None:
            ruleset.calling.add(rule.moment)
    else:
        _file(ruleset.events, rule.event, rule)


def _add_slot_value(ruleset: Ruleset, rule: r.SlotValue, level: int) -> None:
    if level == BASE:
        ruleset.base_slot_values += (rule,)
    else:
        ruleset.slot_values += (rule,)


def _add_watch(ruleset: Ruleset, rule: r.Watch, _level: int) -> None:
    _file(ruleset.watches, rule.event, rule)


def _add_people_fact(ruleset: Ruleset, rule: r.PeopleFact, level: int) -> None:
    if rule.peoples is not None:
        ruleset.abroad.append((rule, level))
        return
    if level == BASE:
        ruleset.base_facts += (rule,)
    else:
        ruleset.facts += (rule,)


def _add_acts(ruleset: Ruleset, rule: r.Acts, _level: int) -> None:
    if rule.first:
        ruleset.firsts.update(rule.phases)


def _add_counts(ruleset: Ruleset, rule: r.Counts, _level: int) -> None:
    if rule.piece < 0 and rule.role == r.SOLDIER:
        ruleset.token_worth = rule.worth


def _add_nothing(_ruleset: Ruleset, _rule: r.Rule, _level: int) -> None:
    """Facts of the ground, and what is lent, are settled before all else."""


_ADDERS: dict[type, Callable[[Ruleset, r.Rule, int], None]] = {
    r.Class: _add_class,  # type: ignore[dict-item]  # each adder takes the record of its key
    r.Value: _add_value,  # type: ignore[dict-item]
    r.Tie: _add_tie,  # type: ignore[dict-item]
    r.Ban: _add_ban,  # type: ignore[dict-item]
    r.Offer: _add_offer,  # type: ignore[dict-item]
    r.Reaction: _add_reaction,  # type: ignore[dict-item]
    r.SlotValue: _add_slot_value,  # type: ignore[dict-item]
    r.Watch: _add_watch,  # type: ignore[dict-item]
    r.PeopleFact: _add_people_fact,  # type: ignore[dict-item]
    r.Acts: _add_acts,  # type: ignore[dict-item]
    r.Counts: _add_counts,  # type: ignore[dict-item]
    r.Fact: _add_nothing,
    r.Lends: _add_nothing,
}
