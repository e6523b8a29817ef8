"""The names that a scenario of dungeons may use, by what they are the names of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.checks.courses import places_of
from regola.scenarios import packs_in_play
from regola.yaml_files import Located, plain

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
    return packs_in_play.are_known(document, shelf, sink, lambda *told: _Legal(*told).of, _kinds)


def _kinds(sort: str) -> tuple[str, ...]:
    """Return the kinds of items whose fields bring names of a sort: copies, spaces of the base."""
    return tuple("base" if kind == "space" else kind for kind in _SORTS.get(sort, (sort,)))


class _Legal:
    """The names of each sort that a document may use; of several copies each has its own."""

    def __init__(self, document: Located, shelf: Shelf, packs: tuple[str, ...]) -> None:
        told = plain(document)
        self._year = told.get("year", 1)
        self._items = [item for item in shelf.items.values() if item.pack in packs]
        self._known: dict[str, tuple[str, ...]] = {"player": tuple(told["players"])}

    def of(self, sort: str) -> tuple[str, ...]:
        """Return the legal names of a sort."""
        if sort not in self._known:
            kinds = _SORTS.get(sort, (sort,))
            self._known[sort] = tuple(name for kind in kinds for name in self._of_kind(kind))
        return self._known[sort]

    def _of_kind(self, kind: str) -> Iterator[str]:
        for item in self._items:
            if kind == "space" and item.kind == "base":
                yield from places_of(item)
            elif item.kind == kind:
                yield from (_copy(item.id, number) for number in range(self._count(item)))

    def _count(self, item: Item) -> int:
        """Return how many things of an item there are, of adventurers in the year told."""
        key = _LEVELS.get(self._year, "") if item.kind == "adventurer" else "copies"
        line = item.field(key)
        if item.kind == "paladin":
            return int(item.number("year") == self._year)
        if line is None:
            return int(item.kind != "adventurer")
        return len(line.numbers) if item.kind == "adventurer" else sum(line.numbers)


def _copy(name: str, number: int) -> str:
    return name if number == 0 else f"{name}_{number + 1}"
