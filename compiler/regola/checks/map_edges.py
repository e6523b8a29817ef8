"""What touches on the map of a board: regions each other, and some the edge of the board."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from regola.checks.boards import borders, regions
from regola.program.model import Item
from regola.sources import Span

__all__ = ["EDGE", "RARE", "dangling", "touching"]

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


def dangling(edges: Collection[tuple[int, int]], count: int) -> dict[int, int]:
    """Return the regions, of so many, that border one other alone, each with that other."""
    beside: dict[int, list[int]] = {}
    for one, other in edges:
        if other < count:
            beside.setdefault(one, []).append(other)
            beside.setdefault(other, []).append(one)
    return {number: others[0] for number, others in sorted(beside.items()) if len(others) == 1}
