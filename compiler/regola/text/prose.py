"""What prose that people wrote states of the game: its numbers, and the names in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from regola.resources import dsl_text
from regola.text.lexicon import lexicon_from_data
from regola.yaml_files import trusted

__all__ = ["Prose", "prose_of", "stem", "stems"]

_WORD = re.compile(r"\w+")
_INSIDE = re.compile(r"(?<=[^\W\d_][ ,;] )(?=\S)|(?<=[^\W\d_] )(?=\S)")
_STEM = 5


@dataclass(frozen=True, slots=True)
class Prose:
    """A language as prose has it: the words for numbers, and words that begin with a capital."""

    numbers_by_word: Mapping[str, int]
    names: frozenset[str]

    def numbers(self, text: str) -> tuple[int, ...]:
        """Return the numbers that a text states, in digits or in words, in order."""
        return tuple(self._numbers(text))

    def _numbers(self, text: str) -> Iterator[int]:
        for word in _WORD.findall(text):
            if word.isdecimal():
                yield int(word)
            elif word.casefold() in self.numbers_by_word:
                yield self.numbers_by_word[word.casefold()]

    def strangers(self, text: str) -> tuple[str, ...]:
        """
        Return the words with a capital inside a sentence that are no names known.

        A form of a name that begins as it does counts as the name: *Immortals*, *Immortal*.
        """
        words = (_WORD.match(text, match.end()) for match in _INSIDE.finditer(text))
        capital = (match[0] for match in words if match and match[0][0].isupper())
        return tuple(dict.fromkeys(word for word in capital if stem(word) not in self.names))


def stems(names: Iterable[str]) -> frozenset[str]:
    """Return how the words of names begin; of a short one also without its last letter."""
    words = {word.casefold() for name in names for word in _WORD.findall(name)}
    short = {word[:-1] for word in words if 1 < len(word) <= _STEM}
    return frozenset(short | {word[:_STEM] for word in words})


def stem(word: str) -> str:
    """Return how a word begins, by which forms of one name are taken for each other."""
    return word.casefold()[:_STEM]


@cache
def prose_of(language: str) -> Prose:
    """Return what is known of the prose of a shipped language; the words of its games are names."""
    data: Mapping[str, Any] = trusted(dsl_text("text", language, "prose.yaml"))
    words = trusted(dsl_text("text", language, "lexicon.yaml"))
    games = {game for noun in words["nouns"].values() for game in noun.get("games", ())}
    nouns = (
        form
        for game in ("", *sorted(games))
        for noun in lexicon_from_data(words, game).nouns.values()
        for form in noun.forms
    )
    return Prose(data["numbers"], stems([*nouns, *data["names"]]))
