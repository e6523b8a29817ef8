"""What every position has, whatever the game: who is asked what, and the steps under way."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from regola_engine.kernel.frames import Frame
from regola_engine.kernel.layout import Layout
from regola_engine.kernel.log import Log
from regola_engine.kernel.moves import NOBODY

__all__ = ["FIELDS", "Position"]

FIELDS = Layout(values=("over", "round", "seat"), counters=("spent", "spent_turn"))
"""The fields that positions of all families have, beside those told apart in `Position`."""


class Position:
    """
    All that can change in a game; changed in place.

    ``game`` is what was settled before, ``standing`` the rules that everybody hears: those of the
    game, or, where they change with who is in play, what the family makes of them. ``rng`` is where
    chance comes from, ``log`` what is kept of the game, if anything. ``seat`` is the player on
    turn, ``round`` counts from 1. ``agenda`` holds the frames under way, the one that comes next at
    its end; ``question`` what a player is asked, with the ``moves`` that answer it. ``spent`` and
    ``spent_turn`` count the uses of limited rules in the game and in the turn, by rule, bearer, and
    whom they are counted for. ``memo`` keeps what rules answered while nothing changes. ``work``
    counts what the course did since the position was made: it is bounded, so that no rule goes on
    for ever.
    ``LAYOUT`` tells the fields that a family adds, ``FRAME`` what its rules are at work.
    """

    __slots__ = (
        "agenda", "game", "log", "memo", "moves", "over", "question", "rng", "round", "seat",
        "spent", "spent_turn", "standing", "work",
    )  # fmt: skip

    LAYOUT: ClassVar[Layout]
    FRAME: ClassVar[type[Frame]] = Frame

    game: Any
    standing: Any
    agenda: list[Any]
    question: Any
    moves: list[Any]
    spent: dict[tuple[int, int, int], int]
    spent_turn: dict[tuple[int, int, int], int]

    def __init__(self, game: Any, rng: Random) -> None:
        self.game = game
        self.standing = game.standing
        self.rng = rng
        self.log: Log | None = None
        self.memo: dict[Any, int] | None = None
        self.work = 0
        self.seat = 0
        self.round = 1
        self.over = False
        self.agenda = []
        self.question = None
        self.moves = []
        self.spent = {}
        self.spent_turn = {}

    def copy_to(self, twin: Position) -> None:
        """Give a position of the same game all that this one holds, but for chance and log."""
        FIELDS.copy(self, twin)
        self.LAYOUT.copy(self, twin)
        twin.standing = self.standing
        twin.memo = None
        twin.work = self.work
        twin.question = self.question
        twin.moves = self.moves
        twin.agenda = [frame.copy() for frame in self.agenda]

    def snapshot(self) -> tuple[object, ...]:
        """Return all that two positions alike have alike, as values that can be compared."""
        asked = None if self.question is None else self.question.values()
        frames = tuple(frame.values() for frame in self.agenda)
        moves = tuple(self.moves)
        return (*FIELDS.snapshot(self), *self.LAYOUT.snapshot(self), frames, asked, moves)

    def counted_for(self, rule: Any, you: int, event: Any) -> int:
        """Return for whom the uses of a limited rule are counted; NOBODY for all together."""
        del rule, you, event
        return NOBODY

    @property
    def is_secret(self) -> bool:
        """Whether others do not see what is answered now; a family with such stages says when."""
        return False

    @property
    def under_way(self) -> int:
        """The index of the rule whose steps are under way, -1 for none."""
        return max(self.agenda[-1].rule, -1) if self.agenda else -1
