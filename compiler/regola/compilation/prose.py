"""
Hold the prose of content to the rules: rulings, questions, examples that people wrote.

Every number in it must be one that its item, the examples of the item or the base rules have, every
name one that content has, every term the word of the game that the text is about, and all languages
must state the same numbers and name the same things. What editions say of themselves is quoted, not
stated.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, cached_property
from typing import Any

from regola.compilation.language import language as family_language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.model import FieldLine, Item
from regola.program.once import once
from regola.program.pack import terms_of
from regola.program.prose import PROSE
from regola.resources import languages
from regola.sources import Span
from regola.text.items import ItemNames
from regola.text.prose import TermsOfGame, prose_of, stem, stems

__all__ = ["check_prose", "lone_terms", "numbers_of_item", "terms_unsaid"]

_QUOTING = ("edition",)
_TOLD = ("example", "ruling", "option", *_QUOTING)
_DIGITS = re.compile(r"\d+")
_NOT_MEANT = frozenset({"mention", "number", "span"})


def check_prose(program: Program, sink: Sink) -> None:
    """Report what prose of the packs compiled states otherwise than the rules."""
    reader = _Reader(program)
    for top in program.items:
        for item in top.walk():
            for line in item.fields:
                if line.key in PROSE and item.kind not in _QUOTING:
                    reader.check(line, item, top, sink)


def numbers_of_item(top: Item) -> frozenset[int]:
    """Return the numbers of an item: in rules, fields, examples, its own and what is in it."""
    return frozenset(number for item in top.walk() for number in _numbers_of(item))


def _numbers_of(item: Item) -> Iterator[int]:
    yield from _numbers(item.rules)
    for line in item.fields:
        if line.key not in (*PROSE, "source", "name"):
            yield from line.numbers
            if item.kind == "example":
                yield from (int(n) for word in line.words for n in _DIGITS.findall(word))


def _numbers(node: Any) -> Iterator[int]:
    """Give the numbers of a meaning; places in the text are none."""
    if isinstance(node, int) and not isinstance(node, bool):
        yield node
    elif isinstance(node, tuple):
        for one in node:
            yield from _numbers(one)
    elif is_dataclass(node) and not isinstance(node, (type, Span)):
        for part in fields(node):
            if part.name not in _NOT_MEANT:
                yield from _numbers(getattr(node, part.name))


@dataclass(frozen=True)
class _Reader:
    """What prose may state: the names of all content, the numbers of items and of base rules."""

    program: Program
    _by_top: dict[str, frozenset[int]] = field(default_factory=dict)
    _by_pack: dict[str, frozenset[int]] = field(default_factory=dict)
    _by_game: dict[tuple[str, str], TermsOfGame] = field(default_factory=dict)

    @cached_property
    def _bases(self) -> tuple[Item, ...]:
        everything = (*self.program.library, *self.program.items)
        return tuple(item for item in everything if item.kind == "base")

    def _knows(self, number: int, top: Item) -> bool:
        """Tell whether a number is one of an item's or of its base rules; each is read once."""
        if top.reference not in self._by_top:
            self._by_top[top.reference] = numbers_of_item(top)
        if number in self._by_top[top.reference]:
            return True
        if top.pack not in self._by_pack:
            self._by_pack[top.pack] = self._numbers_of_bases(top.pack)
        return number in self._by_pack[top.pack]

    def _numbers_of_bases(self, pack: str) -> frozenset[int]:
        """Return the numbers that the base rules of a pack have, without those of examples."""
        head = next((one for one in self.program.packs if one.id == pack), None)
        near = {pack, *((head.game, *head.needs) if head else ())}
        heads = (one for one in self.program.packs if one.id in near)
        near |= {name for one in heads for name in one.needs}
        return frozenset(
            number
            for base in self._bases
            if base.pack in near
            for item in base.walk()
            if item.kind not in _TOLD
            for number in _numbers_of(item)
        )

    @cached_property
    def _stems(self) -> dict[str, frozenset[str]]:
        """How the names of all content begin in each language."""
        known = _library(self.program.library).stems
        own = _stems(self.program.items)
        return {code: known.get(code, frozenset()) | own[code] for code in own}

    def _is_named(self, name: str, language: str) -> bool:
        """Tell whether a word begins as a name does; it is seldom what a kind is called."""
        begins = stem(name)
        return begins in self._stems[language] or begins in _kinds(language)

    def _terms(self, language: str, pack: str) -> TermsOfGame:
        """Return the terms of a pack's game in a language; each is made once."""
        key = (language, self._spoken.get(pack, ""))
        if key not in self._by_game:
            terms = _library(self.program.library).terms(*key, self.program.family)
            self._by_game[key] = terms.and_names(self._names.forms(language))
        return self._by_game[key]

    @cached_property
    def _spoken(self) -> dict[str, str]:
        return terms_of(self.program.packs)

    @cached_property
    def _names(self) -> ItemNames:
        return ItemNames(inner for item in self.program.items for inner in item.walk())

    def check(self, line: FieldLine, item: Item, top: Item, sink: Sink) -> None:
        """Report the numbers, names and terms of one text, in each language it is written in."""
        players = _players(item)
        stated: list[tuple[Counter[int], Counter[int]]] = []
        named: dict[str, Mapping[frozenset[str], str]] = {}
        places: dict[str, Span] = {}
        for code, text, span in _texts(line):
            prose = prose_of(code)
            numbers = prose.numbers(text)
            stated.append((Counter(numbers), Counter(prose.possible_numbers(text))))
            for number in dict.fromkeys(numbers):
                if number > 1 and not self._knows(number, top):
                    sink.report("prose-number", span, number=number)
            for name in prose.strangers(text):
                if name.casefold() not in players and not self._is_named(name, code):
                    sink.report("prose-name", span, name=name)
            named[code], places[code] = self._said(code, text, top, span, sink), span
        differing = _differing(stated)
        if differing:
            sink.report("prose-differs", line.span, numbers=tuple(map(str, differing)))
        for code, unsaid in terms_unsaid(named).items():
            sink.report("prose-terms-differ", places[code], language=code, terms=unsaid, alone=0)
        for code, lone in lone_terms(named).items():
            told, hint = places[code], "alone"
            sink.report("prose-terms-differ", told, hint=hint, language=code, terms=lone, alone=1)

    def _said(
        self, code: str, text: str, top: Item, span: Span, sink: Sink
    ) -> Mapping[frozenset[str], str]:
        """Return the terms that a text states, and report those that are of another game."""
        terms = self._terms(code, top.pack)
        strange = terms.strange(text)
        called = {ids: form for ids, form in strange.items() if _is_called(top, form, code)}
        for ids, form in strange.items():
            if ids not in called:
                own = next((terms.word[one] for one in sorted(ids) if one in terms.word), "")
                hint = None if own else "none"
                sink.report("prose-term", span, hint=hint, term=form, own=own)
        return {**terms.stated(text), **called}


