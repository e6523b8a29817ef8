"""The names that a scenario of tiles may use, by what they are the names of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from regola.scenarios import packs_in_play
from regola.scenarios.digger.opening import spaces_in
from regola.scenarios.packs_in_play import LegalNames
from regola.yaml_files import Located

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.program.model import Item
    from regola.scenarios.shelf import Shelf

__all__ = ["are_known"]

_KINDS: Mapping[str, tuple[str, ...]] = {
    "token": ("creature", "adventurer", "piece"),
}
"""The kinds of items that a name may mean, where they are not called like it."""


def are_known(document: Located, shelf: Shelf, sink: Sink) -> bool:
    """Tell whether all names of a document of the right form are known; report if not."""
    return packs_in_play.are_known(document, shelf, sink, _Legal, _kinds)


def _kinds(sort: str) -> tuple[str, ...]:
    """Return the kinds of items whose fields bring names of a sort: spaces come from boards."""
    return ("board",) if sort == "space" else ()


class _Legal(LegalNames):
    """Spaces are those of the board."""

    def names(self, sort: str) -> Iterable[str]:
        """Give the names of things of a sort."""
        if sort == "space":
            return self._spaces()
        return self.shelf.ids(_KINDS.get(sort, (sort,)), self.packs)

    def _spaces(self) -> tuple[str, ...]:
        """Return the spaces of the board told, or of all boards where chance or number decides."""
        told = self.told.get("board", {})
        if "rows" in told:
            return tuple(name for name, _, _ in spaces_in(told["rows"]))
        boards = [item for item in self.shelf.top if item.kind == "board"]
        named = [item for item in boards if item.id == told.get("map")]
        spaces = (name for item in named or boards for name in _spaces_of(item))
        return tuple(spaces)


def _spaces_of(board: Item) -> Iterator[str]:
    """Give the spaces of a declared board: several stretches may make up a row."""
    for line in board.fields:
        if line.key == "row" and line.arguments:
            for entry in line.entries:
                extent = "".join(map(str, entry.values))
                yield from (name for name, _, _ in spaces_in({line.arguments[0]: extent}))
