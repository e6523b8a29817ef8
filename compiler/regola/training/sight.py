"""
What a seat sees of a game of conquest, as numbers, and its moves by number.

Moves are numbered as they stand among the legal ones, which have a fixed order; what each means is
part of what is seen. Nothing hidden is seen: no stack, no die to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random

from regola_engine.conquest.play import Game, State, modes_of, start
from regola_engine.kernel import RULES

__all__ = ["MOST", "begun", "game_of", "rewards", "seen", "size"]

MOST = 512
"""The most moves that are told apart; of more, those beyond cannot be taken."""

_OF_REGION = 4
_OF_SEAT = 2
_OF_SLOT = 3
_OF_MOVE = 4
_OF_GAME = 2


def game_of(pack: str, players: int) -> Game:
    """
    Return a game that ships, such as ``small_world``, for so many players.

    Raises:
        ValueError: It has no board for so many.
    """
    base, own = (import_module(f"regola_games.{name}") for name in ("conquest", pack))
    board = next((board for board in own.BOARDS if board.players == players), None)
    if board is None:
        raise ValueError(players)
    return Game((*base.ITEMS, *own.ITEMS), board, players)


def begun(game: Game, seed: int) -> State:
    """Return a game set up, in which all chance follows from a seed."""
    return start(game, Random(seed))  # noqa: S311  # dice, not secrets


def size(game: Game) -> int:
    """Return how many numbers tell what is seen."""
    fields = _OF_GAME + _OF_SEAT * game.seats + _OF_REGION * game.ground.size
    return fields + _OF_SLOT * (game.base.row + 1) + _OF_MOVE * MOST


def seen(state: State, seat: int) -> list[float]:
    """Return what a seat sees, always as many numbers; other seats are counted on from it."""
    found = [*_table(state, seat), *_moves(state, seat)]
    return found + [0.0] * (size(state.game) - len(found))


def _table(state: State, seat: int) -> Iterator[float]:
    seats = state.game.seats
    yield state.round / state.game.rounds
    yield float(state.mover == seat)
    for number in range(seats):
        other = (seat + number) % seats
        people = state.active[other]
        yield float(state.coins[other])
        yield float(state.hand[people]) if people >= 0 else -1.0
    for region in range(state.game.ground.size):
        people = state.holder[region]
        yield float((state.owner[people] - seat) % seats) if people >= 0 else -1.0
        yield float(people >= 0 and bool(state.active_peoples >> people & 1))
        yield float(state.tokens[region])
        yield float(state.defenders[region])
    yield from _row(state)


def _row(state: State) -> list[float]:
    """Return the combinations of the row, one more than lie there at the start of a turn."""
    slots = zip(state.row_races, state.row_powers, state.row_coins, strict=True)
    shown = [float(number) for slot in slots for number in slot]
    count = _OF_SLOT * (state.game.base.row + 1)
    return [*shown, *[-1.0] * count][:count]


def _moves(state: State, seat: int) -> Iterator[float]:
    """Give what each move of the seat to move is: its rule, its thing, further offers joined."""
    for move in state.moves[:MOST] if state.mover == seat else ():
        yield 1.0
        yield float(move.rule) / len(RULES)
        yield float(move.thing)
        yield float(modes_of(move).bit_count())


def rewards(state: State) -> list[float]:
    """Return what each seat gets at the end: its part of the victory above a fair one, else 0."""
    if not state.is_over:
        return [0.0] * state.game.seats
    winners = state.winners()
    fair = 1 / state.game.seats
    return [(seat in winners) / len(winners) - fair for seat in range(state.game.seats)]
