"""Which chapter of the book rulings and examples belong to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regola.pages.book import Book
from regola.pages.content import chapters
from regola.program.model import Item

__all__ = ["WHOLE_TURN", "theme_of"]

WHOLE_TURN = "turn"
"""The chapter of the examples that tell a turn from its beginning to its end."""

_PASSED_OVER = ("refused", "end", "turn")
"""Words of what is played that tell nothing of the chapter: any turn ends."""

_TESTED = {"cost": "conquer", "income": "income"}
"""The lines of an example that ask for a number, and the word that it is about."""


def theme_of(book: Book, item: Item) -> str:
    """Return the chapter that a ruling or example names; else that of what it plays or shows."""
    named = item.field("chapter")
    if named is not None and named.words:
        return named.words[0]
    known = chapters().words_of(book.shelf.family(item.pack))
    return next((known[word] for word in _words(book, item) if word in known), "")


def _words(book: Book, item: Item) -> Iterator[str]:
    """Give the words that an example, or the first example that a ruling shows, is about."""
    lines = item.fields
    shown = item.field("shown")
    holder = book.shelf.items.get(item.holder)
    if shown is not None and holder is not None:
        titles: Mapping[str, Item] = {each.title: each for each in holder.of_kind("example")}
        lines = next((titles[title].fields for title in shown.words if title in titles), ())
    for line in lines:
        if line.key == "play" and line.words:
            yield next(word for word in (*line.words, "") if word not in _PASSED_OVER)
        elif line.key in _TESTED:
            yield _TESTED[line.key]
