"""The names that a scenario of dungeons may use, by what they are the names of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.checks.courses import places_of
from regola.scenarios import packs_in_play
from regola.scenarios.numbered import counted
from regola.scenarios.packs_in_play import LegalNames
from regola.yaml_files import Located

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.program.model import Item
    from regola.scenarios.shelf import Shelf

__all__ = ["are_known"]

_SORTS = {
    "adventurer": ("adventurer", "paladin"),
    "offered": ("monster", "room"),
    "thing": ("adventurer", "monster", "order", "paladin", "room", "space", "trap"),
}
"""What a name may mean that is not of one kind: a thing is whatever is chosen."""

_LEVELS = {1: "levels", 2: "later levels"}


def are_known(document: Located, shelf: Shelf, sink: Sink) -> bool:
    """Tell whether all names of a document of the right form are known; report if not."""
    return packs_in_play.are_known(document, shelf, sink, _Legal, _kinds)


def _kinds(sort: str) -> tuple[str, ...]:
    """Return the kinds of items whose fields bring names of a sort: copies, spaces of the base."""
    return tuple("base" if kind == "space" else kind for kind in _SORTS.get(sort, (sort,)))


class _Legal(LegalNames):
    """Of several copies each has a name of its own."""

    def names(self, sort: str) -> Iterator[str]:
        """Give the names of things of a sort."""
        for kind in _SORTS.get(sort, (sort,)):
            items = [item for item in self.shelf.items.values() if item.pack in self.packs]
            for item in items:
                if kind == "space" and item.kind == "base":
                    yield from places_of(item)
                elif item.kind == kind:
                    yield from counted([item.id] * self._count(item))

    def _count(self, item: Item) -> int:
        """Return how many things of an item there are, of adventurers in the year told."""
        year = self.told.get("year", 1)
        if item.kind == "paladin":
            return int(item.number("year") == year)
        levels = item.field(_LEVELS.get(year, ""))
        if item.kind == "adventurer":
            return len(levels.numbers) if levels is not None else 0
        copies = item.field("copies")
        return 1 if copies is None else sum(copies.numbers)
