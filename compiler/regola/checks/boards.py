"""Read the maps that boards declare: regions with their words, and borders between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.program.model import FieldEntry, Item
from regola.sources import Span

__all__ = ["BoardRegion", "Border", "borders", "regions"]


@dataclass(frozen=True, slots=True)
class BoardRegion:
    """A region of a board: its id, what is said of it, where it stands."""

    id: str
    words: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Border:
    """A border between two regions of a board."""

    left: str
    right: str
    span: Span

    @property
    def pair(self) -> frozenset[str]:
        """The two regions, in no order."""
        return frozenset((self.left, self.right))


def regions(board: Item) -> Iterator[BoardRegion]:
    """Give the regions of a board in order."""
    for line in board.fields:
        if line.key == "region" and line.arguments:
            words = tuple(" ".join(_texts(entry)) for entry in line.entries)
            yield BoardRegion(line.arguments[0], words, line.span)


def _texts(entry: FieldEntry) -> tuple[str, ...]:
    return tuple(str(value) for value in entry.values)


def borders(board: Item) -> Iterator[Border]:
    """Give the borders of a board in order; what is no border is reported elsewhere."""
    for line in board.fields:
        if line.key == "borders":
            for entry in line.entries:
                left, _, right = (*_texts(entry), "", "")[:3]
                if right:
                    yield Border(left, right, entry.span)
