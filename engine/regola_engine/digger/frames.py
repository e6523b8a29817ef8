"""What a rule is asked about, steps under way, moves and questions."""

from __future__ import annotations

from typing import Any, NamedTuple

__all__ = [
    "ASKED",
    "DONE",
    "FAILED",
    "HOP",
    "NOBODY",
    "Frame",
    "Move",
    "Question",
]

FAILED, DONE, ASKED = range(3)
"""What a step comes to: it could not be done, it was, or it waits for an answer."""

NOBODY = -1
"""No player, no tile, no mover."""

HOP = -2
"""In place of a rule: a squad or a mover on its way, tile by tile."""


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


class Frame:
    """
    A rule at work: who bears it (``you``), which tile, order or mover is *it*, what happened.

    ``actor`` did it, ``tile`` is where it was done, ``origin`` where from, ``count`` how many goons
    did it, ``order``, ``tier``, ``corridor`` and ``mover`` what it was done to, ``other`` whose
    it was, ``thing`` what a class or a number is asked of. ``step`` comes next, ``done``
    tells how the last ended, ``answer`` was chosen, ``left`` is kept between answers.
    """

    __slots__ = (
        "actor",
        "answer",
        "begun",
        "corridor",
        "count",
        "done",
        "free",
        "it",
        "left",
        "mover",
        "order",
        "origin",
        "other",
        "path",
        "rule",
        "step",
        "thing",
        "tier",
        "tile",
        "you",
    )

    def __init__(self, rule: int, you: int, it: int = NOBODY) -> None:
        self.rule = rule
        self.you = you
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
        self.other = NOBODY
        self.path: tuple[int, ...] = ()
        self.thing: Any = None
        self.step = 0
        self.begun = False
        self.done = True
        self.answer: Move | None = None
        self.left: tuple[int, ...] = ()

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
        twin.other = self.other
        twin.path = self.path
        twin.thing = self.thing
        twin.step = self.step
        twin.begun = self.begun
        twin.done = self.done
        twin.answer = self.answer
        twin.left = self.left
        return twin

    def borne(self, rule: int, you: int, it: int) -> Frame:
        """Return a frame of another rule about the same event."""
        twin = self.copy()
        twin.rule, twin.you, twin.it = rule, you, it
        twin.step, twin.begun, twin.done, twin.answer, twin.left = 0, False, True, None, ()
        return twin
