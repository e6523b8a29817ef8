"""Many games of one table that go on together, a move of each at a time: for those who learn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from ctypes import Array, byref, c_int32, c_void_p, sizeof
from random import Random
from typing import TYPE_CHECKING, Any

from regola_engine.conquest.state import State, start
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.moves import NOBODY
from regola_engine.native.state import FAULTS, NativeState

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.native.handing import Handed

__all__ = ["InCore", "InPython", "InStep"]


class InStep(ABC):
    """
    Games that go on together; what there is to be seen of them stands in arrays, game after game.

    ``movers`` are the seats to move (-1: it is over), ``choices`` how many legal moves they have,
    ``rounds`` the number of the round; ``coins`` has an entry for each seat of each game.
    The arrays stay the same ones, and are written anew by each step.
    """

    def __init__(self, games: int, seats: int) -> None:
        self.movers, self.choices = _row(games), _row(games)
        self.rounds, self.coins = _row(games), _row(games * seats)
        self._faults = _row(games)

    def __len__(self) -> int:
        return len(self.movers)

    def step(self, chosen: Sequence[int]) -> None:
        """
        Do a move in each game that is not over: the one of that number among its legal moves.

        A rule that fails ends its game (`fault`). The numbers given for games that are over mean
        nothing.

        Raises:
            ValueError: There are not as many numbers as games, or one is of no move; nothing is
                done.
        """
        if len(chosen) != len(self):
            raise ValueError(f"{len(chosen)} moves for {len(self)} games")
        for game, (number, choices) in enumerate(zip(chosen, self.choices, strict=True)):
            if choices and not 0 <= number < choices:
                raise ValueError(f"no move {number} in game {game}: it has {choices}")
        self._step(chosen)
        self._tell(range(len(self)))

    def fault(self, game: int) -> str:
        """Return why a rule ended a game, as `RuleError` calls it; nothing where none did."""
        return FAULTS[self._faults[game]]

    @abstractmethod
    def begin(self, game: int, seed: int) -> None:
        """Have a game begin anew, with the chance of a seed."""

    @abstractmethod
    def state(self, game: int) -> State | NativeState:
        """Return how a game stands, with its legal moves, as a copy that goes its own way."""

    @abstractmethod
    def _step(self, chosen: Sequence[int]) -> None: ...

    @abstractmethod
    def _tell(self, games: range) -> None:
        """Write what there is to be seen of some games that stand side by side."""


class InCore(InStep):
    """Games in the core: a step of all of them is one call."""

    def __init__(self, handed: Handed, seeds: Sequence[int]) -> None:
        super().__init__(len(seeds), handed.game.seats)
        self._states = [NativeState.begun(handed, seed) for seed in seeds]
        self._library = handed.library
        self._addresses = (c_void_p * len(seeds))(*(one.address for one in self._states))
        told = (self.movers, self.choices, self.rounds, self.coins)
        self._told = [(c_int32 * len(one)).from_buffer(one) for one in told]
        self._failed = (c_int32 * len(seeds)).from_buffer(self._faults)
        self._tell(range(len(self)))

    def begin(self, game: int, seed: int) -> None:
        """Have a game begin anew, with the chance of a seed."""
        self._states[game] = self._states[game].anew(seed)
        self._addresses[game] = self._states[game].address
        self._faults[game] = 0
        self._tell(range(game, game + 1))

    def state(self, game: int) -> NativeState:
        """Return how a game stands, with its legal moves, as a copy that goes its own way."""
        return self._states[game].clone()

    def _step(self, chosen: Sequence[int]) -> None:
        row = (c_int32 * len(self))(*chosen)
        self._library.step_games(self._addresses, len(self), row, self._failed)

    def _tell(self, games: range) -> None:
        rows: tuple[Array[Any], ...] = (self._addresses, self._failed, *self._told)
        places, *told = (
            byref(row, sizeof(row) // len(self) * games.start) if games.start else row
            for row in rows
        )
        self._library.tell_games(places, len(games), *told)


class InPython(InStep):
    """Games of the Python engine, one after the other."""

    def __init__(self, game: Game, seeds: Sequence[int]) -> None:
        super().__init__(len(seeds), game.seats)
        self._states = [_begun(game, seed) for seed in seeds]
        self._tell(range(len(self)))

    def begin(self, game: int, seed: int) -> None:
        """Have a game begin anew, with the chance of a seed."""
        self._states[game] = _begun(self._states[game].game, seed)
        self._faults[game] = 0
        self._tell(range(game, game + 1))

    def state(self, game: int) -> State:
        """Return how a game stands, with its legal moves, as a copy that goes its own way."""
        return self._states[game].clone()

    def _step(self, chosen: Sequence[int]) -> None:
        for game, (state, number) in enumerate(zip(self._states, chosen, strict=True)):
            if self.choices[game]:
                try:
                    state.apply(state.moves[number])
                except RuleError as error:
                    self._faults[game] = FAULTS.index(error.slug)

    def _tell(self, games: range) -> None:
        for game in games:
            state = self._states[game]
            failed = self._faults[game] != 0
            self.movers[game] = NOBODY if failed else state.mover
            self.choices[game] = 0 if failed else len(state.moves)
            self.rounds[game] = state.round
            seats = state.game.seats
            self.coins[game * seats : (game + 1) * seats] = array("i", state.scores())


def _begun(game: Game, seed: int) -> State:
    return start(game, Random(seed))  # noqa: S311  # dice, not secrets


def _row(length: int) -> array[int]:
    return array("i", bytes(4 * length))
