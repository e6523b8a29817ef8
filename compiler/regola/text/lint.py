"""
Check printed rules text for slips of agreement and spelling between words.

It sees the text, the lexicon and the language's own list of determiners (`lint.yaml`), never the
patterns that made the text, so that it can tell when one of them is wrong.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from regola.text.lexicon import Adjective, Noun, Verb
from regola.text.sandhi.italian import sound
from regola.text.values import MARKS, feature_of

__all__ = ["Linter", "Slip"]

_WORD = re.compile(r"[^\W_]+(?:'(?=\w))?")
_SPACING = re.compile(rf" {{2,}}| [,.;:)]|[,;](?=\w)|[{MARKS}]")
_NAMES = ("ms", "fs", "mp", "fp")
_SOUNDS: Mapping[str, Callable[[str], str]] = {"it": sound}


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip: its class, the words, and where they begin."""

    kind: str
    words: str
    start: int


class Linter:
    """The checks of one language over the nouns and adjectives it knows."""

    def __init__(
        self,
        language: str,
        data: Mapping[str, Any],
        nouns: Iterable[Noun],
        adjectives: Iterable[Adjective],
        verbs: Iterable[Verb] = (),
    ) -> None:
        """Take the language's code, the plain data of its `lint.yaml`, and its words."""
        self._sound = _SOUNDS.get(language)
        self._nouns = _noun_features(nouns)
        self._adjectives = _adjective_features(adjectives)
        self._determiners = _determiners(data["determiners"])
        self._pronounced = frozenset(data["pronoun before"])
        self._begins: dict[str, str] = {
            word: begins for begins, words in data["begins"].items() for word in words
        }
        verbs = tuple(verbs)
        self._modals = frozenset(data.get("modals", ()))
        self._infinitives = frozenset(verb.infinitive for verb in verbs)
        self._finite = frozenset().union(*map(_finite, verbs)) - self._infinitives
        self._doing = _doing(verbs)
        self._named = self._infinitives - frozenset().union(*map(_finite, verbs))
        self._before_names = self._modals | frozenset(data.get("before infinitives", ()))
        self._apart = frozenset(data["apart"])
        self._copulas = _determiners(data["copulas"])
        self._verbs = {
            **dict.fromkeys(data["singular verbs"], True),
            **dict.fromkeys(data["plural verbs"], False),
        }

    def slips(self, text: str) -> Iterator[Slip]:
        """Give the slips of a text in order of class."""
        for match in _SPACING.finditer(text):
            yield Slip("spacing", match[0], match.start())
        words = list(_WORD.finditer(text))
        for first, second in pairwise(words):
            if text[first.end() : second.start()] not in (" ", ""):
                continue
            pair = f"{first[0].lower()} {second[0].lower()}"
            for kind in self._pair(first[0].lower(), second[0].lower(), text[second.start() :]):
                yield Slip(kind, pair, first.start())

    def _pair(self, first: str, second: str, following: str) -> Iterator[str]:
        if first == second:
            yield "doubled word"
        if f"{first} {second}" in self._apart:
            yield "contraction"
        if self._wrong_sound(first, second, following):
            yield "elision"
        noun = self._nouns.get(second)
        determiner = self._determiners.get(first)
        if noun and determiner and not noun & determiner:
            yield "article"
        if noun and first.isdigit() and not any((one < _PLURAL) == (first == "1") for one in noun):
            yield "number"
        if second.isdigit() and first in self._verbs and self._verbs[first] != (second == "1"):
            yield "verb"
        yield from self._verb(first, second)
        adjective = self._adjectives.get(second) if second not in self._nouns else None
        if adjective and not adjective & self._expected(first):
            yield "adjective"

    def _verb(self, first: str, second: str) -> Iterator[str]:
        """Give the slips of a verb after a modal, a preposition or whoever does it."""
        if first in self._modals and second in self._finite and second not in self._nouns:
            yield "verb"
        if second in self._named and first not in self._before_names:
            yield "verb"
        doer, several = self._nouns.get(first), self._doing.get(second)
        if doer and several is not None and all((one >= _PLURAL) != several for one in doer):
            yield "verb"

    def _expected(self, word: str) -> frozenset[int]:
        """Return the features of adjectives that may follow a noun, an adjective or a copula."""
        tables = (self._copulas, self._nouns, self._adjectives)
        return next((table[word] for table in tables if word in table), _ANY)

    def _wrong_sound(self, word: str, second: str, following: str) -> bool:
        begins = self._begins.get(word)
        # "uno dei tuoi": before a determiner the word is a pronoun and keeps its vowel.
        if begins is None or self._sound is None or second in self._pronounced:
            return False
        heard = self._sound(following)
        denied = begins.removeprefix("not ")
        return heard == denied if denied != begins else heard != begins


def _finite(verb: Verb) -> frozenset[str]:
    forms = (verb.command, verb.you, verb.one, verb.many)
    return frozenset(form for form in forms if " " not in form)


def _doing(verbs: Iterable[Verb]) -> dict[str, bool]:
    """Return the forms of what one does (false) and many do (true), where they tell."""
    found: dict[str, set[bool]] = defaultdict(set)
    other: set[str] = set()
    for verb in verbs:
        found[verb.one].add(False)
        found[verb.many].add(True)
        other |= {verb.command, verb.you, verb.infinitive, verb.past, *verb.done}
    return {
        form: next(iter(numbers))
        for form, numbers in found.items()
        if len(numbers) == 1 and form not in other
    }


_PLURAL = 2
_ANY = frozenset({0, 1, 2, 3})


def _noun_features(nouns: Iterable[Noun]) -> dict[str, frozenset[int]]:
    """
    Return the features of each form of one word.

    A name of several words is known by its first, unless that is a noun of its own.
    """
    forms = [
        (form.lower(), feature_of(noun.gender, plural=plural))
        for noun in nouns
        if len(noun.forms) > 1
        for plural, form in zip((False, True), noun.forms, strict=False)
    ]
    single = _gathered((form, feature) for form, feature in forms if " " not in form)
    first = _gathered((form.split(" ")[0], feature) for form, feature in forms if " " in form)
    return {**first, **single}


def _gathered(pairs: Iterable[tuple[str, int]]) -> dict[str, frozenset[int]]:
    found: dict[str, set[int]] = defaultdict(set)
    for form, feature in pairs:
        found[form].add(feature)
    return {form: frozenset(features) for form, features in found.items()}


def _adjective_features(adjectives: Iterable[Adjective]) -> dict[str, frozenset[int]]:
    return _gathered(
        (form.lower(), feature)
        for adjective in adjectives
        for feature, form in enumerate(adjective.forms)
        if " " not in form and "'" not in form
    )


def _determiners(groups: Mapping[str, Iterable[str]]) -> dict[str, frozenset[int]]:
    return _gathered(
        (word, number)
        for group, words in groups.items()
        for number, name in enumerate(_NAMES)
        if group in (name, name[-1])
        for word in words
    )
