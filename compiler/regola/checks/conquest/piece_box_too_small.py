"""A rule that puts more of a piece than its box holds: pieces are real things."""

from __future__ import annotations

from regola.checks.numbers_told import number_of
from regola.checks.parts import deeds_of
from regola.checks.survey import Placed, Survey, placed
from regola.findings import Sink, label
from regola.program.meaning import Deed, Phrase
from regola.program.model import Item
from regola.sources import Span

__all__ = ["check"]

_TAKING = frozenset({"put", "gain"})


def check(survey: Survey, sink: Sink) -> None:
    """Report numbers of pieces, times the limit of the rule, above the number in the box."""
    for one, deed, thing, number in survey.gathered(_takings):
        found = survey.table_of(_boxes).get(thing.noun)
        count = (number or 0) * _times(one)
        if found is not None and count > found[0]:
            _report(deed, count, *found, sink)


def _boxes(top: Item) -> list[tuple[str, tuple[int, Span]]]:
    return [
        (item.reference, (number, line.span))
        for item in top.walk()
        if (line := item.field("box")) is not None and (number := item.number("box")) is not None
    ]


def _takings(top: Item) -> list[tuple[Placed, Deed, Phrase, int | None]]:
    """Return the deeds of an item that take things which content declares."""
    return [
        (one, deed, deed.object, number_of(deed))
        for one in placed(top)
        for deed in deeds_of(one.rule)
        if deed.verb in _TAKING and deed.object is not None and "/" in deed.object.noun
    ]


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
