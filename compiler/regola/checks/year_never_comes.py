"""An item of a year that the game does not have."""

from __future__ import annotations

from regola.checks.courses import years
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]

_TOLD = "example"
"""Which year an example is of its own form holds to bounds."""


def check(survey: Survey, sink: Sink) -> None:
    """Report items that are laid out or dealt in a year before the first or after the last."""
    last = years(survey)
    for item in survey.own if last else ():
        line, year = item.field("year"), item.number("year")
        if line is None or year is None or item.kind == _TOLD:
            continue
        if not 1 <= year <= last:
            sink.report("year-never-comes", line.span, id=item.id, year=year, last=last)