class _Library:
    """What the names of a library are to prose; it is the same for all that build on it."""

    def __init__(self, items: tuple[Item, ...]) -> None:
        """Take the items; their names are gone through when first asked for."""
        self._names = ItemNames(inner for item in items for inner in item.walk())
        self._terms: dict[tuple[str, str], TermsOfGame] = {}
        self.stems = _stems(items)

    def terms(self, language: str, game: str, family: str) -> TermsOfGame:
        """Return the terms of a game in a language beside the names of the library."""
        if (language, game) not in self._terms:
            terms = prose_of(language).terms(game, family_language(family).vocabulary)
            self._terms[language, game] = terms.and_names(self._names.forms(language))
        return self._terms[language, game]


@once
def _library(items: tuple[Item, ...]) -> _Library:
    return _Library(items)


def _stems(items: Iterable[Item]) -> dict[str, frozenset[str]]:
    """Return how the names of items begin in each language."""
    found: dict[str, list[str]] = {code: [] for code in languages()}
    for item in (inner for top in items for inner in top.walk()):
        for name in item.names:
            forms = (name.singular, name.plural, *(name.feminine or ()))
            found.setdefault(name.language, []).extend(forms)
    return {code: stems(names) for code, names in found.items()}


def _is_called(top: Item, form: str, language: str) -> bool:
    """Tell whether a word is one of a thing's own name: *la sala* of the *Sala del Trono*."""
    return stem(form) in _stems((top,))[language]


@cache
def _kinds(language: str) -> frozenset[str]:
    """Return how begins what kinds of items are called together, as the pages say it."""
    # Pages bring much along that a check of content without prose has no use for.
    from regola.pages.book import page_words

    words = page_words(language)
    return stems(words.say(message) for message in words if message.startswith("kind-"))


def _players(item: Item) -> frozenset[str]:
    """Return how an example calls its players: names that only it knows."""
    lines = (line for line in item.fields if item.kind == "example" and line.key == "given")
    return frozenset(str(word).casefold() for line in lines for word in line.arguments)


def _texts(line: FieldLine) -> Iterator[tuple[str, str, Span]]:
    for entry in line.entries:
        match entry.values:
            case (str(code), str(text)) if code in languages():
                yield code, text, entry.span


def _differing(stated: Sequence[tuple[Counter[int], Counter[int]]]) -> list[int]:
    """
    Return the numbers that one language states more often than another; one may be unsaid.

    Of each language come the counts of what it states at least, and of what it states at most.
    """
    everywhere = sorted({number for least, _ in stated for number in least if number > 1})
    return [
        number
        for number in everywhere
        if max(least[number] for least, _ in stated) > min(most[number] for _, most in stated)
    ]


_SEVERAL = 3
"""Of so many texts one alone may be odd."""


def lone_terms(
    named: Mapping[str, Mapping[frozenset[str], str]],
) -> dict[str, tuple[str, ...]]:
    """Return the terms that a language names and none of several others does, by language."""
    if len(named) < _SEVERAL:
        return {}
    found = {}
    for code, own in named.items():
        others = [ids for other, known in named.items() if other != code for ids in known]
        lone = (form for ids, form in own.items() if not any(ids & other for other in others))
        if told := tuple(dict.fromkeys(lone)):
            found[code] = told
    return found


def terms_unsaid(
    named: Mapping[str, Mapping[frozenset[str], str]],
) -> dict[str, tuple[str, ...]]:
    """
    Return the terms that a language does not name, by language, as another one says them.

    What a single one of several names is odd there, not in the others.
    """
    alone = lone_terms(named)
    found: dict[str, tuple[str, ...]] = {}
    for code, known in named.items():
        others = (
            (other, ids, form)
            for other, own in named.items()
            for ids, form in own.items()
            if other != code
        )
        unsaid = (
            form
            for other, ids, form in others
            if form not in alone.get(other, ()) and not any(ids & mine for mine in known)
        )
        told = tuple(dict.fromkeys(unsaid))
        if told:
            found[code] = told
    return found
