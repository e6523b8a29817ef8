"""
Games of tiles in which rules of items are tried: the item beside those of the game.

What an item names of other items of its pack is in play as well, and the scenarios that these and
the item belong to. Scenarios may be in each other's way: in every second position all those of the
game are played with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from regola.checks.parts import parts
from regola.compilation.games import load
from regola.compilation.language import language
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.model import Item
from regola.program.options import taken_by_default
from regola.proving.trials import Key, Trial, with_options, without_rules
from regola.reference.digger.effects import effect
from regola.reference.digger.family import digger
from regola.reference.digger.positions import Sought
from regola.reference.family import Family
from regola.reference.parting import Effect

if TYPE_CHECKING:
    from regola_engine.digger.game import Game
    from regola_engine.digger.items import BoardItem
    from regola_engine.digger.items import Item as Record

__all__ = ["TILED", "TileStage"]

TILED = ("lord", "tile", "order", "creature", "adventurer", "piece", "scenario")
"""The kinds of items whose rules are tried."""

_PLAYERS = (2, 3)


@dataclass
class TileStage:
    """A game of tiles with packs mixed in, and all that may be in play in it."""

    program: Program
    game: str
    guests: tuple[str, ...]
    _games: dict[object, Mapping[int, Game]] = field(default_factory=dict)

    @cached_property
    def _whole(self) -> Program:
        return mixed_program(self.program, self.game, self.guests, whole=True)

    @cached_property
    def items(self) -> Mapping[str, Item]:
        """The items that may be in play, by reference."""
        return {item.reference: item for item in (*self._whole.library, *self._whole.items)}

    @cached_property
    def _records(self) -> tuple[Mapping[str, Record], tuple[BoardItem, ...]]:
        loaded = load(self._whole, {}, Sink())
        items: tuple[Any, ...] = loaded.items
        boards: tuple[Any, ...] = loaded.boards
        return {one.reference: one for one in items}, boards

    def trials(self, item: Item) -> Iterator[Trial]:
        """Give a trial for each rule of an item."""
        if item.reference in self._records[0]:
            taken = taken_by_default(self.items.values())
            for rule in item.rules:
                yield with_options(Trial(item, item.reference, rule), taken)

    def played(self, trial: Trial) -> tuple[Item, ...]:
        """Return all that a trial hangs on: the items in play, and the boards."""
        boards = (one for one in self.items.values() if one.kind == "board")
        return (*self._in_play(trial), *boards)

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
        key = (trial.holder, trial.rule.number)
        return (
            Sought(trial.rule, trial.holder, self._family(items, trial.without), games),
            self._family(items, trial.without | {key}),
        )

    def _family(self, items: Iterable[Item], without: frozenset[Key]) -> Family:
        kept = [without_rules(item, without) for item in items]
        return digger(kept, language(self.program.family).vocabulary)

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
        from regola_engine.digger.areas import board_for
        from regola_engine.digger.game import Game

        known, boards = self._records
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

    def _in_play(self, trial: Trial) -> Iterator[Item]:
        """Give the items of the game, the item, what its rules name, and their scenarios."""
        wanted = self._wanted(trial)
        for item in self.items.values():
            is_there = item.pack not in self.guests or item.reference in wanted
            if is_there and item.kind != "board":
                yield item

    def _wanted(self, trial: Trial) -> frozenset[str]:
        """Return the item and what its rules name, with the scenarios that these belong to."""
        known = self._records[0]
        nouns = {noun for rule in trial.item.rules for noun in parts(rule).nouns}
        named = {trial.item.reference, *(nouns & self.items.keys())}
        homes = {known[name].home for name in named if name in known}
        return frozenset(named | (homes - {""}))
