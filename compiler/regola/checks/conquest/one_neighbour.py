"""A region of a full map that borders one other alone: it lies in that one, or a border lacks."""

from __future__ import annotations

from regola.checks.boards import regions
from regola.checks.conquest.map_edges import RARE, map_of
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import Item

__all__ = ["check"]

_THREE = 3


def check(survey: Survey, sink: Sink) -> None:
    """Report regions with one neighbour, on boards where all others meet by threes."""
    for board in survey.of_kind("board"):
        if survey.is_whole(board):
            _check_board(board, sink)


def _check_board(board: Item, sink: Sink) -> None:
    listed, drawn = tuple(regions(board)), map_of(board)
    if sum(len(point) > _THREE for point in drawn.points) * RARE >= len(drawn.points):
        return
    for number, neighbour in drawn.dangling.items():
        region, other = listed[number], listed[neighbour]
        related = [label(other.span, "neighbour")]
        sink.report("one-neighbour", region.span, related=related, region=region.id, other=other.id)
