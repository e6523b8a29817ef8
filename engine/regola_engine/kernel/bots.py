"""Players that need no person, and know no game; the chance that bots draw by."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

__all__ = ["Luck", "random_move"]

_Move_co = TypeVar("_Move_co", covariant=True)

_ALL_BITS = (1 << 64) - 1


class _Playable(Protocol[_Move_co]):
    @property
    def moves(self) -> Sequence[_Move_co]: ...


def random_move(state: _Playable[_Move_co], rng: Random) -> _Move_co:
    """Return any legal move, all alike."""
    moves = state.moves
    return moves[int(rng.random() * len(moves))]


class Luck(Random):
    """
    The chance of all bots, apart from that of the game: splitmix64, of which 32 bits are told.

    Native play draws by the same numbers, so that a seed gives the same game whoever plays it.
    """

    def seed(self, a: Any = 0, version: int = 2) -> None:
        """Begin anew from the lowest 64 bits of a whole number, whatever its sign."""
        super().seed(0, version)
        self._mixed = abs(int(a)) & _ALL_BITS

    def random(self) -> float:
        """Return a number from nought on below one."""
        self._mixed = mixed = (self._mixed + 0x9E3779B97F4A7C15) & _ALL_BITS
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _ALL_BITS
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _ALL_BITS
        return ((mixed ^ (mixed >> 31)) >> 32) / (1 << 32)
