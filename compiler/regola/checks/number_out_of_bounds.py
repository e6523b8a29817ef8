"""
A number that no game can be played with.

The vocabulary says between which numbers those of a field lie, and which other field says the most
that the first of them may be: of the item itself, or of base rules, of several games the most. So a
homebrew race has as many tokens as the blank banner holds.
"""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import FieldLine, Item
from regola.sources import Span

__all__ = ["check", "hold"]


def check(survey: Survey, sink: Sink) -> None:
    """Report numbers that are too high or too low."""
    for item in survey.own:
        bounds = survey.vocabulary.kinds[item.kind].bounds
        for line in item.fields:
            if line.key in bounds:
                _check_line(survey, item, line, bounds[line.key], sink)


def _check_line(
    survey: Survey, item: Item, line: FieldLine, bounds: tuple[int, int], sink: Sink
) -> None:
    least, most = bounds
    limit = survey.vocabulary.kinds[item.kind].within.get(line.key, "")
    for place, value in enumerate(line.numbers):
        said = item.number(limit) or survey.told_by_games(limit)
        highest = most if place else min(most, said or most)
        hold(line.key, line.span, value, (least, highest), sink)


def hold(key: str, span: Span, value: int, bounds: tuple[int, int], sink: Sink) -> None:
    """Report the value of a field that does not lie between two numbers."""
    least, most = bounds
    if not least <= value <= most:
        sink.report(
            "number-out-of-bounds", span, field=key, value=value, minimum=least, maximum=most
        )
