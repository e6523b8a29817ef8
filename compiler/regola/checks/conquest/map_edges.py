"""What touches on the map of a board: regions each other, and some the edge of the board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from regola.checks.boards import borders, regions
from regola.checks.conquest.planarity import meetings
from regola.program.model import Item
from regola.sources import Span

__all__ = ["EDGE", "RARE", "Map", "map_of", "touching"]

EDGE = "border"
"""What a board says of a region that reaches its edge."""

RARE = 12
"""On a map as it is printed at most one meeting in so many is of four; others are sketches."""


def touching(board: Item) -> Iterator[tuple[tuple[int, int], Span]]:
    """Give what touches, regions as their numbers, the edge of the board as the one after."""
    listed = tuple(regions(board))
    numbers = {region.id: number for number, region in enumerate(listed)}
    for border in borders(board):
        ends = sorted(numbers[end] for end in border.pair if end in numbers)
        if len(ends) == len(("one", "other")):
            yield (ends[0], ends[1]), border.span
    for number, region in enumerate(listed):
        if EDGE in region.words:
            yield (number, len(listed)), region.span


@dataclass(frozen=True, slots=True)
class Map:
    """
    A board as it is drawn, regions as their numbers and the edge of the board as the one after.

    ``dangling`` are the regions that border one other alone, each with that other: such a region
    can be drawn on either side of the border it lies at. ``edges`` are what touches besides, and
    ``points`` what surrounds each point at which these meet.
    """

    dangling: Mapping[int, int]
    edges: Collection[tuple[int, int]]
    points: Sequence[Sequence[int]]


def map_of(board: Item) -> Map:
    """Return a board as it is drawn."""
    return _drawn(frozenset(edge for edge, _ in touching(board)), len(tuple(regions(board))))


# Two checks ask for the same board, one right after the other.
@lru_cache(maxsize=64)
def _drawn(every: frozenset[tuple[int, int]], count: int) -> Map:
    dangling = _dangling(every, count)
    edges = frozenset(edge for edge in every if not dangling.keys() & set(edge))
    return Map(dangling, edges, meetings(sorted(edges)))


def _dangling(edges: Collection[tuple[int, int]], count: int) -> dict[int, int]:
    beside: dict[int, list[int]] = {}
    for one, other in edges:
        if other < count:
            beside.setdefault(one, []).append(other)
            beside.setdefault(other, []).append(one)
    return {number: others[0] for number, others in sorted(beside.items()) if len(others) == 1}
