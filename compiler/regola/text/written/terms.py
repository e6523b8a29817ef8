"""The terms in a text: which words of the game, and names of content, it has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

__all__ = ["Terms"]

# What is elided before a word belongs to the elided word, what an owner ends in to no word.
_WORD = re.compile(r"\w+(?:['’](?=\w)(?!s\b))?")


class Terms:
    """Finds terms by any of their forms, the longest first."""

    def __init__(self, forms: Iterable[tuple[str, Iterable[str]]]) -> None:
        """Take pairs of a term's id and its forms."""
        self._known: dict[tuple[str, ...], set[str]] = {}
        for identifier, words in forms:
            for form in words:
                if key := tuple(_words(form)):
                    self._known.setdefault(key, set()).add(identifier)
        self._longest = max(map(len, self._known), default=0)

    def found(self, text: str) -> dict[frozenset[str], str]:
        """Return the terms of a text, each the ids that its form may stand for, with the form."""
        words = list(_words(text))
        found: dict[frozenset[str], str] = {}
        place = 0
        while place < len(words):
            length = next(
                (
                    length
                    for length in range(min(self._longest, len(words) - place), 0, -1)
                    if tuple(words[place : place + length]) in self._known
                ),
                0,
            )
            if length:
                form = tuple(words[place : place + length])
                found.setdefault(frozenset(self._known[form]), " ".join(form))
            place += length or 1
        return found


def _words(text: str) -> Iterator[str]:
    return (match[0].casefold() for match in _WORD.finditer(text))
