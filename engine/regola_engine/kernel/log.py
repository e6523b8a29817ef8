"""What a log keeps of a game: data only, so that any language can tell it."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Entry", "Part"]


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
