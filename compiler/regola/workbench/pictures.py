"""Examples of a pack as their pages tell them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regola.compilation.artefacts.rules_pages import content
from regola.compilation.played import played_examples
from regola.compilation.soundness import sound
from regola.editor import Analysis
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.entries import entry
from regola.pages.worked_examples import Told
from regola.program.model import Item

__all__ = ["example"]


def example(analysis: Analysis, path: str, title: str, spoken: str) -> dict[str, Any]:
    """Return an example as its page tells it, line by line."""
    program = analysis.program(path)
    if program is None:
        return {}
    faults = Sink()
    faults.extend(analysis.findings)
    whole = sound(program, faults).program
    played = played_examples(whole, analysis.sources, Sink())
    book = Book(Shelf((content(whole, played),)), spoken, Sink())
    found = (one for one in whole.items if one.whole.path == path for one in one.walk())
    told = next((one for holder in found for one in _told(book, holder, title)), None)
    if told is None:
        return {}
    return {
        "says": told.title,
        "lines": [{"text": one.text, "result": one.result} for one in told.lines],
    }


def _told(book: Book, holder: Item, title: str) -> Iterator[Told]:
    """Give the example of an item that has a title, as its page tells it."""
    titles = [one.title for one in holder.nested if one.kind == "example"]
    if title in titles:
        yield entry(book, holder).parts.examples[titles.index(title)].told
