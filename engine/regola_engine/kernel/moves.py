"""What players may do, and what they are asked."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["NO", "NOBODY", "PASS", "YES", "Move", "Question"]

NOBODY = -1
"""No player, no thing."""


class Move(NamedTuple):
    """
    Something a player may do: its sort and the things it is about.

    Sorts: ``offer`` (rule, *it* or what it is done to), ``pick`` (thing), ``yes``, ``no`` and
    ``pass``; a family may have more.
    """

    sort: str
    things: tuple[int, ...] = ()

    @property
    def rule(self) -> int:
        """The rule whose offer is taken, NOBODY where no offer is."""
        return self.things[0] if self.sort == "offer" and self.things else NOBODY

    @property
    def thing(self) -> int:
        """What an offer is taken up for, or what is chosen; NOBODY for nothing."""
        things, place = self.things, self.sort == "offer"
        return things[place] if len(things) > place else NOBODY


YES, NO, PASS = Move("yes"), Move("no"), Move("pass")


class Question(NamedTuple):
    """
    What a player is asked: what about, who answers, the answers.

    Of a ``secret`` question nobody else sees the answers before all have given theirs. ``you`` is
    whom it is about, where a player acts for several; ``kind`` what things are chosen or what is
    put there, as the family numbers these.
    """

    about: str
    seat: int
    moves: tuple[Move, ...]
    secret: bool = False
    you: int = NOBODY
    kind: int = 0

    @property
    def things(self) -> list[int]:
        """What may be chosen; none where offers may be taken, or yes or no said."""
        return [move.thing for move in self.moves if move.sort != "offer" and move.things]

    def values(self) -> tuple[object, ...]:
        """Return all that the question holds, to be compared."""
        return tuple(self)
