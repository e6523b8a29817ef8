"""Four regions that meet in one point of a map where all others meet by threes: a border lacks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from regola.checks.boards import BoardRegion, regions
from regola.checks.conquest.map_edges import EDGE, RARE, map_of
from regola.checks.survey import Survey
from regola.findings import Label, Sink, label
from regola.program.model import Item

__all__ = ["check"]

_FOUR = 4


def check(survey: Survey, sink: Sink) -> None:
    """Report the few points of a board at which four regions meet, none bordering the opposite."""
    for board in survey.of_kind("board"):
        # A word that a region has by mistake may stand for its reaching the edge.
        if survey.is_whole(board) and not _has_errors(board, sink):
            _check_board(board, sink)


def _has_errors(board: Item, sink: Sink) -> bool:
    """Tell whether the checks before this one found an error in a board."""
    return any(board.touches(one.span) for one in sink if sink.is_error(one))


def _check_board(board: Item, sink: Sink) -> None:
    listed = tuple(regions(board))
    drawn = map_of(board)
    points = drawn.points
    apart = [point for point in points if _is_gap(point, drawn.edges)]
    if len(apart) * RARE > len(points) or any(len(point) > _FOUR for point in points):
        return
    for point in apart:
        _report(_opposite(point, listed), sink)


def _is_gap(point: Sequence[int], edges: Collection[tuple[int, ...]]) -> bool:
    """Tell whether four meet in a point, and neither borders the one opposite somewhere else."""
    if len(point) != _FOUR:
        return False
    return all(tuple(sorted(pair)) not in edges for pair in (point[::2], point[1::2]))


def _opposite(point: Sequence[int], listed: Sequence[BoardRegion]) -> list[list[BoardRegion]]:
    """The pairs of regions that may border one another; the edge of the board is none."""
    pairs = sorted(sorted(pair) for pair in (point[::2], point[1::2]))
    return [[listed[one] for one in pair] for pair in pairs if pair[-1] < len(listed)]


def _beside(pairs: list[list[BoardRegion]]) -> list[Label]:
    return [label(one.span, "beside") for pair in pairs for one in pair]


def _report(pairs: list[list[BoardRegion]], sink: Sink) -> None:
    (left, right), *others = pairs
    sink.report(
        "gap-in-map",
        left.span,
        hint="two" if others else "edge",
        related=[label(right.span, "opposite"), *_beside(others)],
        left=left.id,
        right=right.id,
        other=tuple(one.id for pair in others for one in pair) or (EDGE,),
    )
