"""A limit for one region above the number of pieces there are: it never holds anybody back."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report ``limit: 9`` beside ``box: 2``."""
    for piece in survey.of_kind("piece"):
        limit, box, line = piece.number("limit"), piece.number("box"), piece.field("limit")
        if line is not None and limit is not None and box is not None and limit > box:
            sink.report("limit-above-box", line.span, limit=limit, box=box)
