"""The state of a game as programs use it: legal moves, apply, clone."""

from __future__ import annotations

from random import Random
from typing import Any, Self

from regola_engine.kernel.faults import Refusal, RuleError, fault_of
from regola_engine.kernel.log import Log
from regola_engine.kernel.position import Position

__all__ = ["State"]


class State(Position):
    """
    A position that is played: what one may do, and doing it.

    A family says how a move is taken (`take`), how the game goes on from there to the next choice
    (`_advance`), and why a move is not legal (`_why_not`).
    """

    __slots__ = ()

    def legal_moves(self) -> list[Any]:
        """Return all moves of the player to move, in a fixed order; none when the game is over."""
        return list(self.moves)

    def apply(self, move: Any) -> None:
        """
        Do a move in place and go on to the next choice; refuse what is not legal.

        Raises:
            Refusal: The move is not legal; nothing has changed.
            RuleError: A rule raised or did not come to an end; the state is of no more use.
        """
        if move not in self.moves:
            raise self._why_not(move)
        question = self.question
        self.work += 1
        try:
            self.take(move)
            if self.question is not question or question is None:
                self._advance()
        except (Refusal, RuleError):
            raise
        except Exception as error:
            raise fault_of(error, self.under_way) from error

    def take(self, move: Any) -> None:
        """Take the answer to the question that is open."""
        raise NotImplementedError

    def _advance(self) -> None:
        raise NotImplementedError

    def _why_not(self, move: Any) -> Refusal:
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.over

    @property
    def mover(self) -> int:
        """The seat of the player to move, -1 when the game is over."""
        return -1 if self.question is None else self.question.seat

    def clone(self, seed: int | None = None) -> Self:
        """Return a state that goes its own way, with the same chance or one of a seed."""
        rng = Random(seed)  # noqa: S311  # dice, not secrets
        if seed is None:
            rng.setstate(self.rng.getstate())
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.rng = rng
        self.copy_to(twin)
        twin.log = None if self.log is None else Log(self.log)
        return twin
