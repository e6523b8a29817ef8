"""What the fields of a position are, told as a table: copying and comparing follow from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["Layout"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """
    The fields of a position by their shape.

    ``values`` are copied as they stand: numbers, masks, tuples, things that never change.
    ``derived`` are values as well, but follow from the others and are not compared. ``lists`` hold
    values; ``tables`` hold lists of values; ``counters`` map keys to values.
    """

    values: tuple[str, ...]
    derived: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All fields of the table."""
        return self.values + self.derived + self.lists + self.tables + self.counters

    def copy(self, source: Any, twin: Any) -> None:
        """Give a position the fields of another."""
        for name in self.values + self.derived:
            setattr(twin, name, getattr(source, name))
        for name in self.lists:
            setattr(twin, name, list(getattr(source, name)))
        for name in self.tables:
            setattr(twin, name, [list(row) for row in getattr(source, name)])
        for name in self.counters:
            setattr(twin, name, dict(getattr(source, name)))

    def snapshot(self, position: Any) -> tuple[object, ...]:
        """Return the fields of a position as values that can be compared."""
        lists = (tuple(getattr(position, name)) for name in self.lists)
        values = (getattr(position, name) for name in self.values)
        tables = (tuple(map(tuple, getattr(position, name))) for name in self.tables)
        counters = (tuple(sorted(getattr(position, name).items())) for name in self.counters)
        return (*lists, *values, *tables, *counters)
