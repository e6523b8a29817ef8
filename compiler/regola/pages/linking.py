"""Links in rules and prose: terms lead to what they mean, names of pieces to their entries."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup, escape

from regola.pages.book import Book
from regola.pages.rulebook.glossary import site_terms

__all__ = ["Linker", "words_used"]

_LONGEST = 160
"""How long the explanation of a link may be, in letters."""


_NEAR = 6
"""How many words may stand between an adjective and a noun that it goes with."""

_STOP = re.compile(r"[.:;!?]")
_FAR = 999
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class _Target:
    """Where a word leads, what it means in short, and the nouns of which one stands beside it."""

    address: str
    meaning: str
    nouns: re.Pattern[str] | None = None


class Linker:
    """
    Links the words of the texts of one page.

    In each part of a page the first mention of a word is a link; the first of the page explains it.
    An adjective is one beside a noun that it goes with: of the first rounds, or of a free space,
    it has its everyday sense.
    """

    def __init__(self, book: Book, pack: str, page: str, *, alone: bool = False) -> None:
        """
        Take the pack that the page is of, and the address of the page.

        ``alone``: it explains the words of its game itself, which is not printed.
        """
        self._page = page
        self._up = "../" * page.count("/")
        self._targets = _own_targets(book, pack) if alone else _targets(book, pack)
        self._explained: set[str] = set()
        self._linked: set[str] = set()
        self._words = _any_of(self._targets) if self._targets else None
        self._nouns = _nouns(book, pack)

    def begin(self) -> str:
        """Begin a part of the page; gives nothing to show."""
        self._linked.clear()
        return ""

    def __call__(self, text: str) -> Markup:
        """Return a text as HTML, with links."""
        return Markup("").join(
            escape(part) if target is None else self._link(part, target)
            for part, target in self._parts(text)
        )

    def runs(self, text: str) -> Iterator[tuple[str, str]]:
        """Give the parts of a text, each with the address that it leads to, if to any."""
        for part, target in self._parts(text):
            yield part, "" if target is None else target.address

    def _parts(self, text: str) -> Iterator[tuple[str, _Target | None]]:
        end = 0
        for found in self._words.finditer(text) if self._words else ():
            target = self._targets[found[0]]
            if self._is_meant(target, found, text) and self._is_new(target.address):
                if found.start() > end:
                    yield text[end : found.start()], None
                yield found[0], target
                end = found.end()
        if end < len(text):
            yield text[end:], None

    def _is_meant(self, target: _Target, found: re.Match[str], text: str) -> bool:
        """
        Tell whether a word has the sense that is explained.

        A noun that an adjective goes with stands near it, and no other right beside it.
        """
        if target.nouns is None or " " in found[0]:
            return True
        others = [_distance(text, found, noun) for noun in self._nouns.finditer(text)]
        own = [_distance(text, found, noun) for noun in target.nouns.finditer(text)]
        return min(own, default=_FAR) <= _NEAR and (0 in own or 0 not in others)

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


def _any_of(words: Iterable[str], flags: int = 0) -> re.Pattern[str]:
    """Return what finds each of some words, the longest that stands there."""
    listed = "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))
    return re.compile(rf"(?<![\w-])(?:{listed})(?![\w-])", flags)


def _distance(text: str, left: re.Match[str], right: re.Match[str]) -> int:
    """Return how many words stand between two others; many where a sentence ends there."""
    first, second = sorted((left.span(), right.span()))
    between = text[first[1] : second[0]]
    is_apart = first[1] > second[0] or _STOP.search(between)
    return _FAR if is_apart else len(_WORD.findall(between))


def _nouns(book: Book, pack: str) -> re.Pattern[str]:
    """Return what finds the nouns that a pack's texts know, made once."""
    key = f"{pack}/nouns"
    found = book.kept.get(key)
    if not isinstance(found, re.Pattern):
        found = book.kept[key] = _any_of(set(book.nouns(pack)), re.IGNORECASE)
    return found


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
            for word, target in {**_explained(book, each), **_pieces(book, each)}.items()
        }
    return found


def _own_targets(book: Book, pack: str) -> dict[str, _Target]:
    """Return the words that a pack explains which is printed without its game."""
    return {**_terms(book, pack), **_pieces(book, pack)}


def words_used(book: Book, pack: str, texts: Iterable[str]) -> set[str]:
    """Return the anchors of those terms that some texts use, in the sense that is explained."""
    linker = Linker(book, pack, "", alone=True)
    found = (address for text in texts for _, address in linker.runs(text))
    return {address.partition("#")[2] for address in found if address}


def _explained(book: Book, pack: str) -> dict[str, _Target]:
    return _terms(book, pack) if "glossary" in book.shelf.pages(pack) else {}


def _terms(book: Book, pack: str) -> dict[str, _Target]:
    targets: dict[str, _Target] = {}
    for term in site_terms(book, pack):
        word = term.anchor.removeprefix("term-").replace("-", " ")
        said_of = set(book.said_of(word, pack))
        nouns = _any_of(said_of, re.IGNORECASE) if said_of else None
        target = _Target(f"{pack}/glossary.html#{term.anchor}", _short(term.meaning), nouns)
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
