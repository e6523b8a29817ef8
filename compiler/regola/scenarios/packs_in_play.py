"""The packs that a scenario is played with, and the names that it may use then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from regola.scenarios.documents import conventions
from regola.scenarios.naming import UnknownName, names_are_known
from regola.yaml_files import plain

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located

__all__ = ["Legal", "LegalNames", "are_known", "options_in", "packs_in"]

Legal: TypeAlias = "Callable[[str], tuple[str, ...]]"
"""Returns the names of a sort that a document may use."""


class LegalNames:
    """The names that a document may use, by sort: those of its players, and what a family tells."""

    def __init__(self, document: Located, shelf: Shelf, packs: tuple[str, ...]) -> None:
        """Take the document, and the shelf with the packs that it is played with."""
        self.told: Mapping[str, Any] = plain(document)
        self.shelf = shelf
        self.packs = packs
        self._known: dict[str, tuple[str, ...]] = {"player": tuple(self.told["players"])}

    def __call__(self, sort: str) -> tuple[str, ...]:
        """Return the legal names of a sort."""
        if sort not in self._known:
            self._known[sort] = tuple(dict.fromkeys(self.names(sort)))
        return self._known[sort]

    def names(self, sort: str) -> Iterable[str]:
        """Give the names of things of a sort."""
        raise NotImplementedError


def are_known(
    document: Located,
    shelf: Shelf,
    sink: Sink,
    legal: Callable[[Located, Shelf, tuple[str, ...]], Legal],
    kinds: Callable[[str], Collection[str]],
) -> bool:
    """
    Tell whether all names of a document of the right form are known; report if not.

    ``legal`` tells of a document, with the packs that it is played with, which names it may use;
    ``kinds`` of which kinds the items are whose fields bring names of a sort. Where such an item
    has an error, which was reported, nothing is said of these names: it may be what brings them.
    """
    try:
        packs = packs_in(plain(document), shelf)
    except UnknownName as unknown:
        unknown.report(document, sink)
        return False
    of = legal(document, shelf, packs)

    def known(sort: str) -> tuple[str, ...] | None:
        return of(sort) if shelf.faulty.isdisjoint(kinds(sort)) else None

    return names_are_known(document, conventions(shelf.family)["names"], known, sink)


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


def options_in(told: Mapping[str, Any], shelf: Shelf, packs: tuple[str, ...]) -> dict[str, bool]:
    """Return which options a scenario takes and which not, by reference."""
    found: dict[str, bool] = {}
    for name, taken in told.get("options", {}).items():
        item = shelf.named(name, ("option",), packs)
        if item is None:
            raise UnknownName("unknown-option", "option", name, shelf.ids(("option",), packs))
        found[item.reference] = taken
    return found
