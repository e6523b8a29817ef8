"""Slips between a word and the next: spaces, doubled words, contractions, elision, a and an."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from regola.text.lint.model import Slip
from regola.text.sandhi.english import begins_with_vowel
from regola.text.sandhi.italian import sound
from regola.text.sandhi.spanish import spanish
from regola.text.values import MARKS, SOUNDS

__all__ = ["Neighbours"]

_WORD = re.compile(r"[^\W_]+(?:'(?=\w)|'(?=\s|$))?")
_SPACING = re.compile(rf" {{2,}}| [,.;:)]|[,;](?=[^\W\d])|[{MARKS}]")

Elided = Callable[[str, str], bool]
"""Tells from a word and the text after it whether the two may not meet."""


class Neighbours:
    """The checks of two words that meet, in one language."""

    def __init__(self, language: str, data: Mapping[str, Any], sounds: Mapping[str, str]) -> None:
        """Take the language, the data of its `lint.yaml`, and the nouns that sound otherwise."""
        self._elisions = frozenset(
            word for words in data["begins"].values() for word in words if word[-1] == "'"
        )
        self._apart = frozenset(data["apart"])
        make = _ELISIONS.get(language)
        self._elided: Elided = make(data) if make else lambda _word, _following: False
        self._sounds = sounds

    def slips(self, text: str) -> Iterator[Slip]:
        """Give the slips of a text in order of class."""
        for match in _SPACING.finditer(text):
            yield Slip("spacing", match[0], match.start())
        for first, second in pairwise(_WORD.finditer(text)):
            between = text[first.end() : second.start()]
            if between.strip(' «“("') or between.count(" ") > 1:
                continue
            pair = f"{first[0].lower()} {second[0].lower()}"
            following = self._marked(second[0]) + text[second.start() :]
            for kind in self._kinds(first[0], second[0], between, following):
                yield Slip(kind, pair, first.start())

    def _marked(self, word: str) -> str:
        """Return the mark of a noun that sounds otherwise than it is written."""
        return SOUNDS.get(self._sounds.get(word.lower(), ""), "")

    def _kinds(self, first: str, second: str, between: str, following: str) -> Iterator[str]:
        small = first.lower()
        if small == second.lower() and between == " " and len(small) > 1 and not first.isdigit():
            yield "doubled word"
        if between == " " and f"{small} {second.lower()}" in self._apart:
            yield "contraction"
        apart = small in self._elisions and between[:1] == " "
        if self._elided(small, following) or apart:
            yield "elision"


def _italian(data: Mapping[str, Any]) -> Elided:
    begins = {word: begins for begins, words in data["begins"].items() for word in words}
    pronouns = re.compile(rf"(?:{'|'.join(data['pronoun before'])})\b", re.IGNORECASE)

    def elided(word: str, following: str) -> bool:
        if word in ("ed", "ad"):
            return following[:1].lower() not in {"e": "eèé", "a": "aà"}[word[0]]
        if word == "e" and following[:1].lower() == word and following[1:2].isalpha():
            return True
        wanted: str | None = begins.get(word)
        # "uno dei tuoi": before a determiner the word is a pronoun and keeps its vowel.
        if wanted is None or pronouns.match(following):
            return False
        heard = sound(following)
        denied = wanted.removeprefix("not ")
        return heard == denied if denied != wanted else heard != wanted

    return elided


def _spanish(_data: Mapping[str, Any]) -> Elided:
    weak = {"y": "e", "o": "u"}
    strong = {"e": "y", "u": "o"}

    def elided(word: str, following: str) -> bool:
        if word in strong:
            return spanish(f"{strong[word]} {following}")[0] != word
        tonic = following.startswith(SOUNDS["tonic"])
        if tonic and word in ("la", "una", "ninguna"):
            return True
        return word in weak and spanish(f"{word} {following}")[0] != word

    return elided


def _english(_data: Mapping[str, Any]) -> Elided:
    def elided(word: str, following: str) -> bool:
        return word in ("a", "an") and begins_with_vowel(following) == (word == "a")

    return elided


_ELISIONS: Mapping[str, Callable[[Mapping[str, Any]], Elided]] = {
    "en": _english,
    "es": _spanish,
    "it": _italian,
}
