"""
Games of dungeons in which rules of items are tried: the item beside those of the game.

What an item names of other items of its pack is in play as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from regola.compilation.language import language
from regola.proving.trials import Trial
from regola.proving.whole import WholeGame, left_out
from regola.reference.lords.effects import effect
from regola.reference.lords.family import lords
from regola.reference.lords.positions import Sought, Table
from regola.reference.parting import Effect

__all__ = ["HOUSED", "DungeonStage"]

HOUSED = (
    *("title", "room", "monster", "trap", "adventurer", "paladin"),
    *("order", "event", "card"),
)
"""The kinds of items whose rules are tried."""

_PLAYERS = (2, 4)


@dataclass
class DungeonStage(WholeGame):
    """A game of dungeons with packs mixed in, and all that may be in play in it."""

    _tables: dict[object, tuple[Table, ...]] = field(default_factory=dict)

    def tried(self, trial: Trial, positions: int) -> Effect | None:
        """Return what a rule changes in one of so many positions; nothing where it does not."""
        vocabulary = language(self.program.family).vocabulary
        items = [one for one in self._in_play(trial) if one.reference in self._loaded[0]]
        spoken, silent = (lords(kept, vocabulary) for kept in left_out(items, trial))
        sought = Sought(trial.rule, trial.holder, spoken, self._tables_of(trial))
        for number in range(positions):
            found = effect(sought, silent, f"{trial.holder} {trial.rule.number} {number}")
            if found is not None:
                return found
        return None

    def _tables_of(self, trial: Trial) -> tuple[Table, ...]:
        """Return the tables for two and for four."""
        from regola_engine.lords.play import Game

        known = self._loaded[0]
        names = tuple(one.reference for one in self._in_play(trial) if one.reference in known)
        key = (names, trial.options)
        if key not in self._tables:
            records, options = [known[name] for name in names], dict(trial.options)
            self._tables[key] = tuple(
                Table(Game(records, players, options), f"{trial.holder} {players}")
                for players in _PLAYERS
            )
        return self._tables[key]
