"""
Typeset books with typst: https://typst.app, through its Python package.

Its own fonts alone are used, so that a book comes out alike, byte for byte, on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from regola.pages.book import Book
from regola.pages.rulebook.model import Card, Rulebook
from regola.pages.sheet import drawings_alone
from regola.printing.laying import Data, Laid, laid_out

__all__ = ["PAPERS", "can_typeset", "card_of", "pdf_of"]

PAPERS = {"a4": "a4", "letter": "us-letter"}
"""The papers that books are made for, and what typst calls them."""

_RESOLUTION = 300.0
"""Dots an inch of a picture."""


def can_typeset() -> bool:
    """Tell whether typst is installed: it comes with the extra `print`."""
    return find_spec("typst") is not None


def pdf_of(rulebook: Rulebook, book: Book, paper: str) -> bytes:
    """Return a book as PDF, on a paper of `PAPERS`."""
    alone = drawings_alone(book.shelf.looks, tiles=book.shelf.has_edges(rulebook.pack))
    data, drawings = laid_out(rulebook, book, alone, PAPERS[paper])
    given = {"book.json": _content(data), **drawings}
    return _typeset("book.typ", given, format="pdf", pdf_standards=["ua-1"])


def card_of(card: Card, pack: str, book: Book, picture: str) -> bytes:
    """
    Return the card of an item of a pack as a ``picture``: ``svg``, or ``png`` at 300 dots an inch.

    It has no rulings: a card tells what its item does.
    """
    laid = Laid(book, drawings_alone(book.shelf.looks, tiles=book.shelf.has_edges(pack)))
    data = {**laid.card(card), "language": book.language, "rulings": [], "long": False}
    given = {"card.json": _content(data), **laid.files()}
    return _typeset("card.typ", given, format=picture, ppi=_RESOLUTION)


def _content(data: Data) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode()


def _typeset(template: str, given: Mapping[str, bytes], **how: Any) -> bytes:
    """Typeset a template with the files that it names."""
    import typst

    # The first file given is the one that is typeset.
    texts = {"main.typ": _template(template), "parts.typ": _template("parts.typ")}
    # The package takes files by name as well, which its annotations do not tell.
    make: Callable[..., bytes] = typst.compile
    return make({**texts, **given}, ignore_system_fonts=True, **how)


def _template(name: str) -> bytes:
    return files("regola.printing").joinpath("templates", name).read_bytes()
