"""Games played twice, by the core and by the Python engine, and compared after every move."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.kernel.faults import RuleError
from regola_engine.native.handing import Handed
from regola_engine.native.play import load
from regola_engine.native.portraits import portrait
from regola_engine.native.state import NativeState

__all__ = ["parted", "taken_at_random"]

_SNAPSHOT, _CLONE, _OVER = 40, 150, 230
"""After so many moves snapshots are compared, a copy goes on, the core takes the position over."""

_MOST_MOVES = 3000


def taken_at_random(game: Game, seed: int) -> Mapping[str, bool]:
    """Return options that a table takes, drawn by a seed; those of the game for nought."""
    chance = _dice(seed)
    declared = sorted({name for item in game.items for name, _ in item.options})
    return {name: chance.random() < 0.5 for name in declared} if seed else {}


def parted(game: Game, seed: int) -> str | None:
    """Play a game by chance on both engines; where they part first, none where they never do."""
    handed = load(game, native=True).handed
    assert handed is not None
    return _Pair(game, handed, seed).parted()


def _dice(seed: int) -> Random:
    return Random(seed)  # noqa: S311  # dice, not secrets


class _Pair:
    """One game on both engines."""

    def __init__(self, game: Game, handed: Handed, seed: int) -> None:
        self.handed = handed
        self.core = NativeState.begun(handed, seed)
        self.python = start(game, _dice(seed))
        self.chance = _dice(seed + 1)

    def parted(self) -> str | None:
        for number in range(_MOST_MOVES):
            difference = self._difference(number)
            if difference:
                return f"{difference} at move {number}, {self.python.moment}"
            if self.python.is_over:
                return None
            moves = self.python.moves
            faults = self._apply(int(self.chance.random() * len(moves)))
            if any(faults):
                return None if all(faults) else f"faults {faults} at move {number}"
        return None

    def _apply(self, number: int) -> tuple[str, str]:
        move = self.python.moves[number]
        faults = []
        for state in (self.core, self.python):
            try:
                state.apply(move)
                faults.append("")
            except RuleError as error:
                faults.append(error.slug)
        return faults[0], faults[1]

    def _difference(self, number: int) -> str:
        core, python = self.core, self.python
        if core.legal_moves() != python.legal_moves():
            return "moves"
        if core.portrait() != portrait(python, self.handed):
            return "positions"
        if (core.mover, core.scores(), core.is_over) != _seen(python):
            return "scores"
        if number % _SNAPSHOT == 0 and core.snapshot() != python.snapshot():
            return "snapshots"
        if number % _CLONE == 0:
            self.core = core.clone()
        if number % _OVER == 0:
            self.core = NativeState.of(core.in_python(), self.handed)
        return ""


def _seen(state: State) -> tuple[int, list[int], bool]:
    return state.mover, state.scores(), state.is_over
