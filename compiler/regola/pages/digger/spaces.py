"""Boards whose spaces lie in rows, and tiles with sides: drawn as hexagons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from regola.drawings.digger.hexagons import Face, Space, Stock, grid, tile
from regola.drawings.looks import Side
from regola.drawings.pictures import address_of
from regola.pages.book import Book
from regola.program.model import FieldLine, Item

__all__ = [
    "Spaces",
    "drawn_grid",
    "face_of",
    "faces_of",
    "mark_name",
    "marked",
    "marks_of",
    "spaces_of",
    "stock",
    "tiles",
]

Spaces = dict[str, tuple[int, int]]
"""The spaces of a board by their ids: half steps from the left, rows from above."""


def spaces_of(item: Item) -> Spaces:
    """Return the spaces of a board; each row begins half a step to the right of the one above."""
    rows = [line for line in item.fields if line.key == "row" and line.arguments]
    return {
        f"{line.arguments[0]}{number}": (2 * number + row, row)
        for row, line in enumerate(rows)
        for number in _numbers(line)
    }


def _numbers(line: FieldLine) -> Iterator[int]:
    """Give the numbers of a row, written as the first and the last of each stretch."""
    for entry in line.entries:
        ends = [value for value in entry.values if isinstance(value, int)]
        if ends:
            yield from range(ends[0], ends[-1] + 1)


def marked(item: Item, spaces: Spaces) -> dict[str, tuple[str, ...]]:
    """Return the fields of a board that name some of its spaces, each with those spaces."""
    return {
        line.key: line.words
        for line in item.fields
        if line.words and all(word in spaces for word in line.words)
    }


def marks_of(book: Book, item: Item) -> Iterator[tuple[str, int, str]]:
    """Give what the marked spaces of a board are called, how many there are, how one looks."""
    for number, (key, spaces) in enumerate(marked(item, spaces_of(item)).items()):
        name = mark_name(book, key)
        yield name, len(spaces), grid([Space("", 0, 0, number)], name)


def mark_name(book: Book, key: str) -> str:
    """Return what the spaces are called that a field of a board names."""
    return book.say(f"space-{key.replace(' ', '-')}")


def drawn_grid(book: Book, item: Item) -> str:
    """Return the drawing of a board whose spaces lie in rows."""
    spaces = spaces_of(item)
    marks = {
        space: number
        for number, names in enumerate(marked(item, spaces).values())
        for space in names
    }
    shown = [Space(name, *place, marks.get(name, -1)) for name, place in spaces.items()]
    return grid(shown, book.name(item))


def face_of(book: Book, item: Item, sides: Sequence[Side | None], *, whole: bool = False) -> Face:
    """Return what is printed on a tile whose sides are these; ``whole``, its picture is large."""
    family = item.field("family")
    picture = book.shelf.emblems[item.reference].picture
    return Face(
        tuple(sides),
        family.words[0] if family and family.words else "",
        address_of(picture, whole=whole) if picture else "",
    )


def tiles(book: Book, item: Item) -> Iterator[str]:
    """
    Give a drawing for each way that the sides of an item may be, its picture in few dots.

    What its page has drawn before is only referred to.
    """
    for face, title in faces_of(book, item):
        yield tile(face, title, stock(book, item))


def faces_of(book: Book, item: Item, *, whole: bool = False) -> Iterator[tuple[Face, str]]:
    """Give what is printed on an item for each way that its sides may be, and tell the sides."""
    sides = book.shelf.looks.sides
    for line in item.fields:
        if line.key == "edges" and line.words:
            named = [book.shelf.named(item.pack, word, ("edge",)) for word in line.words]
            title = ", ".join(book.name(edge) for edge in named if edge)
            shown = [sides.get(edge.reference) if edge else None for edge in named]
            yield (
                face_of(book, item, shown, whole=whole),
                f"{book.say('fact-edges')}: {title}",
            )


def stock(book: Book, item: Item) -> Stock:
    """Return the tiles that the page of an item has drawn."""
    place = book.place(item)
    key = f"{place.page if place else item.pack}{_TILES}"
    pages = sum(each.endswith(_TILES) for each in book.kept)
    return cast("Stock", book.kept.setdefault(key, Stock(pages)))


_TILES = "/tiles"
