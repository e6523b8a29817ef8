"""
The rules of an item as records: what the engine asks, and the functions that answer.

Every function takes the position and a frame: who bears the rule, the thing asked about, and what
happened.
"""

from __future__ import annotations

from dataclasses import dataclass

from regola_engine.kernel import records as kernel
from regola_engine.kernel.records import Ban, Class, Number, Reaction, Rule, Value

__all__ = [
    "Ban",
    "Class",
    "Counts",
    "Offer",
    "Reaction",
    "Tie",
    "Value",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie(Rule):
    """That edges of two sorts stand in a relation, both ways; sorts by reference, none is all."""

    word: str
    one: tuple[str, ...]
    other: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts(Rule):
    """That the tiles of one kind are tiles of another as well."""

    one: str
    other: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(kernel.Offer):
    """
    A deed that a player may do.

    It is open in the player's turn (``moment`` empty) or at a moment, as often as it can be paid
    for: ``price`` of what ``pays`` names. ``origins`` are the tiles that a squad may leave,
    ``targets`` those that it may come to from ``frame.origin``, ``path`` those that it goes over.
    """

    pays: str = ""
    price: Number | None = None
    origins: Number | None = None
    targets: Number | None = None
    path: Number | None = None
