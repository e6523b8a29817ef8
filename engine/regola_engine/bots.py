"""Players that need no person: one by chance, one by the coins in sight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from regola_engine.conquest.greed import greedy_move
from regola_engine.conquest.moves import Move
from regola_engine.conquest.state import State

__all__ = ["BOTS", "Bot", "random_move"]

Bot: TypeAlias = Callable[[State, Random], Move]
"""Picks one of the legal moves of a state; chance comes from the generator passed in."""


def random_move(state: State, rng: Random) -> Move:
    """Return any legal move, all alike."""
    moves = state.moves
    return moves[int(rng.random() * len(moves))]


BOTS: dict[str, Bot] = {"random": random_move, "greedy": greedy_move}
"""The bots by name."""
