"""Many games played to their end in one call, by bots: in the core, and the same in Python."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from ctypes import Array, c_int32, c_uint64
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest.greed import greedy_move
from regola_engine.conquest.state import State, start
from regola_engine.conquest.steady import steady_move
from regola_engine.kernel.bots import Luck, random_move
from regola_engine.kernel.faults import RuleError, fault_of
from regola_engine.native.state import FAULTS, NativeState

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.kernel.moves import Move
    from regola_engine.native.handing import Handed

__all__ = [
    "BOTS",
    "Results",
    "chosen",
    "play_in_core",
    "play_in_python",
    "play_out_in_core",
    "play_out_in_python",
]

_MOST_MOVES = 100_000
"""Longer games are left where they are."""


@dataclass(frozen=True, slots=True)
class Results:
    """
    What became of many games, in the order of their seeds.

    ``coins`` are those of each seat, game after game; ``moves`` how many it took, below nought
    where a rule failed: minus the place of the fault in `FAULTS`. ``rounds`` are the last ones.
    Where a rule failed, coins and round are those that there were.
    """

    coins: array[int]
    moves: array[int]
    rounds: array[int]


# ---- in the core ------------------------------------------------------------------------------


class _Rows:
    """What the core is given to play games, and where it writes what became of them."""

    def __init__(self, handed: Handed, seeds: Sequence[int], bots: Sequence[str]) -> None:
        games = len(seeds)
        self.coins = (c_int32 * (games * handed.game.seats))()
        self.moves, self.rounds = (c_int32 * games)(), (c_int32 * games)()
        seated = (c_int32 * len(bots))(*map(BOTS.index, bots))
        self.told = ((c_uint64 * games)(*map(abs, seeds)), games, seated, _MOST_MOVES)

    @property
    def written(self) -> tuple[Array[c_int32], ...]:
        return self.coins, self.moves, self.rounds

    def results(self) -> Results:
        return Results(*(array("i", bytes(one)) for one in self.written))


def play_in_core(handed: Handed, seeds: Sequence[int], bots: Sequence[str]) -> Results:
    """Play a game a seed in the core."""
    rows, library = _Rows(handed, seeds, bots), handed.library
    position = library.position_new(handed.address)
    try:
        library.play_games(position, *rows.told, *rows.written)
    finally:
        library.position_free(position)
    return rows.results()


def play_out_in_core(
    state: NativeState, seeds: Sequence[int], bots: Sequence[str], first: Move | None
) -> Results:
    """Play on from a state in the core, a game a seed."""
    handed = state.handed
    rows = _Rows(handed, seeds, bots)
    number = -1 if first is None else state.moves.index(first)
    if handed.library.play_out(state.address, number, *rows.told, *rows.written):
        raise MemoryError
    return rows.results()


# ---- in Python --------------------------------------------------------------------------------


def play_in_python(game: Game, seeds: Sequence[int], bots: Sequence[str]) -> Results:
    """Play a game a seed in Python."""
    found = Results(array("i"), array("i"), array("i"))
    for seed in seeds:
        state = State(game, Random(seed))  # noqa: S311  # dice, not secrets
        state.coins = [0] * game.seats  # as they are where it never begins
        fault = ""
        try:
            state = start(game, state.rng)
        except RuleError as error:
            fault = error.slug
        _add(found, state, fault, seed, bots)
    return found


def play_out_in_python(
    state: State, seeds: Sequence[int], bots: Sequence[str], first: Move | None
) -> Results:
    """Play on from a state in Python, a game a seed."""
    found = Results(array("i"), array("i"), array("i"))
    for seed in seeds:
        seen, fault = state.seen_by(state.mover, abs(seed)), ""
        seen.log = None
        try:
            if first is not None:
                seen.apply(first)
        except RuleError as error:
            fault = error.slug
        _add(found, seen, fault, seed, bots)
    return found


def _add(found: Results, state: State, fault: str, seed: int, bots: Sequence[str]) -> None:
    """Play on to the end, unless there is a fault already, and add what becomes of the game."""
    luck, moves = Luck(seed), 0
    try:
        while not fault and not state.is_over and moves < _MOST_MOVES:
            state.apply(chosen(state, bots[state.mover], luck))
            moves += 1
    except RuleError as error:
        fault = error.slug
    found.coins.extend(state.scores())
    found.moves.append(-FAULTS.index(fault) if fault else moves)
    found.rounds.append(state.round)


def chosen(state: State, bot: str, luck: Luck) -> Move:
    """
    Return the move that a bot takes.

    Raises:
        RuleError: A rule raised, or did not come to an end.
    """
    try:
        return _BOTS[bot](state, luck)
    except RuleError:
        raise
    except Exception as error:
        raise fault_of(error, state.under_way) from error


_BOTS: Mapping[str, Callable[[State, Random], Move]] = {
    "random": random_move,
    "greedy": greedy_move,
    "steady": steady_move,
}

BOTS = tuple(_BOTS)
"""Who can play many games in one call, by the numbers that the core has for them."""
