"""
Readings from the analyses of a morphological dictionary of the Apertium project.

`lt-proc -w` writes `^word/lemma<tag><tag>/lemma<tag>$`; of an unknown word `^word/*word$`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from regola.text.lint.model import (
    ANY,
    MANY,
    ONE,
    ORDER,
    OTHERS,
    PLURAL,
    SINGULAR,
    YOU,
    Analyses,
    Part,
    Reading,
)

__all__ = ["analyses_from"]

_UNIT = re.compile(r"\^([^/^$]+)/([^$]*)\$")
_TAG = re.compile(r"<([^<>]+)>")
_GENDERS = {"m": 0b0101, "f": 0b1010}
_NUMBERS = {"sg": SINGULAR, "pl": PLURAL}
_PERSONS = {"p2sg": YOU, "p3sg": ONE, "p3pl": MANY}
_PARTS = {"n": Part.NOUN, "adj": Part.ADJECTIVE, "adv": Part.FILLER, "preadv": Part.FILLER}
_VERBS = frozenset({"vblex", "vbser", "vbhaver", "vbmod", "vbdo", "vaux"})


def analyses_from(output: str) -> Analyses:
    """Return the readings of each word of what the dictionary's program wrote."""
    known = {
        unit[1].lower(): tuple(dict.fromkeys(_readings(unit[2].split("/"))))
        for unit in _UNIT.finditer(output)
    }
    return {word: readings for word, readings in known.items() if readings}


def _readings(analyses: Iterable[str]) -> Iterable[Reading]:
    for analysis in analyses:
        tags = _TAG.findall(analysis.split("+")[0])
        if tags and tags[0] in _PARTS:
            yield Reading(_PARTS[tags[0]], _features(tags))
        elif tags and tags[0] in _VERBS:
            yield _verb(tags)


def _features(tags: list[str]) -> int:
    features = ANY
    for tag in tags:
        features &= _GENDERS.get(tag, ANY) & _NUMBERS.get(tag, ANY)
    return features


def _verb(tags: list[str]) -> Reading:
    if "inf" in tags:
        return Reading(Part.INFINITIVE)
    if "pp" in tags:
        return Reading(Part.ADJECTIVE, _features(tags))
    if {"ger", "pprs", "subs"} & set(tags):
        return Reading(Part.FILLER)
    person = "".join(tag for tag in tags if tag in ("p1", "p2", "p3", "sg", "pl"))
    if "imp" in tags and person == "p2sg":
        return Reading(Part.VERB, ANY, ORDER)
    # A past without a person is English: everybody's.
    unmarked = YOU | ONE | MANY if "past" in tags else YOU | MANY | ORDER
    return Reading(Part.VERB, ANY, _PERSONS.get(person, OTHERS) if person else unmarked)
