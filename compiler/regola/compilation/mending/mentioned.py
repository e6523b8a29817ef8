"""Find the items that a text may name: of thousands a sentence names few, and most none."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from regola.program.model import Item, Name
from regola.text import shipped_language
from regola.text.reading import lemmas

__all__ = ["Mentions", "called_in", "in_text", "mentions"]

_WORD = re.compile(r"\w+")
# Shorter words may melt into one with the word before: *dell'orco*.
_SHORTEST = 4


@dataclass(frozen=True, slots=True)
class _Called:
    """A top-level item, and a name of it or of one inside it, by its words."""

    top: Item
    words: frozenset[str]


Mentions = Mapping[str, list[_Called]]
"""What some items are called, by the longest word of each name."""


def called_in(top: Item) -> tuple[_Called, ...]:
    """Return the ways in which an item and those in it are called, in any language."""
    forms = (form for item in top.walk() for form in _forms(item))
    words = dict.fromkeys(_weighty(frozenset(_words(form))) for form in forms)
    return tuple(_Called(top, one) for one in words if one)


def _weighty(words: frozenset[str]) -> frozenset[str]:
    long = frozenset(one for one in words if len(one) >= _SHORTEST or one.isdigit())
    return long or words


def mentions(called: tuple[Iterable[_Called], ...]) -> Mentions:
    """Return what some items are called, for whoever looks for it in a text."""
    found: dict[str, list[_Called]] = {}
    for one in (one for some in called for one in some):
        found.setdefault(max(one.words, key=len), []).append(one)
    return found


def in_text(text: str, blocks: Iterable[Mentions], language: str, game: str) -> tuple[Item, ...]:
    """
    Return the items of which a name may stand in a text, or in what we say for the text.

    All words of a name that stands there do; some may be ours, which stand for those of the text.
    """
    groups = _groups(language, game)
    words = _ours(language, game).union(*(groups.get(one, (one,)) for one in _words(text)))
    found = {
        id(one.top): one.top
        for block in blocks
        for longest in block.keys() & words
        for one in block[longest]
        if one.words <= words
    }
    return tuple(found.values())


def _forms(item: Item) -> Iterator[str]:
    yield item.id.replace("_", " ")
    for name in item.names:
        yield from _forms_of(name)


def _forms_of(name: Name) -> Iterator[str]:
    yield from filter(None, (name.singular, name.plural, *(name.feminine or ())))


def _words(text: str) -> Iterator[str]:
    """Give the words of a text without what makes no difference: capitals, accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    plain = "".join(one for one in parts if not unicodedata.combining(one))
    yield from _WORD.findall(plain)


@cache
def _groups(language: str, game: str) -> Mapping[str, frozenset[str]]:
    """Return the words that are taken for one another, as they differ by number or gender."""
    groups: dict[str, set[str]] = {}
    for word, lemma in lemmas(shipped_language(language).of_game(game)).items():
        groups.setdefault(lemma, {lemma}).add(word)
    found: dict[str, frozenset[str]] = {}
    for group in groups.values():
        for word in group:
            found[word] = found.get(word, frozenset()) | group
    return found


@cache
def _ours(language: str, game: str) -> frozenset[str]:
    """Return the words that we put in the place of those of others."""
    known, groups = shipped_language(language).synonyms, _groups(language, game)
    said = (
        *known.expressions,
        *known.earning,
        *(ours for ours, _ in known.forms),
        *(ours for _, ours in known.rewrites),
        *(clause.ours for clause in known.clauses),
    )
    words = (word for one in said for word in _words(one))
    return frozenset[str]().union(*(groups.get(word, (word,)) for word in words))
