"""Cards of items, their drawings each an SVG that stands alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regola.compilation.artefacts.rules_pages import content
from regola.compilation.program import Program
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.entries import entry
from regola.pages.sheet import drawings_alone
from regola.program.model import Item

__all__ = ["alone", "card"]


def card(program: Program, item: Item, spoken: str) -> dict[str, Any]:
    """Return what the card of an item shows."""
    book = Book(Shelf((content(program, {}),)), spoken, Sink())
    made = entry(book, item)
    return {
        "title": made.title,
        "kind": book.kind(made.kind),
        "chips": list(made.chips),
        "rules": list(made.rules),
        "inner": [{"title": one.name, "rules": list(one.rules)} for one in made.inner],
        "pictures": alone(book, (made.banner, *made.tiles)),
    }


def alone(book: Book, drawings: Sequence[str]) -> list[str]:
    """Return drawings of a page by themselves: what one names another may refer to."""
    made = drawings_alone(book.shelf.looks, tiles=True)
    shown = [one for one in drawings if one]
    for one in shown:
        made.learn(one)
    return [made.alone(one).decode() for one in shown]
