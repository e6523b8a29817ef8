"""What shows a game or a pack at a glance: a board, a position, or some banners."""

from __future__ import annotations

from collections.abc import Iterator

from regola.pages.book import Book
from regola.pages.conquest.boards import drawn, ground_of_board
from regola.pages.digger.spaces import drawn_grid, spaces_of
from regola.pages.entries import banner_of, parts
from regola.program.model import Item

__all__ = ["board_drawing", "pictures"]

_BANNERS = 4
"""How many banners picture a pack without boards."""


def pictures(book: Book, pack: str) -> Iterator[str]:
    """Give what pictures a pack: a board; else a position of an example; else some banners."""
    pages = book.shelf.pages(pack)
    boards = pages.get("board", ())
    if boards:
        yield board_drawing(book, boards[0])
        return
    played = [
        drawing.drawing
        for base in book.shelf.bases(pack)
        for example in parts(book, base).examples
        for drawing in example.told.drawings
    ]
    if played:
        # What is drawn last shows most: it has what the example laid out.
        yield max(played, key=len)
        return
    items = [item for items in pages.values() for item in items]
    yield from (banner_of(book, item) for item in items[:_BANNERS])


def board_drawing(book: Book, item: Item) -> str:
    """Return the drawing of a board, of regions or of spaces in rows."""
    if spaces_of(item):
        return drawn_grid(book, item)
    return drawn(book, ground_of_board(book, item), book.name(item))
