"""What prose that people wrote states of the game: its numbers, its terms, and the names in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from regola.resources import dsl_text
from regola.text.lexicon import Adjective, Lexicon, Noun, lexicon_from_data
from regola.text.written.terms import Terms
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import trusted

__all__ = ["Prose", "TermsOfGame", "prose_of", "stem", "stems"]

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"\d+|[^\W\d]+(?:-[^\W\d]+)*")
_INSIDE = re.compile(r"(?<=[^\W\d_][ ,;] )(?=\S)|(?<=[^\W\d_] )(?=\S)")
_STEM = 5


@dataclass(frozen=True, slots=True)
class TermsOfGame:
    """
    The terms that prose of one game may have, found by any of their forms.

    `own` knows those of the game, `foreign` the forms that another game has for a thing and this
    one has for none; `word` is what the game calls a thing, nothing where it has no such thing.
    """

    own: Terms
    foreign: Terms
    word: Mapping[str, str]

    def and_names(self, names: Iterable[tuple[str, Iterable[str]]]) -> TermsOfGame:
        """Return these terms beside names (an item's reference and its forms), which hide them."""
        named = tuple(names)
        return replace(self, own=self.own.and_more(named), foreign=self.foreign.and_more(named))

    def stated(self, text: str) -> dict[frozenset[str], str]:
        """Return the terms of the game in a text: the ids that each may stand for, its form."""
        return _without_names(self.own.found(text))

    def strange(self, text: str) -> dict[frozenset[str], str]:
        """Return the terms of other games in a text: the ids that each may stand for, its form."""
        return _without_names(self.foreign.found(text))


@dataclass(frozen=True, slots=True)
class Prose:
    """
    A language as prose has it.

    Known are the words for numbers, those that may be other words as well (`doubtful`), words that
    begin with a capital, and the words of all games: by id those that prose says in their ordinary
    sense as well (`plain`), those that it so says of games without that thing (`common`), and those
    that it says for each other (`alike`). Adjectives may be `shortened` before a noun.
    """

    numbers_by_word: Mapping[str, int]
    doubtful: Mapping[str, int]
    names: frozenset[str]
    games: Mapping[str, Lexicon]
    plain: frozenset[str]
    common: frozenset[str]
    alike: tuple[frozenset[str], ...]
    shortened: Mapping[str, str]

    def numbers(self, text: str) -> tuple[int, ...]:
        """Return the numbers that a text states, in digits or in words, in order."""
        return tuple(_numbers(text, self.numbers_by_word))

    def possible_numbers(self, text: str) -> tuple[int, ...]:
        """Return the numbers that a text may state, those among them that may be other words."""
        return tuple(_numbers(text, {**self.numbers_by_word, **self.doubtful}))

    def strangers(self, text: str) -> tuple[str, ...]:
        """
        Return the words with a capital inside a sentence that are no names known.

        A form of a name that begins as it does counts as the name: *Immortals*, *Immortal*.
        """
        words = (_WORD.match(text, match.end()) for match in _INSIDE.finditer(text))
        capital = (match[0] for match in words if match and match[0][0].isupper())
        return tuple(dict.fromkeys(word for word in capital if stem(word) not in self.names))

    def terms(self, game: str, vocabulary: Vocabulary) -> TermsOfGame:
        """Return the terms of a game of the family that a vocabulary describes."""
        known = {
            *vocabulary.nouns,
            *vocabulary.phases,
            *vocabulary.quantities,
            *vocabulary.adjectives,
            *vocabulary.kinds,
        }
        lexicon = self.games.get(game, self.games[""])
        own = {word: forms for word, forms in self._forms(lexicon) if word in known}
        taken = {form for forms in own.values() for form in forms}
        foreign = (
            (word, [form for form in forms if form not in taken])
            for other in self.games.values()
            for word, forms in self._forms(other)
            if word not in self.plain and (word in own or word not in self.common)
        )
        bound = (
            (name, forms)
            for word, forms in own.items()
            if word not in self.plain
            for name in self._alike(word)
        )
        called = {word: forms[0] for word, forms in own.items()}
        hiding = ((f"{game}/{word}", forms) for word, forms in own.items())
        return TermsOfGame(Terms(bound), Terms((*foreign, *hiding)), called)

    def _forms(self, lexicon: Lexicon) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Give the nouns and adjectives of a lexicon with all forms that prose may have of them."""
        for word, noun in lexicon.nouns.items():
            yield word, noun.forms
        for word, adjective in lexicon.adjectives.items():
            yield word, tuple(self._said(adjective))

    def _said(self, adjective: Adjective) -> Iterator[str]:
        """Give the forms of an adjective; of several words the last one too: *decline*."""
        for form in (*adjective.forms, *(adjective.predicate or ()), *(adjective.negative or ())):
            yield form
            yield form.rpartition(" ")[2]
            if form in self.shortened:
                yield self.shortened[form]

    def _alike(self, word: str) -> Iterable[str]:
        return next((words for words in self.alike if word in words), (word,))


# A number with more digits is none that a rule could have; all of them count as this one.
_LONGEST_NUMBER = 18
_BEYOND_COUNTING = 10**18


def _numbers(text: str, words: Mapping[str, int]) -> Iterator[int]:
    for word in _NUMBER.findall(text.casefold()):
        if word.isdecimal():
            yield int(word) if len(word) <= _LONGEST_NUMBER else _BEYOND_COUNTING
        elif word in words:
            yield words[word]


def _without_names(found: Mapping[frozenset[str], str]) -> dict[frozenset[str], str]:
    """Leave out what hides a term and is none: names are references, with a slash."""
    words = {frozenset(one for one in ids if "/" not in one): form for ids, form in found.items()}
    return {ids: form for ids, form in words.items() if ids}


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
    own = {game for noun in words["nouns"].values() for game in noun.get("games", ())}
    games = {game: lexicon_from_data(words, game) for game in ("", *sorted(own))}
    nouns: Iterator[Noun] = (noun for one in games.values() for noun in one.nouns.values())
    return Prose(
        numbers_by_word=data["numbers"],
        doubtful=data["doubtful"],
        names=stems([*(form for noun in nouns for form in noun.forms), *data["names"]]),
        games=games,
        plain=frozenset(data["plain"]),
        common=frozenset(data["common"]),
        alike=tuple(map(frozenset, data["alike"])),
        shortened=data["shortened"],
    )
