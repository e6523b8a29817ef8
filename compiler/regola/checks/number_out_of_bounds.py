"""
A number that no game can be played with, or a row of a board without an end.

The vocabulary says between which numbers those of a field lie, and which other field says the most
that the first of them may be: of the item itself, or of base rules, of several games the most. So a
homebrew race has as many tokens as the blank banner holds.
"""

from __future__ import annotations

from regola.checks.digger.tiling import MOST_PLACES
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import FieldLine, Item
from regola.sources import Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report numbers that are too high or too low."""
    for item in survey.own:
        bounds = survey.vocabulary.kinds[item.kind].bounds
        for line in item.fields:
            if line.key == "row" and item.kind == "board":
                _check_row(line, sink)
            elif line.key in bounds:
                _check_line(survey, item, line, bounds[line.key], sink)


def _check_line(
    survey: Survey, item: Item, line: FieldLine, bounds: tuple[int, int], sink: Sink
) -> None:
    least, most = bounds
    limit = survey.vocabulary.kinds[item.kind].within.get(line.key, "")
    for place, value in enumerate(line.numbers):
        said = item.number(limit) or survey.told_by_games(limit)
        highest = most if place else min(most, said or most)
        _hold(line.key, line.span, value, (least, highest), sink)


def _hold(key: str, span: Span, value: int, bounds: tuple[int, int], sink: Sink) -> None:
    least, most = bounds
    if not least <= value <= most:
        sink.report(
            "number-out-of-bounds", span, field=key, value=value, minimum=least, maximum=most
        )


def _check_row(line: FieldLine, sink: Sink) -> None:
    for entry in line.entries:
        ends = [value for value in entry.values if isinstance(value, int)]
        if ends:
            bounds = (min(ends[0], MOST_PLACES), MOST_PLACES)
            _hold("row", entry.span, ends[-1], bounds, sink)
