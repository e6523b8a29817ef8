"""The packs that a scenario is played with, and the names that it may use then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from regola.scenarios.documents import conventions
from regola.scenarios.naming import UnknownName, names_are_known
from regola.yaml_files import plain

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.program.model import Item
    from regola.scenarios.family import Check
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located

__all__ = ["LegalNames", "in_play", "names_by", "options_in", "packs_in"]


class LegalNames:
    """
    The names that a document may use, by sort: those of its players, and those that items bring.

    Of which kinds the items are that bring names of a sort stands under ``sorts`` in
    ``dsl/scenarios.yaml``, where they are not called like it; ``told`` is the document.
    """

    def __init__(self, document: Located, shelf: Shelf, packs: tuple[str, ...]) -> None:
        """Take the document, and the shelf with the packs that it is played with."""
        self.told: Mapping[str, Any] = plain(document)
        self.shelf = shelf
        self._packs = packs
        self._known: dict[str, tuple[str, ...]] = {"player": tuple(self.told["players"])}

    def __call__(self, sort: str) -> tuple[str, ...]:
        """Return the legal names of a sort."""
        if sort not in self._known:
            self._known[sort] = tuple(dict.fromkeys(self.names(sort)))
        return self._known[sort]

    def names(self, sort: str) -> Iterable[str]:
        """Give the names of things of a sort."""
        kinds = _kinds(self.shelf.family, sort)
        for item in sorted(self.shelf.items.values(), key=lambda item: item.id):
            if item.kind in kinds and item.pack in self._packs:
                yield from self.brought(item)

    def brought(self, item: Item) -> Iterable[str]:
        """Give the names that an item brings."""
        return (item.id,)


def names_by(legal: Callable[[Located, Shelf, tuple[str, ...]], LegalNames]) -> Check:
    """
    Return what tells whether all names of a document are known, and reports if not.

    ``legal`` makes the names of a document, with the packs that it is played with. Where an item
    has an error whose fields bring names of a sort, as ``fields`` in ``dsl/scenarios.yaml`` says of
    its kind, nothing is said of these: the error was reported, and may be what brings them.
    """

    def are_known(document: Located, shelf: Shelf, sink: Sink) -> bool:
        try:
            packs = packs_in(plain(document), shelf)
        except UnknownName as unknown:
            unknown.report(document, sink)
            return False
        told, of = conventions(shelf.family), legal(document, shelf, packs)
        unsure = shelf.faulty.intersection(told["fields"])

        def known(sort: str) -> tuple[str, ...] | None:
            return of(sort) if unsure.isdisjoint(_kinds(shelf.family, sort)) else None

        return names_are_known(document, told["names"], known, sink)

    return are_known


def _kinds(family: str, sort: str) -> tuple[str, ...]:
    """Return the kinds of items that bring names of a sort."""
    return tuple(conventions(family)["sorts"].get(sort, (sort,)))


def packs_in(told: Mapping[str, Any], shelf: Shelf) -> tuple[str, ...]:
    """Return the packs in play: those of the game, and those that the scenario adds by path."""
    game: str = told["game"]
    if game not in shelf.games:
        raise UnknownName("unknown-game", "game", game, shelf.games)
    added = told.get("packs", ())
    for path in added:
        if path.rpartition("/")[2] not in shelf.packs:
            raise UnknownName("unknown-pack", "pack", path, shelf.packs)
    return shelf.packs_of(game, (path.rpartition("/")[2] for path in added))


def in_play(
    told: Mapping[str, Any], shelf: Shelf
) -> tuple[tuple[str, ...], list[Any], dict[str, bool]]:
    """Return what a scenario is played with: the packs, the records of their items, the options."""
    packs = packs_in(told, shelf)
    items: list[Any] = list(shelf.played(packs, ()))
    if not any(shelf.items[one.reference].kind == "base" for one in items):
        raise UnknownName("no-base-rules", "game", told["game"], ())
    return packs, items, options_in(told, shelf, packs)


def options_in(told: Mapping[str, Any], shelf: Shelf, packs: tuple[str, ...]) -> dict[str, bool]:
    """Return which options a scenario takes and which not, by reference."""
    found: dict[str, bool] = {}
    for name, taken in told.get("options", {}).items():
        item = shelf.named(name, ("option",), packs)
        if item is None:
            raise UnknownName("unknown-option", "option", name, shelf.ids(("option",), packs))
        found[item.reference] = taken
    return found
