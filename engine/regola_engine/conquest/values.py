"""
Numbers of regions, worked out for a set of them at once, and the rules that they come from.

What needs no position is worked out with the ruleset; the rest are terms, in the order of
`kernel.numbers`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from operator import attrgetter
from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.classes import class_mask, shielded
from regola_engine.conquest.ground import bits
from regola_engine.conquest.terms import ASKER, Term, term_of
from regola_engine.conquest.vocabulary import CONQUEST_COST, INCOME
from regola_engine.kernel.log import Entry, Part
from regola_engine.kernel.numbers import ADDED, HIGHEST, LOWEST, MULTIPLIED, told

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["costs", "evaluate", "held_total", "in_holders_eyes", "number", "parts_told", "total"]


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
        numbers, rule = (region, values[region]), position.agenda[-1].rule
        why = parts_told(position, INCOME, you, region)
        entry = Entry("income", position.owner[you], rule, numbers, why)
        if position.log is not None:
            position.log.append(entry)


def costs(position: Position, you: int, mask: int) -> list[int]:
    """Return, by region, what conquering those of the set costs; others have no meaning."""
    return evaluate(position, CONQUEST_COST, you, mask)


def evaluate(position: Position, word: int, you: int, mask: int) -> list[int]:
    """Return a number by region, not to be changed; only the regions of the set have a meaning."""
    if position.game.seeming[word] < 0:
        return _evaluate(position, word, you, mask)
    with _seeming_empty(position, word, you, mask):
        return _evaluate(position, word, you, mask)


@contextmanager
def _seeming_empty(position: Position, word: int, you: int, mask: int) -> Iterator[None]:
    """Have those regions of a set empty that are so for a number in the eyes of a people."""
    seeming = position.game.seeming[word]
    found = class_mask(position, seeming, you) & mask if seeming >= 0 else 0
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
    table, others = position.rulesets[you].tables[word], position.standing.terms.get(word, ())
    if table.fixed and not position.deed and not others:
        return table.steady
    shield = shielded(position, you) & mask
    values = _begun(position, word, you, mask, shield)
    begins, ends = table.begins, table.ends
    if others or position.deed:
        more = [*others, *_of_deed(position, word, you)]
        begins = [*begins, *(term for term in more if term.phase < LOWEST)]
        ends = [*ends, *(term for term in more if term.phase >= LOWEST)]
        begins.sort(key=_BY_PHASE)
        ends.sort(key=_BY_PHASE)
    for term in begins:
        _apply(position, term, you, mask, shield, values)
    least = table.least
    for region in bits(mask):
        if values[region] < least[region]:  # noqa: PLR1730  # a call less for each region
            values[region] = least[region]
    for term in ends:
        _apply(position, term, you, mask, shield, values)
    return values


_BY_PHASE = attrgetter("phase")


def _begun(position: Position, word: int, you: int, mask: int, shield: int) -> list[int]:
    """Return what a number begins with: its definition, and what needs no position."""
    table, added = position.rulesets[you].tables[word], position.added[word]
    values = table.steady[:]
    for region in bits(shield):
        values[region] = table.unhelped[region]
    for region in bits(mask):
        values[region] += added[region]
    if table.definitions:
        defined = table.defined[:]
        for term in table.definitions:
            for region in bits(mask & term.extent(position, you)):
                amount = _amount(position, term.rule, you, region)
                values[region] += amount - defined[region]
                defined[region] = amount
    return values


def _of_deed(position: Position, word: int, you: int) -> list[Term]:
    """Return what the settings of the deed under way say of a number."""
    ground, base = position.rulesets[you].ground, position.game.base_rules
    said = [rule for rule in position.deed if isinstance(rule, r.Value) and rule.word == word]
    return [term_of(rule, ground, you, helping=rule.index not in base) for rule in said]


def _apply(
    position: Position, term: Term, you: int, mask: int, shield: int, values: list[int]
) -> None:
    """Do what a rule does to a number in the regions of a set where it holds."""
    phase, rule, bearer, where, helping = term
    if bearer == ASKER:
        bearer = you
    extent = mask & where(position, bearer)
    if shield and helping and bearer == you:
        extent &= ~shield
    if phase == ADDED:
        _add(position, rule, bearer, bits(extent), values)
        return
    for region in bits(extent):
        amount = _amount(position, rule, bearer, region)
        if phase == MULTIPLIED:
            values[region] *= 2
        elif phase == LOWEST:
            values[region] = max(values[region], amount)
        elif phase == HIGHEST:
            values[region] = min(values[region], amount)
        else:
            values[region] = amount


def _add(
    position: Position, rule: r.Value, bearer: int, regions: tuple[int, ...], values: list[int]
) -> None:
    """Add what a rule says is more in each of some regions, or take what is less."""
    constant, amount = rule.constant, rule.amount
    if rule.operation == r.LESS:
        constant = -constant
    if amount is None:
        for region in regions:
            values[region] += constant
    else:
        for region in regions:
            values[region] += constant * amount(position, bearer, region)


def _amount(position: Position, rule: r.Value, bearer: int, region: int) -> int:
    if rule.amount is None:
        return rule.constant
    return rule.constant * rule.amount(position, bearer, region)


# ---- where a number comes from ----------------------------------------------------------------


def parts_told(position: Position, word: int, you: int, region: int) -> tuple[Part, ...]:
    """Return what each rule does to a number of a region, in order; the last *is* overrides."""
    with _seeming_empty(position, word, you, 1 << region):
        table, others = position.rulesets[you].tables[word], position.standing.terms.get(word, ())
        said = [*table.told, *others, *_of_deed(position, word, you)]
        found = [
            Part(term.rule.index, term.rule.operation, amount)
            for term in said
            for amount in _done_to(position, term, you, region)
        ]
        found += _of_pieces(position, word, region)
    return told(found)


def _done_to(position: Position, term: Term, you: int, region: int) -> list[int]:
    """Return the amount of a rule about a number of a region, nothing where it does not hold."""
    bearer = you if term.bearer == ASKER else term.bearer
    extent = term.extent(position, bearer)
    if term.helping and bearer == you:
        extent &= ~shielded(position, you)
    return [_amount(position, term.rule, bearer, region)] if extent >> region & 1 else []


def _of_pieces(position: Position, word: int, region: int) -> list[Part]:
    size = position.game.ground.size
    lying = [(k, position.lying[k.word * size + region]) for k in position.game.kinds if k]
    return [
        Part(rule.index, rule.operation, count * rule.constant)
        for kind, count in lying
        for rule in kind.rules
        if count and isinstance(rule, r.Value) and rule.piece >= 0 and rule.word == word
    ]
