"""What the names of a scenario of peoples can mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regola.program.model import Item
from regola.scenarios.conquest.model import Scenario, Sort
from regola.scenarios.documents import Word, conventions
from regola.scenarios.shelf import Shelf

__all__ = ["KINDS", "Scope"]

KINDS: Mapping[str, tuple[str, ...]] = {
    "race": ("race",),
    "power": ("power",),
    "piece": ("piece",),
    "relic": ("relic", "place"),
    "item": ("race", "power", "relic", "place", "piece"),
    "banner": ("race", "power"),
    "placed": ("piece", "relic", "place"),
}
"""The kinds of items that a name of a sort may mean."""

_GROUND = ("terrain", "symbol", "piece", "relic", "place")


@dataclass(frozen=True, slots=True)
class Scope:
    """What the names of one scenario can mean."""

    shelf: Shelf
    scenario: Scenario
    packs: tuple[str, ...]
    regions: tuple[str, ...]

    def item(self, sort: Sort, word: Word) -> Item | None:
        """Return the item that a name of a sort means."""
        return self.shelf.named(word.text, KINDS[sort], self.packs)

    @property
    def is_playable(self) -> bool:
        """Whether all base rules in play and all peoples of the position have their modules."""
        guests = {word.text for word in self.scenario.mix}
        bases = [
            item.reference
            for item in self.shelf.top
            if item.kind == "base" and item.pack in self.packs and item.pack not in guests
        ]
        peoples = [people for seat in self.scenario.seats for people in seat.peoples]
        names = [self.item("race", people.race) for people in peoples]
        names += [self.item("power", people.power) for people in peoples if people.power]
        wanted = {*bases, *(item.reference for item in names if item is not None)}
        return wanted <= self.shelf.records.keys()

    def ground(self, word: str) -> Item | None:
        """Return the terrain, symbol or piece that a word of a region means."""
        marks = conventions(self.shelf.family)["marks"]
        return self.shelf.named(marks.get(word, word), _GROUND, self.packs)
