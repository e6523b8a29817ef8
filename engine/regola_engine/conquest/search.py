"""
A bot that looks ahead: by playouts where it plans, to the end of its turn where it acts.

It weighs what `steady` proposes, on states in which what is hidden is drawn anew (`seen_by`), so
that it knows no more than its seat. Whether to decline and what to take decide the rest of the
game: there whole games are played out by `steady`, each proposal with the same chances. What else
may be done beside plain conquests is judged by where the turn ends.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from regola_engine.conquest import frames as f
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.rules import Offer
from regola_engine.conquest.steady import marks_of, steady_move, worth
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import PASS, Move

if TYPE_CHECKING:
    from regola_engine.conquest.state import State

__all__ = ["search_move"]

_PLAYOUTS = 5
"""So many games are played out for each proposal."""

_COMPARED = 3
"""So many proposals are compared, those that promise most."""

_DOUBT = 6.0
"""Where declining promises so many coins less than going on, it is not played out."""

_LONGEST = 200
"""Answers in one turn; a turn that goes on longer is judged as it stands."""

_Judge: TypeAlias = "Callable[[State, Move, int], float]"


def search_move(state: State, rng: Random) -> Move:
    """Return the move that comes to most when looked ahead; among equals what `steady` prefers."""
    if state.question is None:
        raise ValueError("the game is over")
    if len(state.moves) == 1:
        return state.moves[0]
    seed = int(rng.random() * 1_000_000)
    marks = dict(zip(state.moves, marks_of(state), strict=True))
    ranked = sorted(marks, key=lambda move: -marks[move])
    if _verb(ranked[0]) == h.CHOOSE_COMBINATION:
        return _best(state, ranked[:_COMPARED], seed, _played_out)
    decline = next((move for move in ranked if _verb(move) == h.DECLINE), None)
    others = [move for move in ranked if move != decline]
    if decline is not None and (not others or _declines(state, decline, others[0], marks, seed)):
        return decline
    if state.question.about != f.OFFERS or _is_plain(others[0]):
        return others[0]
    return _best(state, others[:_COMPARED], seed, _turned_out)


def _declines(
    state: State, decline: Move, other: Move, marks: dict[Move, float], seed: int
) -> bool:
    """Tell whether to decline rather than to go on; where there is a doubt, by playouts."""
    if marks[decline] < -_DOUBT:
        return False
    return _best(state, [other, decline], seed, _played_out) == decline


def _verb(move: Move) -> str | int:
    """Return the verb of the offer that a move takes, empty where it takes none."""
    offer = RULES[move.rule][0] if move != PASS and move.rule >= 0 else None
    return offer.verb if isinstance(offer, Offer) else ""


def _is_plain(move: Move) -> bool:
    """Tell whether a move goes on with the turn as `steady` weighs best: conquests, their end."""
    return move == PASS or _verb(move) in (h.CONQUER, h.ASSAULT, h.CHOOSE_COMBINATION)


def _best(state: State, moves: list[Move], seed: int, judge: _Judge) -> Move:
    """Return the move judged best, the first of equals."""
    values = [judge(state, move, seed) for move in moves]
    return moves[values.index(max(values))]


def _played_out(state: State, move: Move, seed: int) -> float:
    """Return the leads, in coins, at the end of games that `steady` plays from here."""
    return sum(_lead(state, move, seed + number) for number in range(_PLAYOUTS))


def _lead(state: State, move: Move, seed: int) -> float:
    seat, chance = state.mover, Random(seed)  # noqa: S311  # as games have it
    seen = _after(state, move, seed)
    while not seen.is_over:
        seen.apply(steady_move(seen, chance))
    coins = seen.scores()
    return coins[seat] - max(count for other, count in enumerate(coins) if other != seat)


def _turned_out(state: State, move: Move, seed: int) -> float:
    """Return what the position is worth to the player at the end of a turn that `steady` plays."""
    seat, chance = state.mover, Random(seed)  # noqa: S311  # as games have it
    turn = state.seat, state.round
    seen = _after(state, move, seed)
    for _ in range(_LONGEST):
        if seen.is_over or (seen.seat, seen.round) != turn:
            break
        seen.apply(steady_move(seen, chance))
    return worth(seen, seat)


def _after(state: State, move: Move, seed: int) -> State:
    seen = state.seen_by(state.mover, seed)
    seen.log = None
    seen.apply(move)
    return seen
