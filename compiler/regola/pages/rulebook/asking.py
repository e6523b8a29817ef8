"""
Questions by theme: what players ask who play for the first time, then what tables ask.

The first are written by hand in `questions.ftl`, as prose is, and left out with it where the rules
that they tell mean something else today. The others are the rulings of the content.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from regola.pages.book import Book
from regola.pages.chapters import chapter_title, rules_page
from regola.pages.entries import Ruling, parts_in_short
from regola.pages.rulebook.course import left_over, rulings_of
from regola.pages.rulebook.model import Questions, Section
from regola.pages.rulebook.opening import players_of, rounds_of
from regola.pages.rulebook.prose import tellers

__all__ = ["Asked", "Theme", "questions", "themes"]

_OPENING = {"game": "book-game", "set-up": "set-up-title", "turn": "turn-title"}
"""The themes that come before the chapters, each with the message of its title."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Rulings that stand elsewhere: what they belong to, and its address on the site."""

    title: str
    address: str
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True, slots=True)
class Theme:
    """
    Questions of one theme.

    ``address`` is the part of the site that the theme is told in; ``first`` are asked by those
    who play for the first time, ``asked`` are the rulings.
    """

    title: str
    address: str
    first: tuple[Ruling, ...]
    asked: tuple[Asked, ...]


def themes(book: Book, packs: Sequence[str]) -> Iterator[Theme]:
    """Give the themes of a game in the order of its book, then those of what its packs hold."""
    if book.shelf.bases(packs[0]):
        yield from (theme for theme in _chapters(book, packs[0]) if theme.first or theme.asked)
    for page in dict.fromkeys(page for pack in packs for page in book.shelf.pages(pack)):
        asked = tuple(_of_page(book, packs, page))
        if asked:
            yield Theme(book.kind(page), asked[0].address.partition("#")[0], (), asked)


def questions(book: Book, packs: Sequence[str]) -> Iterator[Section]:
    """Give the section of a book that answers questions; nothing where nobody asked."""
    told = tuple(Questions(theme.title, tuple(_alone(theme))) for theme in themes(book, packs))
    if told:
        yield Section("questions", book.say("questions-title"), told)


def _alone(theme: Theme) -> Iterator[Ruling]:
    """Give the questions of a theme to stand by themselves: the same may stand in a chapter."""
    of_items = (replace(one, of=asked.title) for asked in theme.asked for one in asked.rulings)
    for ruling in (*theme.first, *of_items):
        yield replace(ruling, anchor=f"faq-{ruling.anchor}", shown=())


def _chapters(book: Book, pack: str) -> Iterator[Theme]:
    page = f"{pack}/rules.html"
    known = [chapter.id for chapter in rules_page(book, pack).chapters]
    for theme in (*_OPENING, *known):
        opening = _OPENING.get(theme)
        title = book.say(opening) if opening else chapter_title(book, pack, theme)
        first = tuple(_first(book, pack, theme))
        yield Theme(title, f"{page}#{theme}", first, _told(page, rulings_of(book, pack, theme)))
    yield Theme(book.say("book-more"), f"{page}#more", (), _told(page, left_over(book, pack)))


def _told(page: str, rulings: tuple[Ruling, ...]) -> tuple[Asked, ...]:
    return (Asked("", page, rulings),) if rulings else ()


def _of_page(book: Book, packs: Sequence[str], page: str) -> Iterator[Asked]:
    for pack in packs:
        for item in book.shelf.pages(pack).get(page, ()):
            if rulings := parts_in_short(book, item).rulings:
                place = book.shelf.places[item.reference]
                yield Asked(book.title(item), place.address, rulings)


# ---- by hand ----------------------------------------------------------------------------------


def _first(book: Book, pack: str, theme: str) -> Iterator[Ruling]:
    numbers = _numbers(book, pack)
    for teller in tellers(book, pack, f"questions-{theme}"):
        prefix = f"ask-{teller}-{theme}-"
        for message in book.words:
            if message.startswith(prefix):
                name = message.removeprefix("ask-")
                answer = book.say(f"tell-{name}", **numbers)
                yield Ruling(f"first-{name}", book.say(message), answer, (), "")


def _numbers(book: Book, pack: str) -> Mapping[str, str]:
    """Return the numbers that the base rules of a game and its boards give, by their names."""
    found = {
        line.key.replace(" ", "-"): book.listed(str(number) for number in line.numbers)
        for base in book.shelf.bases(pack)
        for line in base.fields
        if line.numbers
    }
    if players := players_of(book, pack):
        found["players"] = players
    if any(board.rounds for board in rules_page(book, pack).boards):
        found["rounds"] = rounds_of(book, pack)
    return found
