"""A monster that nobody can hire: no copy of it is ever laid out."""

from __future__ import annotations

from regola.checks.courses import years
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report monsters without a copy in a year of the game."""
    most = years(survey)
    for item in survey.of_kind("monster"):
        line = item.field("copies")
        if line is not None and most and not any(line.numbers[:most]):
            hint = "year" if any(line.numbers) else None
            sink.report("monster-never-hired", line.span, hint=hint, id=item.id, years=most)
