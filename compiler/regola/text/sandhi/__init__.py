"""
Phase two: write out what depends on the next word.

Articles and contractions of each language, conjunctions that change before a vowel, spaces. A
language needs at most one module here and one line in `SANDHI`; a language without one only has its
spaces put right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regola.text.sandhi.english import english
from regola.text.sandhi.italian import italian
from regola.text.sandhi.spaces import repeated_prepositions, tidy, without_article
from regola.text.sandhi.spanish import beginning, spanish

__all__ = ["SANDHI", "sound_of", "written"]

SOUND_OF: Mapping[str, Callable[[str, str], str]] = {"es": beginning}
"""What tells by language how a noun of a gender begins, where its first letters do not."""

SANDHI: Mapping[str, Callable[[str], str]] = {"en": english, "es": spanish, "it": italian}
"""What writes out the marks of a language, by its code."""


def sound_of(noun: str, gender: str, language: str) -> str:
    """Return how a noun begins (see `SOUNDS`); nothing where its first letters tell."""
    known = SOUND_OF.get(language)
    return known(noun, gender) if known else ""


def written(text: str, language: str) -> str:
    """Return the text as it is printed: no mark left, single spaces, none before a stop."""
    write = SANDHI.get(language)
    joined = without_article(repeated_prepositions(text))
    return tidy(write(joined) if write else joined)
