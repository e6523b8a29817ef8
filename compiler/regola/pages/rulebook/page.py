"""The rulebook as one page that stands alone: styles and drawings are in it."""

from __future__ import annotations

from markupsafe import escape

from regola.pages.book import Book
from regola.pages.rendering import render
from regola.pages.rulebook.model import Rulebook
from regola.pages.sheet import shared_parts, style_sheet

__all__ = ["page_of"]


def page_of(rulebook: Rulebook, book: Book) -> bytes:
    """Return the page of a book."""
    return render(
        "rulebook.html",
        rulebook=rulebook,
        say=book.say,
        link=escape,
        sheet=style_sheet().decode(),
        definitions=shared_parts(book.shelf.looks, tiles=book.shelf.has_edges(rulebook.pack)),
    )
