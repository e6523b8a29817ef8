"""The terms in a text: which words of the game, and names of content, it has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

__all__ = ["Terms"]

# What is elided before a word belongs to the elided word, what an owner ends in to no word.
_WORD = re.compile(r"\w+(?:['’](?=\w)(?!s\b))?")


class Terms:
    """Finds terms by any of their forms, the longest first."""

    def __init__(self, forms: Iterable[tuple[str, Iterable[str]]]) -> None:
        """Take pairs of a term's id and its forms."""
        self._known: dict[tuple[str, ...], frozenset[str]] = {}
        self._longest: dict[str, int] = {}
        self._add(forms)

    def and_more(self, forms: Iterable[tuple[str, Iterable[str]]]) -> Terms:
        """Return what finds others as well."""
        both = Terms(())
        both._known, both._longest = self._known.copy(), self._longest.copy()
        both._add(forms)
        return both

    def _add(self, forms: Iterable[tuple[str, Iterable[str]]]) -> None:
        for identifier, words in forms:
            for form in words:
                if key := tuple(_words(form)):
                    self._known[key] = self._known.get(key, frozenset()) | {identifier}
                    self._longest[key[0]] = max(len(key), self._longest.get(key[0], 0))

    def found(self, text: str) -> dict[frozenset[str], str]:
        """Return the terms of a text, each the ids that its form may stand for, with the form."""
        words = list(_words(text))
        found: dict[frozenset[str], str] = {}
        place = 0
        while place < len(words):
            form = self._longest_at(words, place)
            if form:
                found.setdefault(self._known[form], " ".join(form))
            place += len(form) or 1
        return found

    def _longest_at(self, words: Sequence[str], place: int) -> tuple[str, ...]:
        """Return the longest form that stands at a place, nothing where none does."""
        longest = min(self._longest.get(words[place], 0), len(words) - place)
        forms = (tuple(words[place : place + length]) for length in range(longest, 0, -1))
        return next((form for form in forms if form in self._known), ())


def _words(text: str) -> Iterator[str]:
    return (match[0].casefold() for match in _WORD.finditer(text))
