"""A board with a hole in it, or in two parts."""

from __future__ import annotations

from collections.abc import Iterable

from regola.checks.survey import Survey
from regola.checks.tiling import BoardSpace, is_laid_out, spaces, spaces_around
from regola.findings import Sink

__all__ = ["check"]

_Place = tuple[int, int]


def check(survey: Survey, sink: Sink) -> None:
    """Report gaps that spaces enclose, and spaces that no way leads to from the first one."""
    for board in survey.of_kind("board"):
        listed = list(spaces(board))
        if not listed or not is_laid_out(board, survey):
            continue
        known = {(space.row, space.place): space for space in listed}
        for row, place in sorted(_holes(known)):
            near = next(known[one] for one in spaces_around(row, place) if one in known)
            sink.report("hole-in-board", near.span, space=f"{chr(row)}{place}")
        for space in _apart(listed, known):
            sink.report("space-apart", space.span, space=space.id)


def _holes(known: Iterable[_Place]) -> set[_Place]:
    """Return the places without a space that are not open to what lies around the board."""
    taken = set(known)
    rows, places = {row for row, _ in taken}, {place for _, place in taken}
    inside = {
        (row, place)
        for row in range(min(rows) - 1, max(rows) + 2)
        for place in range(min(places) - 1, max(places) + 2)
    }
    outer = _region((min(rows) - 1, min(places) - 1), inside - taken)
    return inside - taken - outer


def _apart(listed: Iterable[BoardSpace], known: dict[_Place, BoardSpace]) -> list[BoardSpace]:
    """Return one space of each part of the board that the first is not in."""
    reached: set[_Place] = set()
    found = []
    for space in listed:
        if (space.row, space.place) not in reached:
            found.append(space)
            reached |= _region((space.row, space.place), set(known))
    return found[1:]


def _region(start: _Place, within: set[_Place]) -> set[_Place]:
    found, frontier = {start}, [start]
    while frontier:
        for one in spaces_around(*frontier.pop()):
            if one in within and one not in found:
                found.add(one)
                frontier.append(one)
    return found
