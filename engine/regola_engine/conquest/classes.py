"""
Changing classes of regions in the eyes of a people.

The highest level that speaks decides: base rules, then standing ones, then the settings of the
deed under way; within a level *not* wins; silence is no. What helps a people does not work where a
region is shielded against it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from regola_engine.conquest.benefit import serves
from regola_engine.conquest.ground import Ground, union
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import Ban, Class, Tie, Value
from regola_engine.conquest.vocabulary import SHIELDED
from regola_engine.kernel.levels import STANDING, decided, voice

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.rules import GroundSet, RegionSet, Rule

__all__ = ["around", "class_mask", "near", "seen_tied", "shielded", "unshielded"]


def near(position: Position, you: int) -> int:
    """Return the regions beside those that a people holds, abilities included."""
    found = position.near[you]
    held = position.held[you]
    if found < 0:
        found = position.near[you] = union(position.game.ground.beside, held)
    ties = position.rulesets[you].ties
    if ties or position.deed:
        return found | _tied(position, you, held)
    return found


def around(position: Position, you: int, mask: int) -> int:
    """Return the regions beside a region of the set, in the eyes of a people."""
    ground = position.game.ground
    found = union(ground.beside, mask & ground.everywhere)
    return found | _tied(position, you, mask) if position.rulesets[you].ties else found


class _Tied(Ground):
    """A board in the eyes of a people for whom more regions touch than the board shows."""

    __slots__ = ("position", "you")

    def __init__(self, position: Position, you: int) -> None:
        ground = position.rulesets[you].ground
        super().__init__(ground.size, ground.masks, ground.beside)
        self.position = position
        self.you = you

    def around(self, mask: int) -> int:
        """Return the regions that touch a region of the set in the eyes of the people."""
        return around(self.position, self.you, mask)


class _Asked(Ground):
    """A board that notes whether somebody asked what touches what."""

    __slots__ = ("asked",)

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground.size, ground.masks, ground.beside)
        self.asked = False

    def around(self, mask: int) -> int:
        """Return the regions that touch a region of the set."""
        self.asked = True
        return super().around(mask)


def seen_tied(rule: Rule, ground: Ground) -> Rule:
    """
    Return a rule of a people for whom rules tie regions, asked anew where it speaks of neighbours.

    What regions are on their board is told by the board alone and stays as it is.
    """
    if isinstance(rule, Tie):
        return replace(rule, **_anew(rule, ground, "ground", "regions", "others", "other_regions"))
    if isinstance(rule, Class | Value | Ban):
        return replace(rule, **_anew(rule, ground, "ground", "regions"))
    return rule


def _anew(rule: Rule, ground: Ground, *pairs: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for lasting, asked in zip(pairs[::2], pairs[1::2], strict=True):
        told = getattr(rule, lasting)
        if told is not None and _looks_around(told, ground):
            found |= {lasting: None, asked: _in_its_eyes(told)}
    return found


def _looks_around(told: GroundSet, ground: Ground) -> bool:
    seen = _Asked(ground)
    told(seen)
    return seen.asked


def _in_its_eyes(told: GroundSet) -> RegionSet:
    return lambda position, you: told(_Tied(position, you))


def _tied(position: Position, you: int, mask: int) -> int:
    found = 0
    for left, right in _ties(position, you):
        found |= _tied_to(mask & left, right) | _tied_to(mask & right, left)
    return found & ~shielded(position, you)


def _tied_to(touching: int, others: int) -> int:
    """Return the regions that touch one of a set, which no region does to itself."""
    if not touching:
        return 0
    alone = touching & (touching - 1) == 0
    return others & ~touching if alone else others


def _ties(position: Position, you: int) -> list[tuple[int, int]]:
    """
    Return the sets whose regions touch each other in the eyes of a people.

    What touches may hang on what touches: the least sets that fit are meant.
    """
    ties = position.rulesets[you].ties
    nothing = [(0, 0)] * len(ties)
    return position.standing.least.of(position, ("tie", you), nothing, _tied_now, you)


def _tied_now(position: Position, you: int) -> list[tuple[int, int]]:
    ties = position.rulesets[you].ties
    return [(one(position, you), other(position, you)) for one, other in ties]


def class_mask(position: Position, word: int, you: int) -> int:
    """
    Return the regions of a class in the eyes of a people.

    A class may be said of regions by their being of it: the least set that fits is meant.
    """
    layer, said = position.rulesets[you].layers[word], position.standing.classes
    if not (layer.asked or word in said or position.deed or position.game.shields):
        return _lying(position, word, decided(layer.masks))
    return position.standing.least.of(position, (word, you), 0, _spoken, word, you)


def _lying(position: Position, word: int, mask: int) -> int:
    """Return a set of regions with those that are of a class by a piece that lies there."""
    for kind in position.game.lying[word]:
        mask |= position.where[kind]
    return mask


def _spoken(position: Position, word: int, you: int) -> int:
    """Return the regions of a class by what rules say now."""
    layer = position.rulesets[you].layers[word]
    said = layer.masks[:]
    for place, regions in layer.asked:
        said[place] |= regions(position, you)
    if position.game.shields:
        for negated in (False, True):
            place = voice(STANDING, negated=negated)
            if said[place] and serves(word, negated=negated):
                said[place] &= ~shielded(position, you)
    said[_SO] = _lying(position, word, said[_SO])
    for rule, _, bearer, _ in position.standing.classes.get(word, ()):
        said[voice(STANDING, negated=rule.negated)] |= _extent(position, bearer, rule)
    mask = decided(said)
    return _with_deed(position, word, you, mask) if position.deed else mask


_SO = voice(STANDING, negated=False)


def _extent(position: Position, you: int, rule: Class) -> int:
    if rule.regions is not None:
        return rule.regions(position, you)
    # What the game says itself it says of the board as it is.
    ground = position.game.ground if you == NOBODY else position.rulesets[you].ground
    return ground.everywhere if rule.ground is None else rule.ground(ground)


def _with_deed(position: Position, word: int, you: int, mask: int) -> int:
    settings = [rule for rule in position.deed if isinstance(rule, Class) and rule.word == word]
    for rule in settings:
        mask |= 0 if rule.negated else _reach(position, you, rule)
    for rule in settings:
        mask &= ~_reach(position, you, rule) if rule.negated else -1
    return mask


def _reach(position: Position, you: int, rule: Class) -> int:
    """Return where a setting of a deed holds: an ability that helps stops at a shield."""
    found = _extent(position, you, rule)
    if serves(rule.word, negated=rule.negated) and rule.index not in position.game.base_rules:
        return found & ~shielded(position, you)
    return found


def unshielded(position: Position, you: int, mask: int) -> int:
    """Return the regions of a set where the abilities of a people work."""
    return mask & ~shielded(position, you)


def shielded(position: Position, you: int) -> int:
    """Return the regions where nothing helps a people against the opponent that holds them."""
    if not position.game.shields:
        return 0
    layer, game = position.rulesets[you].layers[SHIELDED], position.game
    said = SHIELDED in position.standing.classes or game.lying[SHIELDED]
    if not (said or layer.asked or layer.masks[_SO]):
        return 0
    return class_mask(position, SHIELDED, you) & ~_own(position, you)


def _own(position: Position, you: int) -> int:
    """The regions that peoples of the same player hold."""
    seat, found = position.owner[you], 0
    for people, owner in enumerate(position.owner):
        if owner == seat != NOBODY:
            found |= position.held[people]
    return found
