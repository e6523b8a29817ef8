"""A border whose two regions are one: one of the names is a slip."""

from __future__ import annotations

from regola.checks.boards import borders
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report borders from a region to itself."""
    for board in survey.of_kind("board"):
        for border in borders(board):
            if border.left == border.right:
                sink.report("border-with-itself", border.span, region=border.left)
