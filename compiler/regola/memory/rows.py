"""Hold many things in blocks: where one of them is another, all blocks but its own are the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from operator import is_
from typing import Any, TypeVar, overload

__all__ = ["Row", "row_of", "shared_ends"]

_Thing_co = TypeVar("_Thing_co", covariant=True)
_Thing = TypeVar("_Thing")

_SIZE = 64
"""So many things are in a block at most."""

_LEAST = 16
"""Fewer than so many go to the block before them."""


class Row(Sequence[_Thing_co]):
    """
    Things in order, in blocks that do not change.

    A block is known again by itself: rows of mostly the same things have mostly the same blocks.
    """

    __slots__ = ("blocks",)

    def __init__(self, blocks: tuple[tuple[_Thing_co, ...], ...]) -> None:
        """Take the blocks."""
        self.blocks = blocks

    def __len__(self) -> int:
        """Return the number of things."""
        return sum(map(len, self.blocks))

    def __iter__(self) -> Iterator[_Thing_co]:
        """Give the things in order."""
        return chain.from_iterable(self.blocks)

    @overload
    def __getitem__(self, place: int) -> _Thing_co: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[_Thing_co]: ...

    def __getitem__(self, place: int | slice) -> _Thing_co | Sequence[_Thing_co]:
        """Return the thing at a place, or those of several."""
        return tuple(self)[place]


def row_of(things: Iterable[_Thing], before: Row[_Thing] | None = None) -> Row[_Thing]:
    """Return things as a row, with the blocks of a row before where their things stand together."""
    listed = tuple(things)
    known = {id(block[0]): block for block in before.blocks} if before is not None else {}
    blocks: list[tuple[_Thing, ...]] = []
    waiting: list[_Thing] = []
    place = 0
    while place < len(listed):
        block = known.get(id(listed[place]))
        if block is not None and _stands_at(block, listed, place):
            _divide(waiting, blocks)
            blocks.append(block)
            place += len(block)
        else:
            waiting.append(listed[place])
            place += 1
    _divide(waiting, blocks)
    return Row(tuple(blocks))


def _stands_at(block: tuple[Any, ...], things: tuple[Any, ...], place: int) -> bool:
    end = place + len(block)
    return end <= len(things) and all(map(is_, block, things[place:end]))


def _divide(waiting: list[_Thing], blocks: list[tuple[_Thing, ...]]) -> None:
    """Make blocks of about one size of what waits."""
    if not waiting:
        return
    if blocks and len(waiting) < _LEAST:
        waiting[:0] = blocks.pop()
    size = -(-len(waiting) // -(-len(waiting) // _SIZE))
    blocks += [tuple(waiting[start : start + size]) for start in range(0, len(waiting), size)]
    waiting.clear()


def shared_ends(left: Sequence[Any], right: Sequence[Any]) -> tuple[int, int]:
    """Return how long the beginning is that two rows share, and the end, which do not overlap."""
    most = min(len(left), len(right))
    first = next((n for n in range(most) if left[n] is not right[n]), most)
    most -= first
    return first, next((n for n in range(most) if left[-1 - n] is not right[-1 - n]), most)
