"""Divide what is larger than a sheet over several, with marks that tell how they are joined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from string import ascii_uppercase

from regola.printing.arranging import Room
from regola.printing.components import Component
from regola.printing.forms import Size

__all__ = ["Join", "Part", "parts"]


@dataclass(frozen=True, slots=True)
class Join:
    """A line along which the next sheet is laid, in millimetres of the paper, and its name."""

    line: tuple[float, float, float, float]
    at: Size
    name: str


@dataclass(frozen=True, slots=True)
class Part:
    """What of a component one sheet shows: from where, how much (mm), and its joins."""

    component: Component
    start: Size
    shown: Size
    joins: tuple[Join, ...]


def parts(component: Component, room: Room, overlap: float) -> Iterator[Part]:
    """
    Give the parts of a component, row by row.

    Each lies over the next by ``overlap`` millimetres. Both sheets of a join bear its name.
    """
    columns, rows = (
        _cut(length, most, overlap) for length, most in zip(component.size, room.inner, strict=True)
    )
    for row, (top, high) in enumerate(rows):
        for column, (left, wide) in enumerate(columns):
            frame = _Frame(room.margin, overlap, (wide, high))
            joins = frame.joins(column, row, len(columns), len(rows))
            yield Part(component, (left, top), (wide, high), tuple(joins))


def _cut(length: float, most: float, overlap: float) -> list[tuple[float, float]]:
    """Return where each part begins, and how long it is; all are about as long."""
    count = 1 if length <= most else ceil((length - overlap) / (most - overlap))
    each = (length - overlap) / count + overlap if count > 1 else length
    return [(round(number * (each - overlap), 3), round(each, 3)) for number in range(count)]


@dataclass(frozen=True, slots=True)
class _Frame:
    """The part of a sheet that shows something: its margin, overlap and size."""

    margin: float
    overlap: float
    size: Size

    def joins(self, column: int, row: int, columns: int, rows: int) -> Iterator[Join]:
        """Give the joins with the sheets around; each line is where the sheets' edges meet."""
        wide, high = self.size
        if column < columns - 1:
            yield self._upright(wide - self.overlap, _name(column, row, "→"))
        if column:
            yield self._upright(self.overlap, _name(column - 1, row, "→"))
        if row < rows - 1:
            yield self._level(high - self.overlap, _name(column, row, "↓"))
        if row:
            yield self._level(self.overlap, _name(column, row - 1, "↓"))

    def _upright(self, across: float, name: str) -> Join:
        x, end = self.margin + across, self.margin + self.size[1]
        return Join((x, self.margin, x, end), (x - 4, self.margin + self.size[1] / 2), name)

    def _level(self, down: float, name: str) -> Join:
        y, end = self.margin + down, self.margin + self.size[0]
        return Join((self.margin, y, end, y), (self.margin + self.size[0] / 2, y - 2), name)


def _name(column: int, row: int, way: str) -> str:
    """Return the name of a join: that of the sheet before it, and which way it goes on."""
    return f"{ascii_uppercase[row % len(ascii_uppercase)]}{column + 1}{way}"
