"""A border that stands twice: often another one was meant."""

from __future__ import annotations

from regola.checks.boards import borders
from regola.checks.survey import Survey
from regola.findings import Edit, Fix, Sink, label
from regola.sources import Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report the second of two equal borders, in whichever order their regions are named."""
    for board in survey.of_kind("board"):
        seen: dict[frozenset[str], Span] = {}
        for border in borders(board):
            first = seen.setdefault(border.pair, border.span)
            if first is not border.span:
                related = [label(first, "first")]
                sink.report(
                    "doubled-border",
                    border.span,
                    left=border.left,
                    right=border.right,
                    related=related,
                    fix=Fix("delete", (), (Edit(border.span, ""),)),
                )
