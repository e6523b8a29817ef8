"""Compose the rulebook of a game or of a pack: its sections, in reading order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regola.pages.book import Book
from regola.pages.rulebook import closing, course, opening
from regola.pages.rulebook.model import Rulebook, Section

__all__ = ["rulebook"]


def rulebook(book: Book, pack: str, added: Sequence[str] = ()) -> Rulebook:
    """
    Return the book of a pack, with the packs ``added`` to its game merged in and marked.

    A pack that is no whole game gets a book of its items alone.
    """
    packs = (pack, *added)
    sections = tuple(_sections(book, packs))
    return Rulebook(
        pack=pack,
        language=book.language,
        title=book.pack(pack),
        subtitle=book.say("book-subtitle"),
        edition=book.listed(_edition(book, each) for each in packs),
        notice=book.say("notice"),
        sections=(*sections, *closing.ending(book, packs, sections)),
    )


def _edition(book: Book, pack: str) -> str:
    manifest = book.shelf.packs[pack]
    return book.say("book-edition", name=book.pack(pack), version=manifest.version)


def _sections(book: Book, packs: Sequence[str]) -> Iterator[Section]:
    if book.shelf.bases(packs[0]):
        yield from opening.opening(book, packs[0])
        yield from course.course(book, packs[0])
    yield from closing.collections(book, packs)
