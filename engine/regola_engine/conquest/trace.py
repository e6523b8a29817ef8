"""Where a number comes from: each rule that took part, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.benefit import helps
from regola_engine.conquest.classes import shielded
from regola_engine.conquest.ruleset import BASE, STANDING
from regola_engine.kernel.log import Part

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["trace"]


def trace(position: Position, word: int, you: int, region: int) -> list[Part]:
    """
    Return the parts of a number of a region in the order of the calculus.

    The last *is* of an item or a deed overrides what the others come to.
    """
    from regola_engine.conquest.values import seeming_empty

    with seeming_empty(position, word, you, 1 << region):
        parts = _of_ruleset(position, word, you, region)
        parts.extend(_of_pieces(position, word, region))
        for bearer, rule in position.world.values[word]:
            parts.extend(_part(position, bearer, rule, region))
        for setting in position.deed:
            if isinstance(setting, r.Value) and setting.word == word:
                if _breaks(position, you, setting, region):
                    continue
                parts.extend(_part(position, you, setting, region))
    return _telling(sorted(parts, key=lambda part: _ORDER[part.operation]))


def _breaks(position: Position, you: int, setting: r.Value, region: int) -> bool:
    """Tell whether a setting helps where a shield lets nothing help."""
    helping = setting.operation == r.IS or helps(setting.word, setting.operation)
    of_ability = setting.index not in position.game.base_rules
    return helping and of_ability and bool(shielded(position, you) >> region & 1)


def _telling(parts: list[Part]) -> list[Part]:
    """Leave out the bounds that change nothing."""
    value, kept = 0, []
    for part in parts:
        before, value = value, _after(value, part)
        if value != before or part.operation not in (r.AT_LEAST, r.AT_MOST):
            kept.append(part)
    return kept


def _after(value: int, part: Part) -> int:
    if part.operation == r.AT_LEAST:
        return max(value, part.amount)
    if part.operation == r.AT_MOST:
        return min(value, part.amount)
    if part.operation == r.DOUBLED:
        return value * 2
    return value - part.amount if part.operation == r.LESS else value + part.amount


_ORDER = {r.IS: 0, r.MORE: 1, r.LESS: 2, r.DOUBLED: 3, r.AT_LEAST: 4, r.AT_MOST: 5}


def _of_ruleset(position: Position, word: int, you: int, region: int) -> list[Part]:
    shield = shielded(position, you) >> region & 1
    parts: list[Part] = []
    for level in (BASE, STANDING):
        for rule, own_level in position.rulesets[you].rules:
            if own_level != level or not isinstance(rule, r.Value) or rule.word != word:
                continue
            if rule.abroad or rule.piece >= 0:
                continue
            helping = rule.operation == r.IS or helps(word, rule.operation)
            if not (shield and level == STANDING and helping):
                parts.extend(_part(position, you, rule, region))
    return parts


def _part(position: Position, you: int, rule: r.Value, region: int) -> list[Part]:
    ground = position.rulesets[you].ground
    mask = -1
    if rule.regions is not None:
        mask = rule.regions(position, you)
    elif rule.ground is not None:
        mask = rule.ground(ground)
    if not mask >> region & 1:
        return []
    amount = rule.constant
    if rule.amount is not None:
        amount *= rule.amount(position, you, region)
    if not amount and rule.operation in (r.MORE, r.LESS):
        return []
    return [Part(rule.index, rule.operation, amount)]


def _of_pieces(position: Position, word: int, region: int) -> list[Part]:
    parts: list[Part] = []
    size = position.game.ground.size
    for kind in position.game.kinds:
        count = 0 if kind is None else position.lying[kind.word * size + region]
        if kind is None or not count:
            continue
        parts.extend(
            Part(rule.index, rule.operation, count * rule.constant)
            for rule in kind.rules
            if isinstance(rule, r.Value) and rule.piece >= 0 and rule.word == word
        )
    return parts
