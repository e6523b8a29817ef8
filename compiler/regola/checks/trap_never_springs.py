"""A trap that never springs: nobody draws it, or rules let nobody lay it anywhere."""

from __future__ import annotations

from regola.checks.standing_bans import StandingBans
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]

_ALL_TILES = (frozenset({"tile"}), frozenset({"battlefield"}), frozenset({"tunnel", "room"}))


def check(survey: Survey, sink: Sink) -> None:
    """Report traps of which there is none, and those that may be put in no tile."""
    traps = tuple(survey.of_kind("trap"))
    bans = StandingBans(survey, "put") if traps else None
    for item in traps:
        line = item.field("copies")
        if line is not None and line.numbers and not any(line.numbers):
            sink.report("trap-never-springs", line.span, hint="copies", id=item.id)
        elif bans is not None and bans.cover(item, *_ALL_TILES):
            sink.report("trap-never-springs", item.span, hint="place", id=item.id)
