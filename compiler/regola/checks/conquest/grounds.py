"""What a board says of a region: the words that are said of it, and where a drawing puts it."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.model import FieldEntry, FieldLine

__all__ = ["ON_BOARDS", "point", "words"]

ON_BOARDS = ("terrain", "symbol", "piece", "relic", "place")
"""The kinds of items that the words of a region may name, besides lasting facts."""

_AT = "at"


def words(line: FieldLine) -> Iterator[tuple[str, FieldEntry]]:
    """Give the words said of a region, each with the entry that it is."""
    for entry in line.entries:
        if _point(entry) is None:
            yield " ".join(str(value) for value in entry.values), entry


def point(line: FieldLine) -> tuple[int, int] | None:
    """Return where a drawing puts a region, from left and from top, if the line says so."""
    return next((found for entry in line.entries if (found := _point(entry)) is not None), None)


def _point(entry: FieldEntry) -> tuple[int, int] | None:
    """Read ``at 120 80``."""
    match entry.values:
        case (str(word), int(left), int(top)) if word == _AT:
            return left, top
    return None
