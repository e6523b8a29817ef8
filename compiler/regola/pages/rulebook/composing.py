"""Compose the rulebook of a game or of a pack: its sections, in reading order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regola.pages.book import Book
from regola.pages.rulebook import asking, closing, course, opening
from regola.pages.rulebook.model import Block, Rulebook, Section, Worked

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
    told: list[Section] = []
    if book.shelf.bases(packs[0]):
        yield from opening.opening(book, packs[0], packs[1:])
        told = list(course.course(book, packs[0], packs[1:]))
    yield from (replace(one, blocks=tuple(filter(_is_read, one.blocks))) for one in told)
    yield from asking.questions(book, packs)
    yield from closing.collections(book, packs)
    more = tuple(block for one in told for block in one.blocks if not _is_read(block))
    if more:
        yield Section("examples", book.say("book-examples"), more)


def _is_read(block: Block) -> bool:
    """Tell whether a block is read with its chapter; examples beyond the first are looked up."""
    return not isinstance(block, Worked) or block.whole or block.in_place
