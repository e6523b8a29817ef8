"""A row of a board that ends before it begins, or after the last space that there can be."""

from __future__ import annotations

from regola.checks.digger.tiling import MOST_PLACES
from regola.checks.number_out_of_bounds import hold
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report the last spaces of rows that lie before the first, or too far."""
    for board in survey.of_kind("board"):
        for line in board.fields:
            for entry in line.entries if line.key == "row" else ():
                ends = [value for value in entry.values if isinstance(value, int)]
                if ends:
                    bounds = min(ends[0], MOST_PLACES), MOST_PLACES
                    hold(line.key, entry.span, ends[-1], bounds, sink)
