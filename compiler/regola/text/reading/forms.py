"""Restate sentences of others in a form of ours, where the language's data tell how."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from regola.text.synonyms import Synonyms

__all__ = ["compiled", "filled", "plainly", "restated"]

_STOPS = " .!;"


def restated(text: str, synonyms: Synonyms, singulars: Mapping[str, str]) -> Iterator[str]:
    """
    Give the ways to say a sentence in our forms, the first of the data first.

    `singulars` are the words of the language by their plurals, for places of one thing and of many:
    `<one A>`, `<many A>`.
    """
    plain = plainly(text)
    for ours, theirs in synonyms.forms:
        for pattern in theirs:
            found = compiled(pattern).fullmatch(plain)
            if found is not None:
                yield f"{filled(ours, found, synonyms, singulars)}."
                break


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern of the data, made once: there are more than Python itself keeps."""
    return re.compile(pattern)


def plainly(text: str) -> str:
    """Return a sentence in small letters, without what ends it."""
    return " ".join(text.replace("’", "'").split()).strip(_STOPS).casefold()


def filled(
    ours: str, found: re.Match[str], synonyms: Synonyms, singulars: Mapping[str, str]
) -> str:
    """Put what stands in the places of a pattern into our form."""
    numbers = {**dict.fromkeys(synonyms.ones, 1), **synonyms.numbers}
    said = ours
    for name, part in found.groupdict(default="").items():
        number = numbers.get(part)
        one = " ".join(singulars.get(word, word) for word in part.split())
        said = said.replace(f"<one {name}>", one)
        if f"<many {name}>" in said:
            plurals = {word: many for many, word in singulars.items()}
            many = " ".join(plurals.get(word, word) for word in part.split())
            said = said.replace(f"<many {name}>", many)
        said = said.replace(f"<{name}>", part if number is None else str(number))
    return said
