"""How a book ends: all items as cards, terms, questions by theme, an index, where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import chain

from regola.pages.book import Book
from regola.pages.content import chapters
from regola.pages.linking import words_used
from regola.pages.ordering import alphabetical, headword_first
from regola.pages.rulebook.cards import cards
from regola.pages.rulebook.course import term_of
from regola.pages.rulebook.glossary import is_told_by_its_form, site_terms, words_named
from regola.pages.rulebook.model import (
    Block,
    Cards,
    Figures,
    Index,
    Indexed,
    Paragraph,
    Section,
    Term,
    Terms,
    Worked,
)
from regola.pages.rulebook.opening import boards_of

__all__ = ["collections", "ending", "terms"]

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
            told = tuple(cards(book, packs, page))
            if told:
                yield Section(f"all-{page}", book.kind(page), (Cards(told),))


def ending(
    book: Book, packs: Sequence[str], sections: Sequence[Section], *, index: bool
) -> Iterator[Section]:
    """Give the glossary, the index where it is wanted, and the sources."""
    explained = tuple(terms(book, packs))
    if not book.shelf.bases(packs[0]):
        explained = tuple(_used(book, packs, explained, sections))
    if explained:
        yield Section("glossary", book.say("page-glossary"), (Terms(explained),))
    entries = tuple(_indexed(book, explained, sections)) if index else ()
    if entries:
        yield Section("index", book.say("index-title"), (Index(entries),))
    played = any(_is_played(block) for section in sections for block in section.blocks)
    yield Section("about", book.say("book-about"), tuple(_about(book, packs, played=played)))


def _is_played(block: Block) -> bool:
    """Tell whether a block shows an example."""
    if isinstance(block, Cards):
        return any(card.entry.parts.examples for card in block.cards)
    return isinstance(block, Worked)


def _used(
    book: Book, packs: Sequence[str], explained: Sequence[Term], sections: Sequence[Section]
) -> Iterator[Term]:
    """Give those of the terms that a book uses; what it explains by items of its own stays."""
    game = {term.anchor for term in site_terms(book, packs[0])}
    read = words_used(book, packs[0], _texts(sections))
    used = {one for one in read if is_told_by_its_form(book, packs[0], one)}
    used |= read & words_named(book, packs)
    yield from (one for one in explained if one.anchor not in game or one.anchor in used)


_UNSAID = (
    *("anchor", "address", "banner", "drawing", "tiles", "kind", "source", "elsewhere"),
    *("chips", "spots"),
)
"""The fields of what a book is made of that nobody reads as a text."""


def _texts(node: object) -> Iterator[str]:
    """Give all texts of what a book is made of."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, tuple | list):
        for one in node:
            yield from _texts(one)
    elif is_dataclass(node):
        for each in fields(node):
            if each.name not in _UNSAID:
                yield from _texts(getattr(node, each.name))


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


def _indexed(
    book: Book, explained: Sequence[Term], sections: Sequence[Section]
) -> Iterator[Indexed]:
    anchors: dict[str, dict[str, None]] = {}
    for section in sections:
        titles = [(section.title, section.anchor)]
        for name, anchor in (*titles, *chain.from_iterable(map(_names, section.blocks))):
            anchors.setdefault(headword_first(name, book.language), {})[anchor] = None
    for term in explained:
        anchors.setdefault(term.name, {})[term.anchor] = None
    for name in sorted(anchors, key=alphabetical):
        yield Indexed(name, tuple(anchors[name]))


def _names(block: Block) -> Iterator[tuple[str, str]]:
    if isinstance(block, Cards):
        for card in block.cards:
            yield card.entry.title, card.entry.anchor
    if isinstance(block, Terms):
        yield from ((term.name, term.anchor) for term in block.terms)


def _about(book: Book, packs: Sequence[str], *, played: bool) -> Iterator[Block]:
    for pack in packs:
        manifest = book.shelf.packs[pack]
        yield Paragraph(book.say("book-edition", name=book.pack(pack), version=manifest.version))
        sources = book.sources(book.shelf.bases(pack))
        if sources:
            yield Paragraph(f"{book.say('source')} {sources}")
    yield Paragraph(book.say("book-generated-played" if played else "book-generated"))
    yield Paragraph(book.say("notice"))
