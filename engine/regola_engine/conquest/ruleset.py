"""
The rules in force for one people, sorted by what they speak of.

A ruleset is made once for a race with a power, active or declined, on one board, and shared by all
positions of the game. Rules that need no position are worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from regola_engine.conquest import rules as r
from regola_engine.conquest.benefit import helps
from regola_engine.conquest.classes import seen_tied
from regola_engine.conquest.ground import Ground, bits
from regola_engine.conquest.vocabulary import CONQUER
from regola_engine.conquest.words import CLASSES, NUMBERS

if TYPE_CHECKING:
    from regola_engine.conquest.rules import Amount, RegionSet

__all__ = ["BASE", "STANDING", "Layer", "Ruleset", "Table"]

BASE, STANDING = range(2)
"""The level of a rule: of the game, or of an item in force."""


_Rule = TypeVar("_Rule", bound=r.Rule)

Filed: TypeAlias = dict[str, tuple[_Rule, ...]]
"""Rules by the deed or the moment that they speak of."""


class Layer:
    """
    What the ruleset says of one changing class of regions, base rules and standing ones apart.

    Sets known beforehand are masks, the others functions; ``silent`` when nothing is said.
    """

    __slots__ = ("base_minus", "base_not", "base_plus", "base_yes", "minus", "no", "plus", "yes")

    def __init__(self) -> None:
        self.base_yes = 0
        self.base_not = 0
        self.base_plus: tuple[RegionSet, ...] = ()
        self.base_minus: tuple[RegionSet, ...] = ()
        self.yes = 0
        self.no = 0
        self.plus: tuple[RegionSet, ...] = ()
        self.minus: tuple[RegionSet, ...] = ()


class Table:
    """
    What the ruleset says of one number of regions.

    ``steady`` holds, by region, what needs no position: the definition and all that is added;
    ``unhelped`` the same without what helps the asker. ``flat`` terms add a constant in the regions
    of a function; ``fluid`` ones an amount that a function gives for a region. ``least`` and
    ``most`` bound by region; ``bounds`` ask a position, or help and stop at a
    shield; ``doubles`` and ``overrides`` are in the order of their rules. A
    ``fixed`` number is ``steady`` as it stands, unless others or a deed speak of it.
    """

    __slots__ = (
        "bounds",
        "defined",
        "definitions",
        "doubles",
        "fixed",
        "flat",
        "fluid",
        "has_most",
        "least",
        "most",
        "overrides",
        "steady",
        "unhelped",
    )

    def __init__(self, size: int) -> None:
        self.steady = [0] * size
        self.unhelped = [0] * size
        self.defined = [0] * size
        self.definitions: tuple[r.Value, ...] = ()
        self.flat: tuple[tuple[RegionSet, int, bool], ...] = ()
        self.fluid: tuple[tuple[Amount, int, RegionSet | None, bool], ...] = ()
        self.least = [0] * size  # there is nothing less than nothing
        self.most = [r.ALL] * size
        self.has_most = False
        self.bounds: tuple[r.Value, ...] = ()
        self.doubles: tuple[r.Value, ...] = ()
        self.overrides: tuple[r.Value, ...] = ()
        self.fixed = False

    def needs_nothing(self) -> bool:
        """Tell whether the number is settled by the ruleset alone, whatever the position."""
        asks = (
            self.definitions,
            self.flat,
            self.fluid,
            self.doubles,
            self.bounds,
            self.overrides,
        )
        inside = all(
            low <= value <= high
            for low, value, high in zip(self.least, self.steady, self.most, strict=True)
        )
        return not any(asks) and inside and self.steady == self.unhelped


class Ruleset:
    """All rules in force for a people, by word, verb, moment and event."""

    __slots__ = (
        "abroad",
        "bans",
        "base_facts",
        "base_slot_values",
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
        self.reactions: Filed[r.Reaction] = {}
        self.heeded: Filed[r.Reaction] = {}
        self.offers: Filed[r.Offer] = {}
        self.events: Filed[r.Reaction] = {}
        self.watches: Filed[r.Watch] = {}
        self.ties: tuple[tuple[RegionSet, RegionSet], ...] = ()
        self.facts: tuple[r.PeopleFact, ...] = ()
        self.base_facts: tuple[r.PeopleFact, ...] = ()
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
    layer = ruleset.layers[rule.word]
    if rule.regions is None:
        _add_mask(layer, ruleset.mask_of(rule.ground), base=level == BASE, negated=rule.negated)
    elif level == BASE:
        _add_base_set(layer, rule.regions, negated=rule.negated)
    elif rule.negated:
        layer.minus += (rule.regions,)
    else:
        layer.plus += (rule.regions,)


def _add_mask(layer: Layer, mask: int, *, base: bool, negated: bool) -> None:
    if base and negated:
        layer.base_not |= mask
    elif base:
        layer.base_yes |= mask
    elif negated:
        layer.no |= mask
    else:
        layer.yes |= mask


def _add_base_set(layer: Layer, regions: RegionSet, *, negated: bool) -> None:
    if negated:
        layer.base_minus += (regions,)
    else:
        layer.base_plus += (regions,)


def _add_value(ruleset: Ruleset, rule: r.Value, level: int) -> None:
    if rule.abroad or rule.piece >= 0:
        ruleset.abroad.append((rule, level))
        return
    table = ruleset.tables[rule.word]
    if rule.operation == r.IS:
        _define(ruleset, table, rule, base=level == BASE)
    elif rule.operation in (r.MORE, r.LESS):
        _increase(ruleset, table, rule, base=level == BASE)
    elif rule.operation == r.DOUBLED:
        table.doubles += (rule,)
    else:
        _bound(ruleset, table, rule, base=level == BASE)


def _define(ruleset: Ruleset, table: Table, rule: r.Value, *, base: bool) -> None:
    if not base:
        table.overrides += (rule,)
    elif rule.regions is not None or rule.amount is not None:
        table.definitions += (rule,)
    else:
        for region in bits(ruleset.mask_of(rule.ground)):
            change = rule.constant - table.defined[region]
            table.defined[region] = rule.constant
            table.steady[region] += change
            table.unhelped[region] += change


def _increase(ruleset: Ruleset, table: Table, rule: r.Value, *, base: bool) -> None:
    sign = 1 if rule.operation == r.MORE else -1
    helping = not base and helps(rule.word, rule.operation)
    amount = sign * rule.constant
    if rule.amount is not None:
        where = rule.regions or _fixed(ruleset, rule.ground)
        table.fluid += ((rule.amount, amount, where, helping),)
    elif rule.regions is not None:
        table.flat += ((rule.regions, amount, helping),)
    else:
        for region in bits(ruleset.mask_of(rule.ground)):
            table.steady[region] += amount
            table.unhelped[region] += 0 if helping else amount


def _fixed(ruleset: Ruleset, ground: r.GroundSet | None) -> RegionSet:
    mask = ruleset.mask_of(ground)
    return lambda _position, _you: mask


def _bound(ruleset: Ruleset, table: Table, rule: r.Value, *, base: bool) -> None:
    helping = not base and helps(rule.word, rule.operation)
    if helping or rule.regions is not None or rule.amount is not None:
        table.bounds += (rule,)
        return
    for region in bits(ruleset.mask_of(rule.ground)):
        if rule.operation == r.AT_LEAST:
            table.least[region] = max(table.least[region], rule.constant)
        else:
            table.most[region] = min(table.most[region], rule.constant)
            table.has_most = True


def _add_tie(ruleset: Ruleset, rule: r.Tie, _level: int) -> None:
    one = rule.regions or _fixed(ruleset, rule.ground)
    other = rule.other_regions or _fixed(ruleset, rule.others)
    ruleset.ties += ((one, other),)


def _add_ban(ruleset: Ruleset, rule: r.Ban, level: int) -> None:
    if rule.mover is not None:
        ruleset.abroad.append((rule, level))
    else:
        _file(ruleset.bans, rule.deed, rule)


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
