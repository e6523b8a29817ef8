"""More lines of edges than there are tiles: some are never seen."""

from __future__ import annotations

from regola.checks.digger.tiling import sides_of
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report lines of edges beyond the number of tiles that an item says there are."""
    for tile in survey.of_kind("tile"):
        count = tile.number("count")
        if count is None:
            # A number that could not be read is told of itself.
            continue
        lines = list(sides_of(tile))
        for spare in lines[count:]:
            sink.report("spare-edges", spare.span, id=tile.id, count=count, lines=len(lines))
