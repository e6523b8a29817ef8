"""The names that a scenario of tiles may use, by what they are the names of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from regola.scenarios.digger.opening import spaces_in
from regola.scenarios.packs_in_play import LegalNames

if TYPE_CHECKING:
    from regola.program.model import Item

__all__ = ["NamesOfTiles"]


class NamesOfTiles(LegalNames):
    """Spaces are those of the board told, or of all boards where chance or number decides."""

    def names(self, sort: str) -> Iterable[str]:
        """Give the names of things of a sort."""
        return self._spaces() if sort == "space" else super().names(sort)

    def _spaces(self) -> Iterator[str]:
        told = self.told.get("board", {})
        if "rows" in told:
            return (name for name, _, _ in spaces_in(told["rows"]))
        boards = [item for item in self.shelf.top if item.kind == "board"]
        named = [item for item in boards if item.id == told.get("map")]
        return (name for item in named or boards for name in _spaces_of(item))


def _spaces_of(board: Item) -> Iterator[str]:
    """Give the spaces of a declared board: several stretches may make up a row."""
    for line in board.fields:
        if line.key == "row" and line.arguments:
            for entry in line.entries:
                extent = "".join(map(str, entry.values))
                yield from (name for name, _, _ in spaces_in({line.arguments[0]: extent}))
