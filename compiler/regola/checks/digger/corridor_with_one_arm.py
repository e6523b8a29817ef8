"""A corridor that leads nowhere: fewer than two of its sides go on."""

from __future__ import annotations

from regola.checks.digger.tiling import known_sides, ties
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]

_CONTINUED = "continued by"
_LEAST = 2


def check(survey: Survey, sink: Sink) -> None:
    """Report corridors with one arm or none: they connect nothing, and are complete at once."""
    if _CONTINUED not in survey.vocabulary.relations:
        return
    own = [sides for sides in known_sides(survey) if _is_corridor(sides.tile.field("family"))]
    arms = {edge for edge, _ in ties(survey, _CONTINUED)} if own else set()
    for sides in own:
        count = sum(edge in arms for edge in sides.edges)
        if arms and count < _LEAST:
            sink.report("corridor-with-one-arm", sides.span, id=sides.tile.id, count=count)


def _is_corridor(family: object) -> bool:
    return "corridor" in getattr(family, "words", ())
