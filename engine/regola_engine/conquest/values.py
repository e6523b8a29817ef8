"""
Numbers of regions.

Base rules define; what is *more* or *less* adds up over all levels; then doubling, then the bounds
once; then an overriding *is*, standing before deed, has the last word.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.benefit import helps
from regola_engine.conquest.classes import class_mask, shielded
from regola_engine.conquest.ground import bits
from regola_engine.conquest.trace import trace
from regola_engine.conquest.vocabulary import CONQUEST_COST, INCOME
from regola_engine.kernel.log import Entry

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.ruleset import Table

__all__ = ["costs", "evaluate", "held_total", "in_holders_eyes", "number", "seeming_empty", "total"]


def number(position: Position, word: int, you: int, region: int) -> int:
    """Return a number of one region in the eyes of a people."""
    return evaluate(position, word, you, 1 << region)[region]


def total(position: Position, word: int, you: int, mask: int) -> int:
    """Return the sum of a number over regions."""
    mask &= position.game.ground.everywhere
    if not mask:
        return 0
    values = evaluate(position, word, you, mask)
    if position.log is not None and position.agenda and word == INCOME:
        _tell(position, you, mask, values)
    return sum([values[region] for region in bits(mask)])


def in_holders_eyes(position: Position, word: int, you: int, region: int) -> int:
    """Return a number of a region in its holder's eyes, in the asker's where nobody holds it."""
    holder = position.holder[region]
    return number(position, word, holder if holder >= 0 else you, region)


def held_total(position: Position, word: int, you: int, mask: int) -> int:
    """Return the sum of a number over regions, each in the eyes of who holds it."""
    mask &= position.game.ground.everywhere
    return sum([in_holders_eyes(position, word, you, region) for region in bits(mask)])


def _tell(position: Position, you: int, mask: int, values: list[int]) -> None:
    """Keep in the log what each region yields, with the rules that it comes from."""
    for region in bits(mask):
        parts = tuple(trace(position, INCOME, you, region))
        numbers = (region, values[region])
        entry = Entry("income", position.owner[you], position.agenda[-1].rule, numbers, parts)
        if position.log is not None:
            position.log.append(entry)


def costs(position: Position, you: int, mask: int) -> list[int]:
    """Return, by region, what conquering those of the set costs; others have no meaning."""
    return evaluate(position, CONQUEST_COST, you, mask)


def evaluate(position: Position, word: int, you: int, mask: int) -> list[int]:
    """Return a number by region, not to be changed; only the regions of the set have a meaning."""
    if position.game.seeming[word] < 0:
        return _evaluate(position, word, you, mask)
    with seeming_empty(position, word, you, mask):
        return _evaluate(position, word, you, mask)


@contextmanager
def seeming_empty(position: Position, word: int, you: int, mask: int) -> Iterator[None]:
    """Have those regions of a set empty that are so for a number in the eyes of a people."""
    seeming = position.game.seeming[word]
    found = class_mask(position, seeming, you) & mask if seeming >= 0 else 0
    if found:
        found &= ~shielded(position, you)
    tokens, defenders = position.tokens, position.defenders
    stood = [(region, tokens[region], defenders[region]) for region in bits(found)]
    for region in bits(found):
        tokens[region] = defenders[region] = 0
    try:
        yield
    finally:
        for region, count, defended in stood:
            tokens[region], defenders[region] = count, defended


def _evaluate(position: Position, word: int, you: int, mask: int) -> list[int]:
    table = position.rulesets[you].tables[word]
    if table.fixed and not position.deed and not position.world.values[word]:
        return table.steady
    added = position.added[word]
    regions = bits(mask)
    values = table.steady[:]
    for region in regions:
        values[region] += added[region]
    shield = shielded(position, you)
    if shield & mask:
        for region in bits(shield & mask):
            values[region] = table.unhelped[region] + added[region]
    if table.definitions:
        _define(position, table, you, mask, values)
    _add_terms(position, table, you, mask, shield, values)
    if position.world.values[word] or position.deed:
        _add_others(position, word, you, mask, values)
    _double_and_bound(position, word, you, mask, values)
    if table.bounds or position.world.values[word] or position.deed:
        _bound_anew(position, word, you, mask, values)
    if table.overrides or position.world.values[word] or position.deed:
        _override(position, word, you, mask, values)
    return values


def _define(position: Position, table: Table, you: int, mask: int, values: list[int]) -> None:
    for rule in table.definitions:
        for region in bits(mask & _extent(position, you, rule)):
            values[region] += _amount(position, you, rule, region)


def _add_terms(
    position: Position, table: Table, you: int, mask: int, shield: int, values: list[int]
) -> None:
    for where, constant, helping in table.flat:
        for region in bits(mask & where(position, you) & (~shield if helping else -1)):
            values[region] += constant
    for amount, sign, regions, helping in table.fluid:
        extent = mask if regions is None else mask & regions(position, you)
        for region in bits(extent & ~shield if helping else extent):
            values[region] += sign * amount(position, you, region)


def _spoken(position: Position, word: int, you: int) -> list[tuple[int, r.Value]]:
    """Rules of others and settings of the deed on a number, with their bearers, weakest first."""
    found = list(position.world.values[word])
    settings = [rule for rule in position.deed if isinstance(rule, r.Value)]
    found.extend((you, rule) for rule in settings if rule.word == word)
    return found


def _add_others(position: Position, word: int, you: int, mask: int, values: list[int]) -> None:
    for bearer, rule in _spoken(position, word, you):
        if rule.operation in (r.MORE, r.LESS):
            sign = 1 if rule.operation == r.MORE else -1
            for region in bits(mask & _reach(position, you, bearer, rule)):
                values[region] += sign * _amount(position, bearer, rule, region)


def _double_and_bound(
    position: Position, word: int, you: int, mask: int, values: list[int]
) -> None:
    table = position.rulesets[you].tables[word]
    doubles = [(you, rule) for rule in table.doubles]
    if position.world.values[word] or position.deed:
        spoken = _spoken(position, word, you)
        doubles += [(bearer, rule) for bearer, rule in spoken if rule.operation == r.DOUBLED]
    for bearer, rule in doubles:
        for region in bits(mask & _extent(position, bearer, rule)):
            values[region] *= 2
    least = table.least
    for region in bits(mask):
        if values[region] < least[region]:  # noqa: PLR1730  # a call less for each region
            values[region] = least[region]
    if table.has_most:
        for region in bits(mask):
            values[region] = min(values[region], table.most[region])


def _bound_anew(position: Position, word: int, you: int, mask: int, values: list[int]) -> None:
    """Bound as rules say that hang on the position, on others, or on the deed under way."""
    own = position.rulesets[you].tables[word].bounds
    bounds = [(you, rule) for rule in own]
    bounds += [
        (bearer, rule)
        for bearer, rule in _spoken(position, word, you)
        if rule.operation in (r.AT_LEAST, r.AT_MOST)
    ]
    for bearer, rule in bounds:
        bound = max if rule.operation == r.AT_LEAST else min
        for region in bits(mask & _reach(position, you, bearer, rule)):
            values[region] = bound(values[region], _amount(position, bearer, rule, region))


def _override(position: Position, word: int, you: int, mask: int, values: list[int]) -> None:
    standing = [(you, rule) for rule in position.rulesets[you].tables[word].overrides]
    for bearer, rule in standing + _spoken(position, word, you):
        if rule.operation == r.IS:
            for region in bits(mask & _reach(position, you, bearer, rule)):
                values[region] = _amount(position, bearer, rule, region)


def _amount(position: Position, you: int, rule: r.Value, region: int) -> int:
    if rule.amount is None:
        return rule.constant
    return rule.constant * rule.amount(position, you, region)


def _reach(position: Position, you: int, bearer: int, rule: r.Value) -> int:
    """Return where a rule speaks to a people: its own ability that helps it stops at a shield."""
    found = _extent(position, bearer, rule)
    helping = rule.operation == r.IS or helps(rule.word, rule.operation)
    if bearer == you and helping and rule.index not in position.game.base_rules:
        return found & ~shielded(position, you)
    return found


def _extent(position: Position, you: int, rule: r.Value) -> int:
    if rule.regions is not None:
        return rule.regions(position, you)
    if rule.ground is None:
        return -1
    return rule.ground(position.rulesets[you].ground)
