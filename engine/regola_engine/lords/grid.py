"""The places of a dungeon: which touch, which make a square, how far they are from the entrance."""

from __future__ import annotations

from functools import lru_cache

from regola_engine.kernel.masks import bits

__all__ = ["Grid"]

_KEPT = 4096
"""So many dungeons are kept in mind."""


class Grid:
    """
    Places in ``columns`` and ``rows``, numbered along the rows from the entrance on.

    A place is called by its column, a letter, and its row: ``c1`` is the third of the first row.
    ``beside`` are masks of places by place, ``squares`` the masks of four places in a square,
    ``zones`` masks by name.
    """

    def __init__(self, columns: int, rows: int, entrance: int) -> None:
        """Lay places out; the ``entrance`` is above a column, counted from 1."""
        self.size = columns * rows
        self.entrance = entrance - 1
        places = [(column, row) for row in range(rows) for column in range(columns)]
        number = {place: n for n, place in enumerate(places)}
        self.names = tuple(f"{chr(ord('a') + column)}{row + 1}" for column, row in places)
        self.beside = tuple(_mask(number, _around(*place)) for place in places)
        squares = (_square(column, row) for column, row in places)
        self.squares = tuple(_mask(number, one) for one in squares if number.keys() >= set(one))
        rim = [(c, r) for c, r in places if c in (0, columns - 1) or r in (0, rows - 1)]
        everywhere = (1 << self.size) - 1
        near = _mask(number, [(c, r) for c, r in places if r < rows // 2])
        border = _mask(number, rim)
        self.zones = {
            "near": near,
            "far": everywhere & ~near,
            "border": border,
            "inner": everywhere & ~border,
            "anywhere": everywhere,
        }
        # The same dungeons are looked at again and again, for each place of theirs.
        self.around = lru_cache(_KEPT)(self._around)
        self.closes = lru_cache(_KEPT)(self._closes)

    def _around(self, places: int) -> int:
        """Return the places beside some, those themselves included only if beside others."""
        found = 0
        for place in bits(places):
            found |= self.beside[place]
        return found

    def _closes(self, places: int) -> int:
        """Return the places that would make a square of four with some."""
        found = 0
        for square in self.squares:
            left = square & ~places
            if left & (left - 1) == 0:
                found |= left
        return found

    def nearest(self, places: int, wanted: int) -> int:
        """Return those of the wanted places that the fewest steps through places lead to."""
        reached = front = 1 << self.entrance & places
        while front:
            if front & wanted:
                return front & wanted
            front = self.around(front) & places & ~reached
            reached |= front
        return 0


def _around(column: int, row: int) -> list[tuple[int, int]]:
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


def _square(column: int, row: int) -> list[tuple[int, int]]:
    return [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]


def _mask(number: dict[tuple[int, int], int], places: list[tuple[int, int]]) -> int:
    return sum(1 << number[place] for place in places if place in number)
