"""
The cards of a book: each item in short, with examples of it that were played.

An item that somebody adds to a game has all its examples with its card: they show what is new. A
whole game has hundreds: each section of it shows one, the shortest; the site has them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regola.pages.book import Book
from regola.pages.entries import Entry, Example, entry, parts_in_short, slug, told_example
from regola.pages.ordering import by_name
from regola.pages.rulebook.model import Card
from regola.program.model import Item

__all__ = ["card_anchor", "cards"]


def cards(book: Book, packs: Sequence[str], page: str) -> Iterator[Card]:
    """Give the cards of the items that stand on a page of the site, those of each pack together."""
    for pack in packs:
        listed = [
            item
            for item in by_name(book.shelf.pages(pack).get(page, ()), book.title)
            if not _is_told_by_holder(book, item, packs)
        ]
        shown = _shown(book, pack, listed)
        added = book.pack(pack) if pack != packs[0] else ""
        for item in listed:
            yield Card(
                _entry(book, item, [one for one in shown if one.holder == item.reference]), added
            )


def _is_told_by_holder(book: Book, item: Item, packs: Sequence[str]) -> bool:
    """Tell whether the card of what holds an item tells it, in a book without a whole game."""
    return item.holder in book.shelf.items and not book.shelf.bases(packs[0])


def _shown(book: Book, pack: str, listed: Sequence[Item]) -> list[Item]:
    """Return the examples that stand with the cards of a section."""
    examples = [example for item in listed for example in item.of_kind("example")]
    if not book.shelf.bases(pack):
        return examples
    return sorted(filter(_is_played, examples), key=lambda one: len(one.fields))[:1]


def _is_played(example: Item) -> bool:
    """Tell whether somebody does something in an example that is allowed."""
    plays = (line.words for line in example.fields if line.key == "play")
    return any(words[:1] != (_REFUSED,) for words in plays)


_REFUSED = "refused"


def _entry(book: Book, item: Item, examples: Sequence[Item]) -> Entry:
    # Items of several packs and kinds stand in one book: an anchor of the site would not be alone.
    anchor = card_anchor(item)
    beside = parts_in_short(book, item)
    found = entry(book, item, beside=beside)
    shown = tuple(_example(book, one, f"{anchor}-{slug(one.title)}") for one in examples)
    return replace(found, anchor=anchor, parts=replace(beside, examples=shown))


def _example(book: Book, item: Item, anchor: str) -> Example:
    return Example(anchor, told_example(book, item, anchor))


def card_anchor(item: Item) -> str:
    """Return where the card of an item stands in a book."""
    return f"{item.pack}-{item.kind}-{item.id}"
