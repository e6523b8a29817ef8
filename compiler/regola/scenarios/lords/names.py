"""The names that a scenario of dungeons may use, by what they are the names of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regola.checks.lords.courses import places_of
from regola.scenarios.numbered import told_apart
from regola.scenarios.packs_in_play import LegalNames

if TYPE_CHECKING:
    from regola.program.model import Item

__all__ = ["NamesOfDungeons"]

_LEVELS = {1: "levels", 2: "later levels"}


class NamesOfDungeons(LegalNames):
    """Of several copies each has a name of its own; base rules bring spaces."""

    def brought(self, item: Item) -> Iterable[str]:
        """Give the names that an item brings."""
        if item.kind == "base":
            return places_of(item)
        return told_apart([item.id] * self._count(item))

    def _count(self, item: Item) -> int:
        """Return how many things of an item there are, of adventurers in the year told."""
        year = self.told.get("year", 1)
        if item.kind == "paladin":
            return int(item.number("year") == year)
        is_hero = item.kind == "adventurer"
        line = item.field(_LEVELS.get(year, "") if is_hero else "copies")
        if line is None:
            return int(not is_hero)
        return len(line.numbers) if is_hero else sum(line.numbers)
