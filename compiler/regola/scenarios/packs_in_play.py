"""The packs that a scenario is played with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from regola.scenarios.naming import UnknownName

if TYPE_CHECKING:
    from regola.scenarios.shelf import Shelf

__all__ = ["packs_in"]


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
