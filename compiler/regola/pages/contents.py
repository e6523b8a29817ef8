"""The page that a site opens with: each game with a picture and its pages, a card, a turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regola.pages.book import Book
from regola.pages.entries import Entry, Fact, entry
from regola.pages.rulebook.course import whole_turns
from regola.pages.rulebook.model import Worked
from regola.pages.rulebook.opening import length
from regola.pages.sheet import shared_parts
from regola.pages.showing import pictures
from regola.program.model import Item

__all__ = ["Listed", "Shown", "Shows", "rules_of", "shown", "shows"]

Listed = tuple[str, str, int]
"""A page: its address, its title, how many entries it has, or 0."""


@dataclass(frozen=True, slots=True)
class Shown:
    """
    A game or a pack on the page that a site opens with.

    ``drawings`` picture it; ``lead`` says in a sentence or two what it is; ``facts`` tell how many
    play and how long; ``belongs`` is the game that a pack adds to and the address of
    its rules, both empty for a game itself.
    """

    pack: str
    title: str
    lead: str
    facts: tuple[Fact, ...]
    drawings: tuple[str, ...]
    pages: tuple[Listed, ...]
    belongs: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Shows:
    """What stands for the whole book: a card with the address of its entry, a turn as played."""

    card: Entry | None
    address: str
    turn: Worked | None
    definitions: str


def shown(book: Book, pack: str, pages: tuple[Listed, ...]) -> Shown:
    """Return a game or a pack with its ``pages``."""
    told = f"lead-{book.shelf.written_for(pack)}"
    game = book.shelf.packs[pack].game
    return Shown(
        pack,
        book.pack(pack),
        " ".join(book.say(told).split()) if told in book.words else "",
        tuple(Fact(*each) for each in length(book, pack)) if book.shelf.bases(pack) else (),
        tuple(pictures(book, pack)),
        pages,
        (book.pack(game), rules_of(book, game)) if game != pack else ("", ""),
    )


def rules_of(book: Book, game: str) -> str:
    """Return where the rules of a game lie, on this site or another; nothing if on none known."""
    if book.shelf.bases(game):
        return f"{game}/rules.html"
    address = book.settings.elsewhere.get(game)
    return f"{address}{book.language}/{game}/rules.html" if address else ""


def shows(book: Book) -> Shows:
    """Return a card and a turn: those of the first game that has them."""
    turns = (turn for pack in book.shelf.games for turn in whole_turns(book, pack))
    item = next(_told(book), None)
    place = book.place(item) if item is not None else None
    tiled = any(book.shelf.has_edges(pack) for pack in book.shelf.games)
    return Shows(
        entry(book, item) if item is not None else None,
        place.address if place else "",
        next(turns, None),
        shared_parts(book.shelf.looks, tiles=tiled),
    )


_FEW_LETTERS, _MANY_LETTERS = 120, 400


def _told(book: Book) -> Iterator[Item]:
    """Give items whose rules make a card that says something and is read at once."""
    for pack in book.shelf.games:
        for items in book.shelf.pages(pack).values():
            for item in items:
                letters = sum(map(len, book.rules(item)))
                if item.number("tokens") and _FEW_LETTERS <= letters <= _MANY_LETTERS:
                    yield item
