"""A rule that puts more of a piece than its box holds: pieces are real things."""

from __future__ import annotations

from regola.checks.said import deeds_with
from regola.checks.survey import Placed, Survey
from regola.findings import Sink, label
from regola.program.meaning import Deed
from regola.sources import Span

__all__ = ["check"]

_TAKING = frozenset({"put", "gain"})


def check(survey: Survey, sink: Sink) -> None:
    """Report numbers of pieces, times the limit of the rule, above the number in the box."""
    boxes = {
        item.reference: (number, line.span)
        for item in survey.all_items
        if (line := item.field("box")) is not None and (number := item.number("box")) is not None
    }
    for one, deed, thing, number in deeds_with(survey.rules, _TAKING, boxes):
        box, place = boxes[thing.noun]
        count = (number or 0) * _times(one)
        if count > box:
            _report(deed, count, box, place, sink)


def _times(one: Placed) -> int:
    """Return how often the rule takes pieces that do not come back in between."""
    limit = one.rule.limit
    return limit.times if limit is not None and not limit.per else 1


def _report(deed: Deed, count: int, box: int, place: Span, sink: Sink) -> None:
    piece = deed.object.noun.rpartition("/")[2] if deed.object else ""
    related = [label(place, "box")]
    sink.report(
        "piece-box-too-small", deed.span, piece=piece, count=count, box=box, related=related
    )
