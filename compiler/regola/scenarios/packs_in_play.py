"""The packs that a scenario is played with, and the names that it may use then."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from regola.scenarios.documents import conventions
from regola.scenarios.naming import UnknownName, names_are_known
from regola.yaml_files import plain

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located

__all__ = ["Legal", "are_known", "packs_in"]

Legal: TypeAlias = "Callable[[str], tuple[str, ...]]"
"""Returns the names of a sort that a document may use."""


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
