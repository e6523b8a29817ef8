"""A player that needs no person and looks a little ahead, knowing no more than its seat may."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.kernel.bots import random_move
from regola_engine.kernel.moves import Move
from regola_engine.kernel.standing import number
from regola_engine.lords.sets import monsters_of, traps_of

if TYPE_CHECKING:
    from regola_engine.lords.state import State

__all__ = ["greedy_move"]

_TRIED = 10
"""How many moves are looked at; more are thinned out by chance."""

_SAMPLES = 3
"""How often a move is tried that asks for more, which chance answers; the best time counts."""

_FURTHER = 40
"""How many answers are given by chance at most before a position is judged."""

_FIGHT = ("planning", "fight card", "battle")

_GOODS = {"gold": 0.5, "food": 0.5, "imps": 1.0, "evil": -0.4}
"""What each of some goods is worth to whoever goes on playing, in points."""

_TRAP, _DAMAGE, _TUNNEL, _WOUND = 0.8, 0.5, 0.4, 0.4


def greedy_move(state: State, rng: Random) -> Move:
    """Return the move after which the player's own position can look best; ties by chance."""
    seat, moves = state.seat, list(state.moves)
    if state.is_secret:
        return random_move(state, rng)
    if len(moves) > _TRIED:
        moves = rng.sample(moves, _TRIED)
    seen = state.seen_by(seat, _seed(rng))
    seen.log = None
    marks = [_mark(seen, seat, move, rng) for move in moves]
    best = max(marks)
    leading = [move for move, mark in zip(moves, marks, strict=True) if mark == best]
    return _any_of(leading, rng)


def _any_of(moves: list[Move], rng: Random) -> Move:
    """Return one of some moves, all alike."""
    return moves[int(rng.random() * len(moves))]


def _seed(rng: Random) -> int:
    return int(rng.random() * 1_000_000)


def _mark(seen: State, seat: int, move: Move, rng: Random) -> float:
    """How good the position can be once a move and what it leads to are done."""
    tried = seen.clone(_seed(rng))
    tried.apply(move)
    twins = [tried]
    if _goes_on(seen, tried, seat):
        twins += [tried.clone(_seed(rng)) for _ in range(_SAMPLES - 1)]
    return max(_played_on(seen, twin, seat, rng) for twin in twins)


def _goes_on(before: State, after: State, seat: int) -> bool:
    """Tell whether what was begun goes on: the player is asked again, or a fight is under way."""
    if after.is_over:
        return False
    was, now = (one.game.programme[one.stage] for one in (before, after))
    if was.name in _FIGHT:
        return now.name in _FIGHT and now.loops == was.loops
    return before.stage == after.stage and before.turn == after.turn and after.seat == seat


def _played_on(before: State, twin: State, seat: int, rng: Random) -> float:
    for _ in range(_FURTHER):
        if not _goes_on(before, twin, seat):
            break
        twin.apply(random_move(twin, rng))
    return _worth(twin, seat)


def _worth(state: State, seat: int) -> float:
    """How good a position looks for a player, in points: those now, and what may bring more."""
    worth = float(number(state, "score", seat))
    worth += sum(float(getattr(state, good)[seat]) * each for good, each in _GOODS.items())
    worth += _TRAP * traps_of(state, seat).bit_count()
    worth += _TUNNEL * (state.tiles & state.own(seat)).bit_count()
    worth += _WOUND * sum(state.wounds[hero] for hero in state.parties[seat])
    own = monsters_of(state, 1 << seat)
    copies = [copy for copy in range(own.bit_length()) if own >> copy & 1]
    return worth + _DAMAGE * sum(number(state, "damage", seat, copy) + 1 for copy in copies)
