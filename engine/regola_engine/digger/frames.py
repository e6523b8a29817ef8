"""What a rule is asked about, steps under way, moves and questions."""

from __future__ import annotations

from typing import Any, Self

from regola_engine.kernel import frames as kernel
from regola_engine.kernel.frames import ASKED, DONE, FAILED
from regola_engine.kernel.moves import NOBODY, Move, Question

__all__ = [
    "ASKED",
    "DONE",
    "FAILED",
    "HOP",
    "MARCH",
    "NOBODY",
    "Event",
    "Frame",
    "Move",
    "Question",
    "Way",
]

HOP, MARCH = -2, -3
"""In place of a rule: a squad on its way, a creature or an adventurer on its way."""


class Event:
    """
    What happens, or what a number, a class or a ban is asked about; one for all rules told of it.

    ``actor`` does it, ``tile`` is where, ``origin`` where from, ``count`` how many goons do it.
    ``order``, ``tier``, ``corridor``, ``mover`` and ``figure`` are what it is done to, ``other``
    whose that was, ``thing`` what a class or a number is asked of, ``using`` the creature or the
    adventurer that it is done with. ``free`` tells that an order costs nothing, ``manner`` holds
    the words for how a party moves. It is filled by whoever tells of it, and stays as it is from
    then on.
    """

    origin = NOBODY
    count = 0
    order = NOBODY
    free = False
    tier = 0
    corridor = 0
    mover = NOBODY
    figure = NOBODY
    other = NOBODY
    using = NOBODY
    manner: tuple[str, ...] = ()

    def __init__(self, actor: int, tile: int = NOBODY, thing: Any = NOBODY) -> None:
        self.actor = actor
        self.tile = tile
        self.thing = thing

    @property
    def party(self) -> int:
        """What moves: a creature or an adventurer by its number, a squad as minus its goons."""
        return self.mover if self.mover >= 0 else -self.count

    def values(self) -> tuple[object, ...]:
        """Return all that the event tells, to be compared."""
        return tuple(getattr(self, name) for name in _TOLD)


_TOLD = (
    "actor", "corridor", "count", "figure", "free", "manner", "mover", "order", "origin", "other",
    "thing", "tier", "tile", "using",
)  # fmt: skip


class Frame(kernel.Frame):
    """A rule at work, or what a rule is asked about: *it* is a tile, an order or a mover."""

    __slots__ = ()

    event: Event


class Way(Frame):
    """
    A party on its way: from ``origin`` to ``tile`` and on by ``path``.

    ``count`` goons go, or the ``mover``, in the ``manner`` of words; a mover may come to the spaces
    of ``over`` alone. ``walked`` tells that one space at least lies behind.
    """

    __slots__ = ("count", "manner", "mover", "origin", "over", "path", "tile", "walked")

    def __init__(self, rule: int, you: int, it: int = NOBODY, event: Event | None = None) -> None:
        super().__init__(rule, you, it, Event(you) if event is None else event)
        self.origin = NOBODY
        self.tile = NOBODY
        self.path: tuple[int, ...] = ()
        self.count = 0
        self.mover = NOBODY
        self.over = -1
        self.manner: tuple[str, ...] = ()
        self.walked = False

    def copy(self) -> Self:
        """Return a party that goes its own way from here."""
        twin = super().copy()
        twin.origin = self.origin
        twin.tile = self.tile
        twin.path = self.path
        twin.count = self.count
        twin.mover = self.mover
        twin.over = self.over
        twin.manner = self.manner
        twin.walked = self.walked
        return twin
