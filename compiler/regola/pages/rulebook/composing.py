"""Compose the rulebook of a game or of a pack: its sections, in reading order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regola.pages.book import Book
from regola.pages.rulebook import asking, closing, course, opening
from regola.pages.rulebook.model import Block, Cards, Rulebook, Section, Worked

__all__ = ["rulebook"]


def rulebook(book: Book, pack: str, added: Sequence[str] = ()) -> Rulebook:
    """
    Return the book of a pack, with the packs ``added`` to its game merged in and marked.

    A pack that is no whole game gets a book of its items alone, which says what game it is for.
    """
    packs = (pack, *added)
    sections = tuple(_sections(book, packs))
    short = not book.shelf.bases(pack) and _cards_in(sections) <= _MOST_AT_A_GLANCE
    return Rulebook(
        pack=pack,
        language=book.language,
        title=book.pack(pack),
        head=_titled(book, packs, "book-head", book.pack(pack)),
        subtitle=_titled(book, packs, "book-subtitle", book.say("book-subtitle")),
        edition=book.listed(_edition(book, each) for each in packs),
        notice=book.say("notice"),
        sections=(*sections, *closing.ending(book, packs, sections, index=not short)),
        short=short,
    )


_MOST_AT_A_GLANCE = 12
"""How many cards a book without contents and index has at most."""


def _cards_in(sections: Sequence[Section]) -> int:
    blocks = (block for section in sections for block in section.blocks)
    return sum(len(block.cards) for block in blocks if isinstance(block, Cards))


def _titled(book: Book, packs: Sequence[str], message: str, plain: str) -> str:
    """Say what a book is called, with what is merged into it or what game its packs add to."""
    pack, *added = packs
    told: dict[str, str] = {"name": book.pack(pack)}
    if added:
        told["added"] = book.listed(map(book.pack, added))
        message = f"{message}-with"
    elif not book.shelf.bases(pack):
        told["game"] = book.pack(book.shelf.packs[pack].game)
        message = f"{message}-added"
    else:
        return plain
    return book.say(message, **told)


def _edition(book: Book, pack: str) -> str:
    manifest = book.shelf.packs[pack]
    return book.say("book-edition", name=book.pack(pack), version=manifest.version)


def _sections(book: Book, packs: Sequence[str]) -> Iterator[Section]:
    told: list[Section] = []
    if book.shelf.bases(packs[0]):
        yield from opening.opening(book, packs[0], packs[1:])
        told = list(course.course(book, packs[0], packs[1:]))
    else:
        yield from opening.box_alone(book, packs)
    yield from (replace(one, blocks=tuple(filter(_is_read, one.blocks))) for one in told)
    yield from asking.questions(book, packs)
    yield from closing.collections(book, packs)
    more = tuple(block for one in told for block in one.blocks if not _is_read(block))
    if more:
        yield Section("examples", book.say("book-examples"), more)


def _is_read(block: Block) -> bool:
    """Tell whether a block is read with its chapter; examples beyond the first are looked up."""
    return not isinstance(block, Worked) or block.whole or block.in_place
