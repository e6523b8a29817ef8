"""
The words that the checker knows: those of a language's `lint.yaml`, its lexicon, names, dictionary.

The dictionary is asked only for words that the others do not know.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from regola.text.lexicon import Adjective, Noun, Verb
from regola.text.lint.model import (
    ANY,
    MANY,
    ONE,
    ORDER,
    PLURAL,
    SINGULAR,
    YOU,
    Analyses,
    Part,
    Reading,
    mask_of,
)
from regola.text.values import feature_of

__all__ = ["Words"]

_PERSONS = {"you": YOU, "one": ONE, "many": MANY, "order": ORDER, "all": YOU | ONE | MANY}
_BROKEN = (Reading(Part.NOUN, ANY, 0, "broken"),)
_OWNER = (Reading(Part.DETERMINER, ANY),)
_POSSESSIVE = re.compile(r"['’]s$")
_VERBAL = (Part.VERB, Part.INFINITIVE)
_STEM = 4
_PAIR = 2
_LONGEST_COUNT = 3
_ELIDED = re.compile(r"'(?=\w)(?!s\b)")
_UNKNOWN = (Reading(Part.OTHER),)
_BEFORE_VERBS = frozenset({Part.FILLER, Part.YOURSELF})
"""What may stand before the verb in a form of several words."""

Entry = tuple[str, Reading]


class Words:
    """All words of one language, names included."""

    def __init__(
        self,
        data: Mapping[str, Any],
        nouns: Iterable[Noun],
        adjectives: Iterable[Adjective],
        verbs: Iterable[Verb],
        analyses: Analyses,
    ) -> None:
        """Take the plain data of `lint.yaml`, the words of a lexicon, and of a dictionary."""
        nouns = tuple(nouns)
        closed = tuple(_closed(data))
        before = frozenset(word for word, one in closed if one.part in _BEFORE_VERBS)
        spoken = _verbs(verbs, before, finite=bool(data.get("past is finite")))
        self._known = _gathered(
            (
                *closed,
                *_noun_forms(nouns),
                *_adjectives(adjectives),
                *spoken,
            )
        )
        self._analyses = analyses
        self._names = _gathered(
            (*_long_names(nouns), *(entry for entry in closed if " " in entry[0]))
        )
        self._starts = frozenset(name.split(" ")[0] for name in self._names)
        numbered = (noun for noun in nouns if noun.forms[0] != noun.forms[1])
        self._gaps = _with_gaps(name for name, _ in _long_names(numbered))
        self.longest = max((name.count(" ") + 1 for name in self._names), default=1)

    def name_at(self, words: Sequence[str]) -> tuple[int, tuple[Reading, ...]]:
        """Return how many of these words begin with a name of several words, and how it reads."""
        if words and words[0].lower() in self._starts:
            for length in range(len(words), 1, -1):
                known = self._names.get(" ".join(words[:length]).lower())
                if known:
                    return length, known
                if self._names.get(_POSSESSIVE.sub("", " ".join(words[:length]).lower())):
                    return length, _OWNER
        small = [word.lower() for word in words]
        for length in range(len(words), 1, -1):
            if self._is_nearly_a_name(small[:length]):
                return length, _BROKEN
        return 0, ()

    def _is_nearly_a_name(self, words: Sequence[str]) -> bool:
        """Tell whether a name would stand here but for the end of one of its words."""
        for place, word in enumerate(words):
            if any(one.part in _VERBAL for one in self._known.get(word, ())):
                continue
            stem = word[:_STEM]
            if len(stem) == _STEM and (*words[:place], stem, *words[place + 1 :]) in self._gaps:
                return True
        return False

    def _is_plural(self, word: str) -> bool:
        """Tell whether a word is a noun in the plural and nothing else: not *parties’s*."""
        known = self._known.get(word, ())
        return bool(known) and all(
            one.part is Part.NOUN and not one.features & SINGULAR for one in known
        )

    def is_sure(self, word: str) -> bool:
        """
        Tell whether the dictionary knows a word as no other part of speech than we do.

        Without a dictionary nobody knows what else a word may be.
        """
        if not self._analyses:
            return False
        small = word.lower()
        parts = {one.part for one in (*self._known.get(small, ()), *self._analyses.get(small, ()))}
        return len(parts) <= 1

    def readings(self, word: str, *, first: bool = False) -> tuple[Reading, ...]:
        """Return all ways to take a word; `first` if it begins a sentence."""
        if word[-1].isdigit():
            return (_number(word),)
        small = word.lower().replace("’", "'")
        if small[0] == "¡" or small[-1] == "!":
            called = small.strip("¡!")
            known = self._known.get(f"{called}!") or self._known.get(f"¡{called}!")
            return known or self.readings(word.strip("¡!"), first=first)
        if small.endswith("'s"):
            return _BROKEN if self._is_plural(small.removesuffix("'s")) else _OWNER
        if small in self._known:
            return self._known[small]
        named = (Reading(Part.NOUN, ANY),) if word[0].isupper() and not first else ()
        return named or self._analyses.get(small) or _UNKNOWN


def _number(word: str) -> Reading:
    """Return how a number reads: as a count, unless it has a sign, letters, or is of a year."""
    if not word.isdigit():
        return Reading(Part.OTHER if word.isalnum() else Part.FILLER)
    if len(word) > _LONGEST_COUNT:
        return Reading(Part.NOUN, ANY)
    return Reading(Part.NUMERAL, SINGULAR if word == "1" else PLURAL)


def _gathered(entries: Iterable[Entry]) -> dict[str, tuple[Reading, ...]]:
    """Join the readings of a word that are of one part and use."""
    found: dict[str, dict[tuple[Part, str], Reading]] = defaultdict(dict)
    for word, new in entries:
        known = found[word].get((new.part, new.use))
        features = new.features | (known.features if known else 0)
        persons = new.persons | (known.persons if known else 0)
        found[word][new.part, new.use] = Reading(new.part, features, persons, new.use)
    return {word: tuple(readings.values()) for word, readings in found.items()}


def _closed(data: Mapping[str, Any]) -> Iterator[Entry]:
    for name, groups in data["words"].items():
        part, _, use = name.partition(" ")
        grouped = groups if isinstance(groups, Mapping) else {"any": groups}
        for group, words in grouped.items():
            for word in words:
                yield word, Reading(Part(part), mask_of(group), 0, use)
    for use, groups in data["verbs"].items():
        for person, words in groups.items():
            for word in words:
                yield word, Reading(Part.VERB, ANY, _PERSONS[person], use)
    for forms in data["adjectives"]:
        yield from _four(forms)


def _four(forms: Sequence[str]) -> Iterator[Entry]:
    for place, form in enumerate(forms):
        spread = (SINGULAR, PLURAL)[place] if len(forms) == _PAIR else 1 << place
        yield form.lower(), Reading(Part.ADJECTIVE, spread)


def _noun_entries(noun: Noun) -> Iterator[Entry]:
    masks = [1 << feature_of(noun.gender, plural=plural) for plural in (False, True)]
    if noun.gender == "n":
        masks = [SINGULAR, PLURAL]
    for form, mask in zip(noun.forms, (*masks, 2, 8), strict=False):
        yield form.lower(), Reading(Part.NOUN, mask)


def _noun_forms(nouns: Iterable[Noun]) -> Iterator[Entry]:
    entries = (entry for noun in nouns for entry in _noun_entries(noun))
    return (entry for entry in entries if not _ELIDED.search(entry[0]) and " " not in entry[0])


def _long_names(nouns: Iterable[Noun]) -> Iterator[Entry]:
    entries = (entry for noun in nouns for entry in _noun_entries(noun))
    # As the words of a text are cut: dell' and what follows are two.
    apart = ((_ELIDED.sub("' ", form), reading) for form, reading in entries)
    return ((form, reading) for form, reading in apart if " " in form)


def _with_gaps(names: Iterable[str]) -> frozenset[tuple[str, ...]]:
    """Return the words of each name with one of them cut to its stem."""
    found: set[tuple[str, ...]] = set()
    for name in names:
        words = name.split(" ")
        for place, word in enumerate(words):
            if len(word) > _STEM:
                found.add((*words[:place], word[:_STEM], *words[place + 1 :]))
    return frozenset(found)


def _adjectives(adjectives: Iterable[Adjective]) -> Iterator[Entry]:
    for adjective in adjectives:
        if not any(" " in form or "'" in form for form in adjective.forms):
            yield from _four(adjective.forms)


def _verbs(verbs: Iterable[Verb], before: frozenset[str], *, finite: bool) -> Iterator[Entry]:
    for verb in verbs:
        forms = ((verb.command, ORDER), (verb.you, YOU), (verb.one, ONE), (verb.many, MANY))
        for form, person in forms:
            # "ti fermi", "you owe": the verb is what follows the pronoun.
            words = form.split(" ")
            verbal = next((word for word in words if word not in before), words[0])
            yield verbal if len(words) > 1 else form, Reading(Part.VERB, ANY, person)
        yield verb.infinitive.split(" ")[0], Reading(Part.INFINITIVE)
        if " " not in verb.past:
            yield verb.past, Reading(Part.ADJECTIVE, 1)
        if finite:
            yield verb.past.split(" ")[0], Reading(Part.VERB, ANY, _PERSONS["all"])
        yield from (entry for entry in _four(verb.done) if " " not in entry[0])
