"""The words of the rules that a glossary explains."""

from __future__ import annotations

from collections.abc import Iterator

from regola.pages.book import Book
from regola.pages.rulebook.model import Term

__all__ = ["site_terms"]


def site_terms(book: Book, pack: str) -> Iterator[Term]:
    """Give the words of the rules that the glossary of a game explains."""
    prefix = f"define-{book.shelf.family(pack)}-"
    for message in book.words:
        if message.startswith(prefix):
            word = message.removeprefix(prefix)
            name = book.term(word.replace("-", " "), pack)
            yield Term(f"term-{word}", name, book.say(message))
