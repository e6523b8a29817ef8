"""Yes and no in levels, and classes that are said of things by their being of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

__all__ = ["BASE", "STANDING", "Least", "decided", "voice"]

BASE, STANDING = range(2)
"""The level of a rule: of the game, or of an item in force."""


def voice(level: int, *, negated: bool) -> int:
    """Return the place, of the four that `decided` hears, of what a level says is or is not so."""
    return 2 * level + negated


def decided(said: Sequence[int]) -> int:
    """
    Return what is so: items speak louder than the base, and within a level *not* wins.

    Of each `voice` the set of things that it speaks of.
    """
    base, base_not, items, items_not = said
    return ((base & ~base_not) | items) & ~items_not


_MOST_ROUNDS = 64
"""Rounds after which what depends on its own denial stays as it is."""

_Found = TypeVar("_Found")


class Least:
    """
    What is being worked out, where it may hang on itself: the least that fits.

    It begins with nothing, and what is found is used to find more, until nothing is new. ``half``
    holds what is known so far of each, and whether somebody asked for it.
    """

    __slots__ = ("half",)

    def __init__(self) -> None:
        self.half: dict[Any, list[Any]] = {}

    def of(
        self, position: Any, key: Any, nothing: _Found, work: Callable[..., _Found], *told: Any
    ) -> _Found:
        """
        Return the least that fits, of what ``work`` gives for a position when ``told`` so much.

        What was worked out meanwhile with half of it is not remembered.
        """
        known = self.half.get(key)
        if known is not None:
            known[1] = True
            half: _Found = known[0]
            return half
        known = self.half[key] = [nothing, False]
        try:
            found = work(position, *told)
            rounds = _MOST_ROUNDS if known[1] else 0
            while rounds and found != known[0]:
                known[0] = found
                _forget(position)
                found = work(position, *told)
                rounds -= 1
            if known[1]:
                _forget(position)
        finally:
            del self.half[key]
        return found


def _forget(position: Any) -> None:
    if position.memo is not None:
        position.memo.clear()
