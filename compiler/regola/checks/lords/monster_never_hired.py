"""A monster that nobody can hire: no copy of it is ever laid out."""

from __future__ import annotations

from regola.checks.lords.courses import last_year, years
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report monsters without a copy in a year of the game."""
    most = years(survey)
    for item in survey.of_kind("monster") if most else ():
        line = item.field("copies")
        if line is not None and not last_year(item, survey):
            hint = "year" if any(line.numbers) else None
            sink.report("monster-never-hired", line.span, hint=hint, id=item.id, years=most)
