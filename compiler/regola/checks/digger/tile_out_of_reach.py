"""A tile that no dungeon can grow to: its sides join tiles, but none that lead to the first."""

from __future__ import annotations

from collections.abc import Iterable

from regola.checks.digger.tiling import Sides, known_sides, sides_of, ties
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.model import Item

__all__ = ["check"]

_JOINED = "joined to"


def check(survey: Survey, sink: Sink) -> None:
    """
    Report tiles that cannot be connected to the first tile through tiles of the set.

    Sides are joined by sort, so the sorts that the first tile leads to are found step by step.
    """
    first = _first_tile(survey)
    if _JOINED not in survey.vocabulary.relations or first is None:
        return
    every = [item for item in survey.all_items if item.kind == "tile"]
    sets = [sides for tile in every for sides in sides_of(tile)]
    joined = ties(survey, _JOINED)
    reached = _reached(first, sets, joined)
    for sides in known_sides(survey):
        is_joined = any(edge in sides.edges for edge, _ in joined)
        if is_joined and not reached.intersection(sides.edges):
            sink.report("tile-out-of-reach", sides.span, id=sides.tile.id, first=first.id)


def _first_tile(survey: Survey) -> Item | None:
    named = {
        word
        for item in survey.all_items
        if item.kind == "base" and (line := item.field("first tile"))
        for word in line.words
    }
    tiles = (item for item in survey.all_items if item.kind == "tile" and item.id in named)
    return next(tiles, None)


def _reached(first: Item, sets: Iterable[Sides], joined: set[tuple[str, str]]) -> set[str]:
    """Return the sorts of sides that can be joined to a dungeon that begins with a tile."""
    open_sides = {edge for sides in sides_of(first) for edge in sides.edges}
    met: set[str] = set()
    grown = True
    while grown:
        met = {other for one, other in joined if one in open_sides}
        more = {edge for sides in sets if met.intersection(sides.edges) for edge in sides.edges}
        grown = not more <= open_sides
        open_sides |= more
    return met
