"""The pieces in the examples of a finding, drawn: what is wrong, and what it is like when right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regola.drawings.digger.hexagons import Face, Space, definitions, grid, tile
from regola.drawings.looks import Side, looks_for
from regola.pages.book import Book
from regola.pages.digger.spaces import spaces_of
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
            shown = tuple(_sides(book).get(word) for word in line.words)
            yield tile(Face(shown, floor), f"{_quoted(book, item)}: {_told(book, line.words)}")
    spaces = spaces_of(item)
    if spaces:
        yield grid([Space(name, *place) for name, place in spaces.items()], _quoted(book, item))


def _quoted(book: Book, item: Item) -> str:
    """Return what an example calls an item: it gives it no name in a human language."""
    return book.findings.say("list-item", word=item.id)


def _told(book: Book, edges: Iterable[str]) -> str:
    """Return the names of edges as the games printed call them, else the words themselves."""
    named = {item.id: book.name(item) for item in book.shelf.items.values() if item.kind == "edge"}
    return ", ".join(named.get(word) or book.findings.say("list-item", word=word) for word in edges)


def _sides(book: Book) -> dict[str, Side]:
    """Return how each edge looks that an example names, by its word."""
    words = {
        word: None
        for pair in book.shelf.samples.values()
        for sample in pair
        for item in sample.items
        for line in item.fields
        if line.key == "edges"
        for word in line.words
    }
    return dict(looks_for((), (), words).sides)
