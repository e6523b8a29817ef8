"""Players that need no person: one by chance, one that looks a move ahead."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from regola_engine.digger.corridors import corridor_tiles, open_sides
from regola_engine.digger.frames import Move
from regola_engine.digger.sets import family_tiles, sum_of
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import is_so, number

if TYPE_CHECKING:
    from regola_engine.digger.state import State

__all__ = ["greedy_move", "random_move"]

_TRIED = 20
"""How many moves are looked at; more are thinned out by chance."""

_SAMPLES = 3
"""How often an order is tried that asks for more, which chance answers; the best time counts."""

_FURTHER = 8
"""How many answers one order may take before it is judged."""

_HOPE = 0.6
"""What the end of a corridor that is still open keeps of what the corridor would bring."""

_ENOUGH = 6
"""With more open spaces around no player needs further ones."""


def random_move(state: State, rng: Random) -> Move:
    """Return any legal move, all alike."""
    return state.moves[int(rng.random() * len(state.moves))]


def greedy_move(state: State, rng: Random) -> Move:
    """Return the move after which the player's own position can look best; ties by chance."""
    seat, moves = state.mover, list(state.moves)
    if len(moves) > _TRIED:
        moves = rng.sample(moves, _TRIED)
    marks = [_mark(state, seat, move, rng) for move in moves]
    best = max(marks)
    leading = [move for move, mark in zip(moves, marks, strict=True) if mark == best]
    return leading[int(rng.random() * len(leading))]


def _mark(state: State, seat: int, move: Move, rng: Random) -> float:
    """How good the position can be once an order is carried out."""
    turn = state.round
    twin = _after(state, move, rng)
    tried = [twin]
    if _goes_on(twin, seat, turn):
        tried += [twin.clone(int(rng.random() * 1_000_000)) for _ in range(_SAMPLES - 1)]
    return max(_played_on(one, seat, turn, rng) for one in tried) - 0.1 * (move.sort == "pass")


def _after(state: State, move: Move, rng: Random) -> State:
    twin = state.clone(int(rng.random() * 1_000_000))
    twin.log = None
    twin.apply(move)
    return twin


def _goes_on(twin: State, seat: int, turn: int) -> bool:
    """Tell whether what was begun asks the player for more."""
    question = twin.question
    done = question is None or question.about == "turn" or twin.round != turn
    return not done and twin.mover == seat


def _played_on(twin: State, seat: int, turn: int, rng: Random) -> float:
    for _ in range(_FURTHER):
        if not _goes_on(twin, seat, turn):
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
        + 0.5 * state.own[seat].bit_count()
        + 0.3 * sum(state.goons[seat])
        + _creatures(state, seat)
        + 0.2 * min(_room(state, seat), _ENOUGH)
        + _hopes(state, seat)
    )


def _creatures(state: State, seat: int) -> float:
    """Return what the creatures of a player are worth: each fights like so many goons."""
    led = [mover for mover, leader in enumerate(state.controller) if leader == seat]
    return 0.3 * sum(number(state, "strength", seat, mover) for mover in led)


def _room(state: State, seat: int) -> int:
    """Return how many empty spaces the openings of a player's tiles with goons lead to."""
    found = 0
    leads = [any(row) for row in state.game.joined]
    for tile in bits(state.own[seat]):
        if not state.goons[seat][tile]:
            continue
        for edge, space in zip(state.edges[tile], state.game.beside[tile], strict=True):
            if leads[edge] and space >= 0 and state.design[space] < 0:
                found |= 1 << space
    return found.bit_count()


def _hopes(state: State, seat: int) -> float:
    """Return what the corridors of a player promise that are not finished."""
    found = 0.0
    left = state.own[seat] & family_tiles(state, "corridor")
    while left:
        corridor = corridor_tiles(state, left & -left)
        left &= ~corridor
        found += _hope(state, seat, corridor)
    return found


def _hope(state: State, seat: int, corridor: int) -> float:
    """Return what a corridor promises, one tile longer than it is; nothing with a blind end."""
    hope, longer = 1.0, 0
    for tile, direction in open_sides(state, corridor):
        if is_so(state, "closed", seat, (tile, direction)):
            continue
        beyond = state.game.beside[tile][direction]
        if beyond < 0 or state.design[beyond] >= 0:
            return 0.0
        hope *= _HOPE
        longer = 1 << beyond
    return hope * number(state, "worth", seat, corridor | longer) if longer else 0.0
