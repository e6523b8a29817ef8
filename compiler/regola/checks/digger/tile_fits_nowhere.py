"""A tile that joins no other: it can never be built."""

from __future__ import annotations

from regola.checks.digger.tiling import Sides, known_sides, ties
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]

_JOINED = "joined to"
_BUILT = ("room", "corridor")


def check(survey: Survey, sink: Sink) -> None:
    """Report rooms and corridors none of whose sides is joined to a side of any tile."""
    if _JOINED not in survey.vocabulary.relations:
        return
    own = list(known_sides(survey))
    joined = ties(survey, _JOINED) if own else set()
    for sides in own:
        if _is_built(sides) and not _joins(sides, joined):
            sink.report("tile-fits-nowhere", sides.span, id=sides.tile.id)


def _is_built(sides: Sides) -> bool:
    family = sides.tile.field("family")
    return family is not None and bool(set(family.words) & set(_BUILT))


def _joins(sides: Sides, joined: set[tuple[str, str]]) -> bool:
    return any(edge in sides.edges for edge, _ in joined)
