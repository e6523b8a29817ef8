"""A bot that looks one move ahead: it builds what pays, finishes corridors, and conquers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.digger.frames import Move
from regola_engine.digger.sets import sum_of

if TYPE_CHECKING:
    from regola_engine.digger.state import State

__all__ = ["greedy_move", "random_move"]

_TRIED = 40
"""How many moves are looked at; more are thinned out by chance."""


def random_move(state: State, rng: Random) -> Move:
    """Return any legal move, all alike."""
    return state.moves[int(rng.random() * len(state.moves))]


def greedy_move(state: State, rng: Random) -> Move:
    """Return the move after which the player's own position looks best; ties by chance."""
    seat, moves = state.mover, list(state.moves)
    if len(moves) > _TRIED:
        moves = rng.sample(moves, _TRIED)
    marks = [_mark(state, seat, move, rng) for move in moves]
    best = max(marks)
    leading = [move for move, mark in zip(moves, marks, strict=True) if mark == best]
    return leading[int(rng.random() * len(leading))]


def _mark(state: State, seat: int, move: Move, rng: Random) -> float:
    """How good the position after a move looks; chance is not foreseen."""
    twin = state.clone(int(rng.random() * 1_000_000))
    twin.log = None
    twin.apply(move)
    worth = twin.gold[seat] + 0.5 * sum_of(twin, seat)
    worth += 0.3 * twin.own[seat].bit_count() + 0.2 * sum(twin.goons[seat])
    worth += 0.4 * len(twin.waiting) + 0.05 * twin.points[seat] + 0.02 * twin.steps
    return worth - 0.1 * (move.sort == "pass")
