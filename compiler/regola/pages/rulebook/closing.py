"""How a book ends: all items as cards, terms, questions by theme, an index, where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regola.pages.book import Book
from regola.pages.content import chapters
from regola.pages.entries import Entry, entry
from regola.pages.ordering import alphabetical, by_name
from regola.pages.rulebook.course import term_of
from regola.pages.rulebook.model import (
    Block,
    Card,
    Cards,
    Figures,
    Index,
    Indexed,
    Paragraph,
    Section,
    Term,
    Terms,
)
from regola.pages.rulebook.opening import boards_of
from regola.program.model import Item

__all__ = ["card_anchor", "collections", "ending", "site_terms", "terms"]

_NO_CARDS = ("board", "glossary")
"""The pages of the site that a book tells otherwise."""


def collections(book: Book, packs: Sequence[str]) -> Iterator[Section]:
    """Give the items of all packs as cards: a section for each kind, in print order."""
    pages = dict.fromkeys(page for pack in packs for page in book.shelf.pages(pack))
    # The boards of a whole game are shown where it is set up.
    if not book.shelf.bases(packs[0]) and (boards := tuple(boards_of(book, packs))):
        yield Section("all-board", book.kind("board"), (Figures(boards),))
    for page in pages:
        if page not in _NO_CARDS:
            cards = tuple(
                Card(_entry(book, item), book.pack(pack) if pack != packs[0] else "")
                for pack in packs
                for item in by_name(book.shelf.pages(pack).get(page, ()), book.title)
            )
            yield Section(f"all-{page}", book.kind(page), (Cards(cards),))


def _entry(book: Book, item: Item) -> Entry:
    return replace(entry(book, item), anchor=card_anchor(item))


def card_anchor(item: Item) -> str:
    """Return where the card of an item stands in a book."""
    return f"{item.pack}-{item.kind}-{item.id}"


def ending(book: Book, packs: Sequence[str], sections: Sequence[Section]) -> Iterator[Section]:
    """Give the glossary, the questions of all chapters by theme, the index, and the sources."""
    explained = tuple(terms(book, packs))
    if explained:
        yield Section("glossary", book.say("page-glossary"), (Terms(explained),))
    entries = tuple(_indexed(explained, sections))
    if entries:
        yield Section("index", book.say("index-title"), (Index(entries),))
    yield Section("about", book.say("book-about"), tuple(_about(book, packs)))


def site_terms(book: Book, pack: str) -> Iterator[Term]:
    """Give the words of the rules that the glossary of a game explains."""
    prefix = f"define-{book.shelf.family(pack)}-"
    for message in book.words:
        if message.startswith(prefix):
            word = message.removeprefix(prefix)
            name = book.term(word.replace("-", " "), pack)
            yield Term(f"term-{word}", name, book.say(message))


def terms(book: Book, packs: Sequence[str]) -> Iterator[Term]:
    """Give the terms that the book explains and no chapter tells, in alphabetical order."""
    found = list(site_terms(book, packs[0]))
    found += [
        term_of(book, item)
        for pack in packs
        for item in book.shelf.pages(pack).get("glossary", ())
        if book.rules(item) and (pack != packs[0] or item.kind not in chapters().told)
    ]
    yield from sorted(found, key=lambda term: alphabetical(term.name))


def _indexed(explained: Sequence[Term], sections: Sequence[Section]) -> Iterator[Indexed]:
    anchors: dict[str, dict[str, None]] = {}
    for section in sections:
        anchors.setdefault(section.title, {})[section.anchor] = None
        for block in section.blocks:
            for name, anchor in _names(block):
                anchors.setdefault(name, {})[anchor] = None
    for term in explained:
        anchors.setdefault(term.name, {})[term.anchor] = None
    for name in sorted(anchors, key=alphabetical):
        yield Indexed(name, tuple(anchors[name]))


def _names(block: Block) -> Iterator[tuple[str, str]]:
    if isinstance(block, Cards):
        yield from ((card.entry.title, card.entry.anchor) for card in block.cards)
    if isinstance(block, Terms):
        yield from ((term.name, term.anchor) for term in block.terms)


def _about(book: Book, packs: Sequence[str]) -> Iterator[Block]:
    for pack in packs:
        manifest = book.shelf.packs[pack]
        yield Paragraph(book.say("book-edition", name=book.pack(pack), version=manifest.version))
        sources = book.sources(book.shelf.bases(pack))
        if sources:
            yield Paragraph(f"{book.say('source')} {sources}")
    yield Paragraph(book.say("book-generated"))
    yield Paragraph(book.say("notice"))
