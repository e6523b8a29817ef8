"""What a rule is asked about, steps under way, moves and questions."""

from __future__ import annotations

from typing import Any, NamedTuple

from regola_engine.kernel import frames as kernel
from regola_engine.kernel.frames import ASKED, DONE, FAILED

__all__ = [
    "ASKED",
    "DONE",
    "FAILED",
    "HOP",
    "MARCH",
    "NOBODY",
    "Frame",
    "Move",
    "Question",
]

NOBODY = -1
"""No player, no tile, no mover."""

HOP, MARCH = -2, -3
"""In place of a rule: a squad on its way, a creature or an adventurer on its way."""


class Move(NamedTuple):
    """
    Something a player may do: its sort and the things it is about.

    Sorts: ``offer`` (rule, things), ``build`` (design, space, rotation), ``pick`` (thing),
    ``yes``, ``no`` and ``pass``.
    """

    sort: str
    things: tuple[int, ...] = ()


class Question(NamedTuple):
    """What a player is asked: what about, who answers, the answers."""

    about: str
    seat: int
    moves: tuple[Move, ...]

    def values(self) -> tuple[object, ...]:
        """Return all that the question holds, to be compared."""
        return tuple(self)


class Frame(kernel.Frame):
    """
    A rule at work: who bears it (``you``), which tile, order or mover is *it*, what happened.

    ``actor`` did it, ``tile`` is where it was done, ``origin`` where from, ``count`` how many goons
    did it, ``order``, ``tier``, ``corridor``, ``mover`` and ``figure`` what it was done to,
    ``other`` whose it was, ``thing`` what a class or a number is asked of. ``manner`` holds the
    words for how a party moved, ``over`` the spaces that it may come to. ``answer`` was chosen,
    ``left`` is kept between answers, and ``wanted`` that an offer was taken up.
    """

    __slots__ = (
        "actor",
        "answer",
        "corridor",
        "count",
        "figure",
        "free",
        "it",
        "left",
        "manner",
        "mover",
        "order",
        "origin",
        "other",
        "over",
        "path",
        "thing",
        "tier",
        "tile",
        "wanted",
    )

    def __init__(self, rule: int, you: int, it: int = NOBODY) -> None:
        super().__init__(rule, you)
        self.it = it
        self.actor = you
        self.tile = NOBODY
        self.origin = NOBODY
        self.count = 0
        self.order = NOBODY
        self.free = False
        self.tier = 0
        self.corridor = 0
        self.mover = NOBODY
        self.figure = NOBODY
        self.other = NOBODY
        self.manner: tuple[str, ...] = ()
        self.over = -1
        self.path: tuple[int, ...] = ()
        self.thing: Any = None
        self.answer: Move | None = None
        self.left: tuple[int, ...] = ()
        self.wanted = False

    def forget(self) -> None:
        """Forget what the last step kept between answers: the next one begins."""
        self.left, self.wanted = (), False

    def copy(self) -> Frame:
        """Return a frame that goes its own way from here."""
        twin = Frame.__new__(Frame)
        twin.rule = self.rule
        twin.you = self.you
        twin.it = self.it
        twin.actor = self.actor
        twin.tile = self.tile
        twin.origin = self.origin
        twin.count = self.count
        twin.order = self.order
        twin.free = self.free
        twin.tier = self.tier
        twin.corridor = self.corridor
        twin.mover = self.mover
        twin.figure = self.figure
        twin.other = self.other
        twin.manner = self.manner
        twin.over = self.over
        twin.path = self.path
        twin.thing = self.thing
        twin.step = self.step
        twin.begun = self.begun
        twin.done = self.done
        twin.answer = self.answer
        twin.left = self.left
        twin.wanted = self.wanted
        return twin

    @property
    def party(self) -> int:
        """What moves: a creature or an adventurer by its number, a squad as minus its goons."""
        return self.mover if self.mover >= 0 else -self.count

    def borne(self, rule: int, you: int, it: int) -> Frame:
        """Return a frame of another rule about the same event."""
        twin = self.copy()
        twin.rule, twin.you, twin.it = rule, you, it
        twin.step, twin.begun, twin.done, twin.answer, twin.left = 0, False, True, None, ()
        twin.wanted = False
        return twin
