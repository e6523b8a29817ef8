"""A bot that looks one move ahead: it builds what pays, finishes corridors, and conquers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.digger.frames import Move
from regola_engine.digger.sets import sum_of

if TYPE_CHECKING:
    from regola_engine.digger.state import State

__all__ = ["greedy_move", "random_move"]

_TRIED = 10
"""How many moves are looked at; more are thinned out by chance."""

_SAMPLES = 1
"""How often each is tried: what its order asks for next is answered by chance."""

_FURTHER = 8
"""How many answers one order may take before it is judged."""


def random_move(state: State, rng: Random) -> Move:
    """Return any legal move, all alike."""
    return state.moves[int(rng.random() * len(state.moves))]


def greedy_move(state: State, rng: Random) -> Move:
    """Return the move after which the player's own position can look best; ties by chance."""
    seat, moves = state.mover, list(state.moves)
    if len(moves) > _TRIED:
        moves = rng.sample(moves, _TRIED)
    before = _worth(state, seat)
    marks = [_mark(state, seat, move, rng) - before for move in moves]
    best = max(marks)
    leading = [move for move, mark in zip(moves, marks, strict=True) if mark == best]
    return leading[int(rng.random() * len(leading))]


def _mark(state: State, seat: int, move: Move, rng: Random) -> float:
    """How good the position can be once an order is carried out."""
    found = [_tried(state, seat, move, rng) for _ in range(_SAMPLES)]
    return max(found) - 0.1 * (move.sort == "pass")


def _tried(state: State, seat: int, move: Move, rng: Random) -> float:
    twin = state.clone(int(rng.random() * 1_000_000))
    twin.log = None
    turn = twin.round
    twin.apply(move)
    for _ in range(_FURTHER):
        question = twin.question
        done = question is None or question.about == "turn" or twin.round != turn
        if done or twin.mover != seat:
            break
        twin.apply(random_move(twin, rng))
    return _worth(twin, seat)


def _worth(state: State, seat: int) -> float:
    """What a position is worth to a player: gold and coins first, then what brings more."""
    others = max(gold for other, gold in enumerate(state.gold) if other != seat)
    return (
        state.gold[seat]
        - 0.2 * others
        + 0.8 * sum_of(state, seat)
        + 0.6 * state.own[seat].bit_count()
        + 0.3 * sum(state.goons[seat])
    )
