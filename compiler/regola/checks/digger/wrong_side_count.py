"""A tile whose line of edges has more or fewer sides than a hexagon."""

from __future__ import annotations

from regola.checks.digger.tiling import SIDES, sides_of
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report lines of edges that are not six: the tile could not be laid."""
    for tile in survey.of_kind("tile"):
        for sides in sides_of(tile):
            if len(sides.edges) != SIDES:
                found = len(sides.edges)
                sink.report("wrong-side-count", sides.span, id=tile.id, expected=SIDES, found=found)
