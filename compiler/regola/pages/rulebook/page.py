"""The rulebook as one page that stands alone: styles and drawings are in it."""

from __future__ import annotations

from markupsafe import escape

from regola.drawings.conquest.board import definitions
from regola.drawings.digger.hexagons import definitions as tile_parts
from regola.pages.book import Book
from regola.pages.rendering import render
from regola.pages.rulebook.model import Rulebook
from regola.pages.sheet import style_sheet

__all__ = ["page_of"]


def page_of(rulebook: Rulebook, book: Book) -> bytes:
    """Return the page of a book."""
    looks = book.shelf.looks
    sides = tile_parts(looks.sides) if book.shelf.has_edges(rulebook.pack) else ""
    return render(
        "rulebook.html",
        rulebook=rulebook,
        say=book.say,
        link=escape,
        sheet=style_sheet().decode(),
        definitions=definitions(looks) + sides,
    )
