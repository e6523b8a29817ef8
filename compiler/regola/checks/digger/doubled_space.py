"""A space of a board that stands twice."""

from __future__ import annotations

from regola.checks.digger.tiling import spaces
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.sources import Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report spaces that the rows of a board name again."""
    for board in survey.of_kind("board"):
        first: dict[str, Span] = {}
        for space in spaces(board):
            if space.id in first:
                related = [label(first[space.id], "first")]
                sink.report("doubled-space", space.span, space=space.id, related=related)
            first.setdefault(space.id, space.span)
