"""A border to a region that the board does not have."""

from __future__ import annotations

from regola.checks.boards import borders, regions
from regola.checks.survey import Survey
from regola.findings import Sink, nearest
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report names in borders that no region of the board has."""
    for board in survey.of_kind("board"):
        _check_board(board, survey, sink)


def _check_board(board: Item, survey: Survey, sink: Sink) -> None:
    known = {region.id: region for region in regions(board)}
    for border in borders(board):
        for name in (border.left, border.right):
            if name not in known and survey.is_whole(board):
                has_room = sink.has_room("unknown-region", border.span)
                similar = nearest(name, known) if has_room else ()
                sink.report(
                    "unknown-region",
                    border.span,
                    hint="similar" if similar else None,
                    region=name,
                    similar=similar,
                    legal=tuple(known),
                )
