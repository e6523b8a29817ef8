"""Adventurers of a class whose levels, health and symbols are not told of equally many."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, label

__all__ = ["check"]

_YEARS = ("", "later ")


def check(survey: Survey, sink: Sink) -> None:
    """Report lists of health or skill that are longer or shorter than the levels of their year."""
    for item in survey.of_kind("adventurer"):
        for year in _YEARS:
            levels = item.field(f"{year}levels")
            for key in (f"{year}health", f"{year}skill"):
                line = item.field(key)
                if levels is None or line is None or len(line.numbers) == len(levels.numbers):
                    continue
                sink.report(
                    "uneven-numbers",
                    line.span,
                    field=key,
                    told=len(line.numbers),
                    needed=len(levels.numbers),
                    related=[label(levels.span, "levels")],
                )
