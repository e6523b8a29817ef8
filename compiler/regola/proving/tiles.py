"""
Games of tiles in which rules of items are tried: the item beside those of the game.

What an item names of other items of its pack is in play as well, and the scenarios that these and
the item belong to. Scenarios may be in each other's way: in every second position all those of the
game are played with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from regola.compilation.language import language
from regola.proving.trials import Trial
from regola.proving.whole import WholeGame, left_out
from regola.reference.digger.effects import effect
from regola.reference.digger.family import digger
from regola.reference.digger.positions import Sought
from regola.reference.family import Family
from regola.reference.parting import Effect

if TYPE_CHECKING:
    from regola_engine.digger.play import Game

__all__ = ["TILED", "TileStage"]

TILED = ("lord", "tile", "order", "creature", "adventurer", "piece", "scenario")
"""The kinds of items whose rules are tried."""

_PLAYERS = (2, 3)


@dataclass
class TileStage(WholeGame):
    """A game of tiles with packs mixed in, and all that may be in play in it."""

    _games: dict[object, Mapping[int, Game]] = field(default_factory=dict)

    def tried(self, trial: Trial, positions: int) -> Effect | None:
        """Return what a rule changes in one of so many positions; nothing where it does not."""
        for number in range(positions):
            sought, silent = self._sought(trial, whole=bool(number % 2))
            seed = f"{trial.holder} {trial.rule.number} {number}"
            found = effect(sought, silent, seed) if sought.games else None
            if found is not None:
                return found
        return None

    def _sought(self, trial: Trial, *, whole: bool) -> tuple[Sought, Family]:
        """Return what is looked for in a trial, and the family of its table but for the rule."""
        games = self._games_of(trial, whole=whole)
        played = {one.reference for game in games.values() for one in game.items}
        items = [one for one in self._in_play(trial) if one.reference in played]
        vocabulary = language(self.program.family).vocabulary
        spoken, silent = (digger(kept, vocabulary) for kept in left_out(items, trial))
        return Sought(trial.rule, trial.holder, spoken, games), silent

    def _games_of(self, trial: Trial, *, whole: bool) -> Mapping[int, Game]:
        """Return the tables for two and for three, with the scenarios that a trial wants."""
        names = tuple(one.reference for one in self._in_play(trial))
        scenarios = tuple(self._scenarios(trial, whole=whole))
        key = (names, scenarios, trial.options)
        if key not in self._games:
            self._games[key] = dict(self._made(names, scenarios, dict(trial.options)))
        return self._games[key]

    def _made(
        self, names: Iterable[str], scenarios: tuple[str, ...], options: Mapping[str, bool]
    ) -> Iterator[tuple[int, Game]]:
        from regola_engine.digger.play import Game, board_for

        known, boards = self._loaded
        records = [known[name] for name in names if name in known]
        told = [known[name].scenario for name in scenarios]
        for players in _PLAYERS:
            board = board_for(boards, players, [one for one in told if one is not None])
            if board is not None:
                yield players, Game(records, board, players, scenarios, options, with_lords=True)

    def _scenarios(self, trial: Trial, *, whole: bool) -> Iterator[str]:
        """Give the scenarios in play: those wanted, or with them the ``whole`` of the game's."""
        wanted = self._wanted(trial)
        for one in self._in_play(trial):
            if one.kind == "scenario" and (whole or one.reference in wanted):
                yield one.reference

    def _wanted(self, trial: Trial) -> frozenset[str]:
        """Return the item and what its rules name, with the scenarios that these belong to."""
        known, named = self._loaded[0], super()._wanted(trial)
        homes = {known[name].home for name in named if name in known}
        return frozenset(named | (homes - {""}))
