"""A border that no flat map can show beside the others: one region was taken for another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from regola.checks.boards import borders, regions
from regola.checks.planarity import left_out
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import Item
from regola.sources import Span

__all__ = ["check"]

_EDGE = "border"


def check(survey: Survey, sink: Sink) -> None:
    """
    Report borders, and regions said to reach the edge, that do not fit into the plane.

    The edge of the board counts as one more region, which those touch that reach it.
    """
    for board in chain(survey.of_kind("board"), survey.of_kind("example")):
        places: dict[tuple[int, int], Span] = {}
        for edge, span in _edges(board):
            places.setdefault(edge, span)
        for edge in left_out(places):
            sink.report("undrawable-border", places[edge])


def _edges(board: Item) -> Iterator[tuple[tuple[int, int], Span]]:
    """Give what touches, regions as their numbers, the edge of the board as the one after."""
    listed = tuple(regions(board))
    numbers = {region.id: number for number, region in enumerate(listed)}
    for border in borders(board):
        ends = sorted(numbers[end] for end in border.pair if end in numbers)
        if len(ends) == len(("one", "other")):
            yield (ends[0], ends[1]), border.span
    for number, region in enumerate(listed):
        if _EDGE in region.words:
            yield (number, len(listed)), region.span
