"""Games played natively where that can be, in Python otherwise."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from ctypes import c_int32, c_uint64
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest.greed import leading_moves
from regola_engine.conquest.state import State, start
from regola_engine.native.building import Unbuilt
from regola_engine.native.handing import Handed, hand_over
from regola_engine.native.in_step import InCore, InPython, InStep
from regola_engine.native.printing import Unsayable
from regola_engine.native.state import SEEDS, NativeState

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game

__all__ = ["BOTS", "Played", "Results", "load"]

_MOST_MOVES = 100_000
"""Longer games are left where they are."""


@dataclass(frozen=True, slots=True)
class Results:
    """
    What became of many games, in the order of their seeds.

    ``coins`` are those of each seat, game after game; ``moves`` how many it took, below nought
    where a rule failed; ``rounds`` the last one.
    """

    coins: array[int]
    moves: array[int]
    rounds: array[int]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that can be begun: in the core, or in Python with a word of why (``why``)."""

    game: Game
    handed: Handed | None
    why: str = ""

    @property
    def is_native(self) -> bool:
        """Whether compiled code plays it."""
        return self.handed is not None

    def start(self, seed: int) -> State | NativeState:
        """Return the game of a seed at its first choice; the same whoever plays it."""
        if self.handed is None:
            return start(self.game, Random(seed))  # noqa: S311  # dice, not secrets
        return NativeState.begun(self.handed, seed)

    def play_games(self, seeds: Sequence[int], bots: Sequence[str] = ()) -> Results:
        """
        Play a game a seed to its end; the same whoever plays them.

        The bots are one a seat, of `BOTS`; all play by chance where none are told.

        Raises:
            ValueError: A seed has more than 64 bits, which bots have no use for; there is no such
                bot; there are more or fewer of them than seats.
        """
        if any(abs(seed) >= SEEDS for seed in seeds):
            raise ValueError("a seed of more than 64 bits")
        seated = tuple(bots) or (BOTS[0],) * self.game.seats
        if len(seated) != self.game.seats or not set(seated) <= set(BOTS):
            raise ValueError(f"bots are one a seat, each of {', '.join(BOTS)}")
        if self.handed is None:
            return _in_python(self.game, seeds, seated)
        return _in_core(self.handed, seeds, seated)

    def in_step(self, seeds: Sequence[int]) -> InStep:
        """Begin a game a seed, to go on together; the same whoever plays them."""
        if self.handed is None:
            return InPython(self.game, seeds)
        return InCore(self.handed, seeds)


def load(game: Game, *, native: bool | None = None) -> Played:
    """
    Return a game to be played: natively, in Python (False), or natively where it can be (None).

    Raises:
        Unsayable: It is to be native, but C does not say a rule.
        Unbuilt: It is to be native, but there is no compiler.
    """
    if native is False:
        return Played(game, None, "not-asked")
    try:
        return Played(game, hand_over(game))
    except (Unsayable, Unbuilt) as error:
        if native:
            raise
        return Played(game, None, str(error))


def _in_core(handed: Handed, seeds: Sequence[int], bots: Sequence[str]) -> Results:
    library, games = handed.library, len(seeds)
    coins = (c_int32 * (games * handed.game.seats))()
    moves, rounds = (c_int32 * games)(), (c_int32 * games)()
    position = library.position_new(handed.address)
    try:
        row = (c_uint64 * games)(*map(abs, seeds))
        seated = (c_int32 * len(bots))(*map(BOTS.index, bots))
        library.play_games(position, row, games, seated, _MOST_MOVES, coins, moves, rounds)
    finally:
        library.position_free(position)
    return Results(*(array("i", bytes(one)) for one in (coins, moves, rounds)))


def _in_python(game: Game, seeds: Sequence[int], bots: Sequence[str]) -> Results:
    found = Results(array("i"), array("i"), array("i"))
    for seed in seeds:
        state, luck = start(game, Random(seed)), _luck(abs(seed))  # noqa: S311  # dice, not secrets
        moves = 0
        while not state.is_over and moves < _MOST_MOVES:
            likes = _LIKES[bots[state.mover]](state)
            state.apply(state.moves[likes[next(luck) * len(likes) >> 32]])
            moves += 1
        found.coins.extend(state.scores())
        found.moves.append(moves)
        found.rounds.append(state.round)
    return found


_LIKES: Mapping[str, Callable[[State], Sequence[int]]] = {
    "random": lambda state: range(len(state.moves)),
    "greedy": leading_moves,
}
"""The places of the moves from which each of the bots takes one by chance."""

BOTS = tuple(_LIKES)
"""Who can play many games in one call, by the numbers that the core has for them."""

_ALL_BITS = (1 << 64) - 1


def _luck(seed: int) -> Iterator[int]:
    """Give numbers of 32 bits by chance, as the player by chance of the core draws (splitmix64)."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & _ALL_BITS
        mixed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _ALL_BITS
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _ALL_BITS
        yield (mixed ^ (mixed >> 31)) >> 32
