"""
A bot that looks ahead by playouts: what it declines, takes and does beside conquests.

It weighs what `steady` proposes by whole games that `steady` plays on, each proposal with the same
chances, in which what is hidden is drawn anew (`seen_by`), so that it knows no more than its seat.
The core plays these games out where it is there, Python else, with the same moves. Conquests and
answers are those of `steady`: played out, too, they cost five times as much, and more games of the
others bring more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.rules import Offer
from regola_engine.conquest.steady import marks_of
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import PASS, Move

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.conquest.state import State
    from regola_engine.native.play import Played
    from regola_engine.native.state import NativeState

__all__ = ["search_move"]

_PLAYOUTS = 16
"""So many games are played out for each proposal."""

_COMPARED = 4
"""So many proposals are compared, those that promise most."""

_DOUBT = 10.0
"""Where declining promises so many coins less than going on, it is not played out."""


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
        return _best(state, ranked[:_COMPARED], seed)
    decline = next((move for move in ranked if _verb(move) == h.DECLINE), None)
    others = [move for move in ranked if move != decline]
    if decline is not None and (not others or _declines(state, decline, others[0], marks, seed)):
        return decline
    if state.question.about != f.OFFERS or _is_plain(others[0]):
        return others[0]
    return _best(state, others[:_COMPARED], seed)


def _declines(
    state: State, decline: Move, other: Move, marks: dict[Move, float], seed: int
) -> bool:
    """Tell whether to decline rather than to go on; where there is a doubt, by playouts."""
    if marks[decline] < -_DOUBT:
        return False
    return _best(state, [other, decline], seed) == decline


def _verb(move: Move) -> str | int:
    """Return the verb of the offer that a move takes, empty where it takes none."""
    offer = RULES[move.rule][0] if move != PASS and move.rule >= 0 else None
    return offer.verb if isinstance(offer, Offer) else ""


def _is_plain(move: Move) -> bool:
    """Tell whether a move goes on with the turn as `steady` weighs best: conquests, their end."""
    return move == PASS or _verb(move) in (h.CONQUER, h.ASSAULT)


def _best(state: State, moves: list[Move], seed: int) -> Move:
    """Return the move that comes to most when games are played out from it, the first of equals."""
    table = _table(state.game)
    taken = table.taken(state)
    values = [_played_out(table, taken, move, seed) for move in moves]
    return moves[values.index(max(values))]


def _played_out(table: Played, state: State | NativeState, move: Move, seed: int) -> int:
    """Return the leads, in coins, at the end of games that `steady` plays from here."""
    seats = table.game.seats
    coins = table.play_out(state, range(seed, seed + _PLAYOUTS), ("steady",) * seats, move).coins
    ends = (coins[at : at + seats] for at in range(0, len(coins), seats))
    return sum(_lead(end, state.mover) for end in ends)


def _lead(coins: Sequence[int], seat: int) -> int:
    return coins[seat] - max(count for other, count in enumerate(coins) if other != seat)


@lru_cache(maxsize=8)
def _table(game: Game) -> Played:
    """Return a game as it is played out: the core is asked for when it is first wanted."""
    from regola_engine.native.play import load

    return load(game)
