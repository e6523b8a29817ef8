"""Links in rules and prose: terms lead to what they mean, names of pieces to their entries."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from regola.pages.book import Book
from regola.pages.rulebook.closing import site_terms

__all__ = ["Linker"]

_LONGEST = 160
"""How long the explanation of a link may be, in letters."""


@dataclass(frozen=True, slots=True)
class _Target:
    """Where a word leads, and what it means in short."""

    address: str
    meaning: str


class Linker:
    """
    Links the words of the texts of one page.

    In each part of a page the first mention of a word is a link; the first of the page explains it.
    """

    def __init__(self, book: Book, pack: str, page: str) -> None:
        """Take the pack that the page is of, and the address of the page."""
        self._page = page
        self._up = "../" * page.count("/")
        self._targets = _targets(book, pack)
        self._explained: set[str] = set()
        self._linked: set[str] = set()
        words = sorted(self._targets, key=lambda word: (-len(word), word))
        listed = "|".join(map(re.escape, words))
        self._words = re.compile(rf"(?<![\w-])(?:{listed})(?![\w-])") if words else None

    def begin(self) -> str:
        """Begin a part of the page; gives nothing to show."""
        self._linked.clear()
        return ""

    def __call__(self, text: str) -> Markup:
        """Return a text as HTML, with links."""
        if self._words is None:
            return escape(text)
        parts, end = [], 0
        for found in self._words.finditer(text):
            target = self._targets[found[0]]
            if self._is_new(target.address):
                parts += [escape(text[end : found.start()]), self._link(found[0], target)]
                end = found.end()
        return Markup("").join([*parts, escape(text[end:])])

    def _is_new(self, address: str) -> bool:
        """Tell whether a link leads to another page, and stands for the first time in its part."""
        if address in self._linked or address.partition("#")[0] == self._page:
            return False
        self._linked.add(address)
        return True

    def _link(self, word: str, target: _Target) -> Markup:
        if target.address in self._explained:
            return Markup('<a class="term" href="{}">{}</a>').format(
                self._up + target.address, word
            )
        self._explained.add(target.address)
        return Markup('<a class="term" href="{}" title="{}">{}</a>').format(
            self._up + target.address, target.meaning, word
        )


def _targets(book: Book, pack: str) -> dict[str, _Target]:
    """Return all words that are explained for a pack: those of its game and its own, kept."""
    key = f"{pack}/links"
    found = book.kept.get(key)
    if not isinstance(found, dict):
        own = dict.fromkeys((book.shelf.packs[pack].game, pack))
        found = book.kept[key] = {
            word: target
            for each in own
            if each in book.shelf.games
            for word, target in {**_terms(book, each), **_pieces(book, each)}.items()
        }
    return found


def _terms(book: Book, pack: str) -> dict[str, _Target]:
    if "glossary" not in book.shelf.pages(pack):
        return {}
    targets: dict[str, _Target] = {}
    for term in site_terms(book, pack):
        target = _Target(f"{pack}/glossary.html#{term.anchor}", _short(term.meaning))
        word = term.anchor.removeprefix("term-").replace("-", " ")
        for form in book.forms(word, pack):
            targets[form] = targets[form[:1].upper() + form[1:]] = target
    return targets


def _pieces(book: Book, pack: str) -> dict[str, _Target]:
    targets: dict[str, _Target] = {}
    for item in book.shelf.pages(pack).get("piece", ()):
        place, rules = book.place(item), book.rules(item)
        if place is not None:
            target = _Target(place.address, _short(rules[0].partition("\n")[0] if rules else ""))
            targets |= dict.fromkeys((book.name(item), book.name(item, many=True)), target)
    return targets


def _short(text: str) -> str:
    """Return the first sentence of a text, or as many of its words as fit."""
    first = re.split(r"(?<=[.!?]) ", text, maxsplit=1)[0]
    return first if len(first) <= _LONGEST else f"{first[:_LONGEST].rsplit(' ', 1)[0]} …"
