"""
The words of one human language with every form written out: nouns, adjectives, verbs.

Read from `dsl/text/<language>/lexicon.yaml`, whose shape `dsl/text/lexicon.schema.json` describes.
No form is ever guessed. A word that differs between games has its other form under `games`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regola.text.values import SOUNDS, Words, feature_of, without_marks

__all__ = ["Adjective", "Lexicon", "Noun", "Verb", "lexicon_from_data"]


_AGREEING = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun:
    """
    A noun: `forms` are singular and plural of its gender, then of the feminine where it has one.

    `sound` names how its beginning sounds where the spelling does not tell (see `SOUNDS`).
    `marked`: the name of a mark is rather that of a site that has it. `sort` is that of nouns
    which a language has messages of their own for: *living* ones, of which *’s* is said.
    """

    gender: str
    forms: tuple[str, ...]
    sound: str = ""
    marked: bool = False
    sort: str = ""

    def words(self, *, plural: bool) -> Words:
        """Return one of the forms, marked with its sound, as a value for patterns."""
        text = SOUNDS.get(self.sound, "") + self.forms[1 if plural else 0]
        return Words(text, feature_of(self.gender, plural=plural))

    def adjective(self, *, before: bool) -> Adjective:
        """Return the noun's forms as those of an adjective that stands before its noun or after."""
        single, many = self.forms[0], self.forms[1]
        feminine, feminines = self.forms[2:4] if len(self.forms) == _AGREEING else (single, many)
        return Adjective(forms=(single, feminine, many, feminines), before=before)


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjective:
    """
    An adjective: its forms by feature number.

    `before` tells that it stands before the noun; `copula` which verb joins it to a subject;
    `predicate` are the forms after that verb and `negative` those that deny it, where other words
    are used.
    """

    forms: tuple[str, str, str, str]
    before: bool = False
    copula: str = ""
    predicate: tuple[str, str, str, str] | None = None
    negative: tuple[str, str, str, str] | None = None

    def agreeing(self, feature: int) -> str:
        """Return the form that stands beside a noun of the feature."""
        return self.forms[feature & 3]

    def said_of(self, feature: int) -> Words:
        """Return the form that is said of a subject of the feature."""
        forms = self.predicate or self.forms
        return Words(forms[feature & 3], feature, None, self.copula)


@dataclass(frozen=True, slots=True, kw_only=True)
class Verb:
    """
    A verb's forms: the command to the reader, the infinitive, what the reader does, what one and
    many others do, what was done, and by feature number what a thing is when it was done to it.

    `told`: the reader is told that it happens to him, not to do it; no order stands beside it.
    `by_means`: it is done by means of things, so that *with* beside it would seem to tell which.
    """

    command: str
    infinitive: str
    you: str
    one: str
    many: str
    past: str
    done: tuple[str, str, str, str]
    told: bool = False
    by_means: bool = False


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All words of a language as one game says them, by the id of the word."""

    nouns: Mapping[str, Noun]
    adjectives: Mapping[str, Adjective]
    verbs: Mapping[str, Verb]
    adjectives_before: bool = False
    """Whether an adjective stands before its noun unless its entry says otherwise."""


def _four(forms: str | list[str]) -> tuple[str, str, str, str]:
    if isinstance(forms, str):
        return (forms, forms, forms, forms)
    first, second, third, fourth = forms
    return (first, second, third, fourth)


def noun_from_data(data: Mapping[str, Any]) -> Noun:
    """Build a noun from its entry; marks in foreign text are dropped."""
    forms = (data["one"], data["many"], *data.get("feminine", ()))
    return Noun(
        gender=str(data.get("gender", "n")),
        forms=tuple(without_marks(form) for form in forms),
        sound=str(data.get("sound", "")),
        sort=str(data.get("sort", "")),
    )


def _adjective(data: Mapping[str, Any], *, before: bool) -> Adjective:
    return Adjective(
        forms=_four(data["forms"]),
        before=bool(data.get("before", before)),
        copula=str(data.get("copula", "")),
        predicate=_four(data["predicate"]) if "predicate" in data else None,
        negative=_four(data["negative"]) if "negative" in data else None,
    )


def _verb(data: Mapping[str, Any]) -> Verb:
    plain = {name: str(data[name]) for name in ("command", "infinitive", "you", "one", "many")}
    told, by_means = bool(data.get("told")), bool(data.get("by means"))
    done = _four(data["done"])
    return Verb(past=str(data["past"]), done=done, told=told, by_means=by_means, **plain)


def lexicon_from_data(data: Mapping[str, Any], game: str) -> Lexicon:
    """Build the lexicon from the plain data of its file, with the words of one game."""
    before = data.get("adjectives stand") == "before"
    nouns = {word: entry.get("games", {}).get(game, entry) for word, entry in data["nouns"].items()}
    return Lexicon(
        nouns={word: noun_from_data(entry) for word, entry in nouns.items()},
        adjectives={
            word: _adjective(entry, before=before) for word, entry in data["adjectives"].items()
        },
        verbs={
            word: _verb({**entry, **entry.get("games", {}).get(game, {})})
            for word, entry in data["verbs"].items()
        },
        adjectives_before=before,
    )
