"""The pieces in the examples of a finding, drawn: what is wrong, and what it is like when right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regola.drawings.hexagons import Space, definitions, grid, tile
from regola.drawings.looks import Side, looks_for
from regola.pages.book import Book
from regola.pages.spaces import spaces_of
from regola.program.model import Item

__all__ = ["drawn_samples", "sample_definitions"]


def sample_definitions(book: Book) -> str:
    """Return what the drawings of all samples are made of, once for the page."""
    return definitions(_sides(book))


def drawn_samples(book: Book, items: Iterable[Item]) -> tuple[str, ...]:
    """Return a drawing of each tile and board of an example."""
    return tuple(drawing for item in items for drawing in _drawn(book, item))


def _drawn(book: Book, item: Item) -> Iterator[str]:
    family = item.field("family")
    floor = family.words[0] if family is not None and family.words else ""
    for line in item.fields:
        if line.key == "edges" and line.words:
            shown = [_sides(book).get(word) for word in line.words]
            yield tile(shown, floor, f"{item.id}: {', '.join(line.words)}")
    spaces = spaces_of(item)
    if spaces:
        yield grid([Space(name, *place) for name, place in spaces.items()], item.id)


def _sides(book: Book) -> dict[str, Side]:
    """Return how each edge looks that an example names, by its word."""
    words = {
        word: None
        for pair in book.shelf.samples.values()
        for items in pair
        for item in items
        for line in item.fields
        if line.key == "edges"
        for word in line.words
    }
    return dict(looks_for((), (), words).sides)
