"""
Changing classes of regions in the eyes of a people.

The highest level that speaks decides: base rules, then standing ones, then the settings of the
deed under way; within a level *not* wins; silence is no. What helps a people does not work where a
region is shielded against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.ground import union
from regola_engine.conquest.helping import SHIELDED
from regola_engine.conquest.rules import Class

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["around", "class_mask", "near", "shielded"]


def near(position: Position, you: int) -> int:
    """Return the regions beside those that a people holds, abilities included."""
    found = position.near[you]
    held = position.held[you]
    if found < 0:
        found = position.near[you] = union(position.game.ground.beside, held)
    ties = position.kits[you].ties
    if ties or position.deed:
        return found | _tied(position, you, held)
    return found


def around(position: Position, you: int, mask: int) -> int:
    """Return the regions beside a region of the set, in the eyes of a people."""
    ground = position.game.ground
    found = union(ground.beside, mask & ground.everywhere)
    return found | _tied(position, you, mask) if position.kits[you].ties else found


def _tied(position: Position, you: int, mask: int) -> int:
    found = 0
    for one, other in position.kits[you].ties:
        left, right = one(position, you), other(position, you)
        found |= right if mask & left else 0
        found |= left if mask & right else 0
    return found


_OPEN: dict[tuple[int, int], list[int]] = {}
"""The classes being worked out, by word and people: what is known so far, and who asked again."""

_MOST_ROUNDS = 64
"""Rounds after which a class that depends on its own denial stays as it is."""


def class_mask(position: Position, word: int, you: int) -> int:
    """
    Return the regions of a class in the eyes of a people.

    A class may be said of regions by their being of it: the least set that fits is meant.
    """
    key = (word, you)
    known = _OPEN.get(key)
    if known is not None:
        known[1] = 1
        return known[0]
    known = _OPEN[key] = [0, 0]
    try:
        found = _spoken(position, word, you)
        rounds = _MOST_ROUNDS if known[1] else 0
        while rounds and found != known[0]:
            known[0] = found
            found = _spoken(position, word, you)
            rounds -= 1
    finally:
        del _OPEN[key]
    return found


def _spoken(position: Position, word: int, you: int) -> int:
    """Return the regions of a class by what rules say now, the highest level first."""
    layer = position.kits[you].layers[word]
    mask = layer.base_yes
    for regions in layer.base_plus:
        mask |= regions(position, you)
    mask &= ~layer.base_not
    for regions in layer.base_minus:
        mask &= ~regions(position, you)
    world = position.world
    mask |= layer.yes
    for regions in layer.plus:
        mask |= regions(position, you)
    for kind in world.pieces[word]:
        mask |= position.where[kind]
    for bearer, rule in world.yes[word]:
        mask |= _extent(position, bearer, rule)
    mask &= ~layer.no
    for regions in layer.minus:
        mask &= ~regions(position, you)
    for bearer, rule in world.no[word]:
        mask &= ~_extent(position, bearer, rule)
    return _with_deed(position, word, you, mask) if position.deed else mask


def _extent(position: Position, you: int, rule: Class) -> int:
    if rule.regions is not None:
        return rule.regions(position, you)
    ground = position.kits[you].ground
    return ground.everywhere if rule.ground is None else rule.ground(ground)


def _with_deed(position: Position, word: int, you: int, mask: int) -> int:
    settings = [rule for rule in position.deed if isinstance(rule, Class) and rule.word == word]
    for rule in settings:
        mask |= 0 if rule.negated else _extent(position, you, rule)
    for rule in settings:
        mask &= ~_extent(position, you, rule) if rule.negated else -1
    return mask


def shielded(position: Position, you: int) -> int:
    """Return the regions where nothing helps a people against whoever holds them."""
    if not position.game.shields:
        return 0
    return class_mask(position, SHIELDED, you)
