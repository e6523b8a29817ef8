"""
The rules in force for one people: a `Standing` of its own, with what can be worked out beforehand.

A ruleset is made once for a race with a power, active or declined, on one board, and shared by all
positions of the game. Rules that need no position are worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from itertools import combinations
from operator import attrgetter, ge
from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.classes import seen_tied
from regola_engine.conquest.ground import Ground, bits
from regola_engine.conquest.terms import ASKER, Term, fixed, term_of
from regola_engine.conquest.vocabulary import CONQUER
from regola_engine.conquest.words import CLASSES, NUMBERS
from regola_engine.kernel.levels import BASE, STANDING, voice
from regola_engine.kernel.numbers import ADDED, DEFINED, LOWEST
from regola_engine.kernel.standing import Entry, Standing

if TYPE_CHECKING:
    from regola_engine.conquest.rules import RegionSet
    from regola_engine.conquest.world import World

__all__ = ["Layer", "Ruleset", "Table"]

_BY_PHASE = attrgetter("phase")


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


class Ruleset(Standing):
    """
    All rules in force for a people, by word, verb, moment and event.

    Whoever asks bears them. ``abroad`` are those that others hear, ``shares`` what they hear from
    each people that has borne them. ``key`` tells of a people: race, power, whether it is declined,
    and the relics and places that it bears with the powers that lie with them.
    """

    __slots__ = (
        "__weakref__", "abroad", "barred", "base_facts", "base_slot_values", "calling", "entries",
        "facts", "firsts", "ground", "heeded", "heedings", "key", "layers", "mode_sets", "modes",
        "moments", "primary", "schedules", "shares", "slot_values", "tables", "ties",
        "token_worth", "watches",
    )  # fmt: skip

    def __init__(self, ground: Ground, entries: Iterable[Entry]) -> None:
        self.ground = ground
        self.key: tuple[int, int, bool, tuple[tuple[int, int], ...]] = (-1, -1, False, ())
        self.entries = tuple(entries)
        self.layers = [Layer() for _ in range(len(CLASSES))]
        self.tables = [Table(ground.size) for _ in range(len(NUMBERS))]
        self.barred: dict[str, tuple[int, tuple[RegionSet, ...]]] = {}
        self.heeded: dict[str, list[Entry]] = {}
        self.watches: list[Entry] = []
        self.ties: tuple[tuple[RegionSet, RegionSet], ...] = ()
        self.facts: tuple[r.PeopleFact, ...] = ()
        self.base_facts: tuple[r.PeopleFact, ...] = ()
        self.calling: set[str] = set()
        self.firsts: set[str] = set()
        self.base_slot_values: tuple[r.SlotValue, ...] = ()
        self.slot_values: tuple[r.SlotValue, ...] = ()
        self.primary: r.Offer | None = None
        self.modes: tuple[r.Offer, ...] = ()
        self.abroad: list[Entry] = []
        self.shares: dict[int, World] = {}
        self.token_worth = 1
        self._facts_of_ground()
        super().__init__(self._seen())
        self.of_one = True
        for table in self.tables:
            table.begins.sort(key=_BY_PHASE)
            table.ends.sort(key=_BY_PHASE)
        self.mode_sets = _subsets(self.modes)
        self.schedules = self.heedings = (0, 0)
        self.moments: frozenset[str] = frozenset()

    @property
    def rules(self) -> list[tuple[r.Rule, int]]:
        """The rules, each with its level."""
        return [(entry.rule, BASE if entry.base else STANDING) for entry in self.entries]

    def file(self, entry: Entry) -> None:
        """Take a rule in, after those of the same subject."""
        filer = _FILERS.get(type(entry.rule), Standing.file)
        filer(self, entry)

    def settle(self, programs: tuple[list[str], list[str]], moved: set[int]) -> None:
        """
        Note which moments of a game's turns concern the rules, and which numbers never change.

        ``moved`` are the numbers that pieces on the board change.
        """
        self.moments = frozenset((*self.at, *self.offers))
        self.schedules = _schedules(programs, self.moments)
        self.heedings = _schedules(programs, self.heeded)
        for word, table in enumerate(self.tables):
            table.fixed = word not in moved and table.needs_nothing()

    def _facts_of_ground(self) -> None:
        facts = [(rule, level) for rule, level in self.rules if isinstance(rule, r.Fact)]
        if any(level != BASE for _, level in facts):
            self.ground = self.ground.copy()
            settle_facts(self.ground, facts)

    def _seen(self) -> Iterable[Entry]:
        """Return the rules as the people sees them, for whom some regions may be tied."""
        if not any(isinstance(entry.rule, r.Tie) for entry in self.entries):
            return self.entries
        return [one._replace(rule=seen_tied(one.rule, self.ground)) for one in self.entries]

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


def _file_class(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.Class = entry.rule
    if rule.abroad or rule.piece >= 0:
        ruleset.abroad.append(entry)
        return
    layer, place = ruleset.layers[rule.word], voice(not entry.base, negated=rule.negated)
    if rule.regions is None:
        layer.masks[place] |= ruleset.mask_of(rule.ground)
    else:
        layer.asked += ((place, rule.regions),)


def _file_value(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.Value = entry.rule
    if rule.abroad or rule.piece >= 0:
        ruleset.abroad.append(entry)
        return
    table, base = ruleset.tables[rule.word], entry.base
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


def _file_tie(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.Tie = entry.rule
    one = rule.regions or fixed(ruleset.mask_of(rule.ground))
    other = rule.other_regions or fixed(ruleset.mask_of(rule.others))
    ruleset.ties += ((one, other),)


def _file_ban(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.Ban = entry.rule
    if rule.mover is not None:
        ruleset.abroad.append(entry)
        return
    Standing.file(ruleset, entry)
    barred, asked = ruleset.barred.get(rule.deed, (0, ()))
    if rule.regions is not None:
        asked = (*asked, rule.regions)
    else:
        barred |= -1 if rule.ground is None else rule.ground(ruleset.ground)
    ruleset.barred[rule.deed] = barred, asked


def _file_offer(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.Offer = entry.rule
    if rule.verb == CONQUER and rule.piece < 0:
        if not entry.base:
            ruleset.modes += (rule,)
            return
        ruleset.primary = rule
    Standing.file(ruleset, entry)


def _subsets(modes: tuple[r.Offer, ...]) -> tuple[tuple[r.Offer, ...], ...]:
    """All ways to join offers on one conquest, single ones first, none left out."""
    return tuple(
        chosen for size in range(1, len(modes) + 1) for chosen in combinations(modes, size)
    )


def _file_reaction(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.Reaction = entry.rule
    if rule.heeded:
        ruleset.heeded.setdefault(rule.moment, []).append(entry)
        return
    Standing.file(ruleset, entry)
    if rule.moment and rule.actors is not None:
        ruleset.calling.add(rule.moment)


def _file_slot_value(ruleset: Ruleset, entry: Entry) -> None:
    if entry.base:
        ruleset.base_slot_values += (entry.rule,)
    else:
        ruleset.slot_values += (entry.rule,)


def _file_watch(ruleset: Ruleset, entry: Entry) -> None:
    ruleset.watches.append(entry)


def _file_people_fact(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.PeopleFact = entry.rule
    if rule.peoples is not None:
        ruleset.abroad.append(entry)
    elif entry.base:
        ruleset.base_facts += (rule,)
    else:
        ruleset.facts += (rule,)


def _file_acts(ruleset: Ruleset, entry: Entry) -> None:
    if entry.rule.first:
        ruleset.firsts.update(entry.rule.phases)


def _file_counts(ruleset: Ruleset, entry: Entry) -> None:
    rule: r.Counts = entry.rule
    if rule.piece < 0 and rule.role == r.SOLDIER:
        ruleset.token_worth = rule.worth


_FILERS: dict[type, Callable[[Ruleset, Entry], None]] = {
    r.Class: _file_class,
    r.Value: _file_value,
    r.Tie: _file_tie,
    r.Ban: _file_ban,
    r.Offer: _file_offer,
    r.Reaction: _file_reaction,
    r.SlotValue: _file_slot_value,
    r.Watch: _file_watch,
    r.PeopleFact: _file_people_fact,
    r.Acts: _file_acts,
    r.Counts: _file_counts,
}
"""What is filed otherwise than in any game; facts of the ground are settled before all else."""
