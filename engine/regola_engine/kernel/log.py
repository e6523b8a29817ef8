"""What a log keeps of a game: data only, so that any language can tell it."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Entry", "Log", "Part"]


class Part(NamedTuple):
    """What one rule did to a number: its index, its operation, and by how much."""

    rule: int
    operation: int
    amount: int


class Entry(NamedTuple):
    """
    One thing that happened.

    ``seat`` is the player it happened to (-1 for nobody), ``rule`` the index of the rule that
    brought it about (-1 for none). What ``numbers`` hold depends on the ``kind``: each family lists
    its kinds. ``parts`` tells how a number came about, where the entry has one.
    """

    kind: str
    seat: int
    rule: int
    numbers: tuple[int, ...] = ()
    parts: tuple[Part, ...] = ()


class Log(list[Entry]):
    """The entries so far, and the numbers asked for in the step under way: value and parts."""

    def __init__(self, entries: list[Entry] | None = None) -> None:
        super().__init__(entries or [])
        self.asked: list[tuple[int, tuple[Part, ...]]] = []

    def parts_of(self, value: int) -> tuple[Part, ...]:
        """Return where a number comes from: the last one asked for of that value."""
        return next((parts for found, parts in reversed(self.asked) if found == value), ())
