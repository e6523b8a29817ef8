"""Players that need no person, and know no game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

__all__ = ["random_move"]

_Move_co = TypeVar("_Move_co", covariant=True)


class _Playable(Protocol[_Move_co]):
    @property
    def moves(self) -> Sequence[_Move_co]: ...


def random_move(state: _Playable[_Move_co], rng: Random) -> _Move_co:
    """Return any legal move, all alike."""
    moves = state.moves
    return moves[int(rng.random() * len(moves))]
