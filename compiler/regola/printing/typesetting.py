"""
Typeset books with typst: https://typst.app, through its Python package.

Its own fonts alone are used, so that a book comes out alike, byte for byte, on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from importlib.util import find_spec

from regola.pages.book import Book
from regola.pages.rulebook.model import Rulebook
from regola.pages.sheet import drawings_alone
from regola.printing.laying import laid_out

__all__ = ["PAPERS", "can_typeset", "pdf_of"]

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The papers that books are made for, and what typst calls them."""

_MAIN = "book.typ"


def can_typeset() -> bool:
    """Tell whether typst is installed: it comes with the extra `print`."""
    return find_spec("typst") is not None


def pdf_of(rulebook: Rulebook, book: Book, paper: str) -> bytes:
    """Return a book as PDF, on a paper of `PAPERS`."""
    import typst

    alone = drawings_alone(book.shelf.looks, tiles=book.shelf.has_edges(rulebook.pack))
    data, drawings = laid_out(rulebook, book, alone, PAPERS[paper])
    template = files("regola.printing").joinpath("templates", _MAIN).read_bytes()
    content = json.dumps(data, ensure_ascii=False).encode()
    # The first file given is the one that is typeset.
    given = {"main.typ": template, "book.json": content, **drawings}
    # The package takes files by name as well, which its annotations do not tell.
    typeset: Callable[..., bytes] = typst.compile
    return typeset(given, format="pdf", ignore_system_fonts=True, pdf_standards=["ua-1"])
