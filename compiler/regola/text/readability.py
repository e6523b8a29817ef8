"""
How easily a page reads: Gulpease for Italian, INFLESZ for Spanish, Flesch for English.

The indices mean something on a page of a hundred words and more, nothing on one sentence. A colon
ends no sentence. Sources: Lucisano and Piemontese 1988; Szigriszt 1993 with Barrio's scale; Flesch
1948.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

__all__ = ["Readability", "measured", "sentences", "syllables", "words"]

_WORD = re.compile(r"[^\W\d_]+|\d+")
# A name may end in a sign of its own, as an order does: the next sentence has its capital.
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\w\s]*[A-ZÀ-Þ\d])")
_STRONG, _WEAK = "aeoáéóàèòíúìù", "iuüy"
_ENGLISH = re.compile(r"[aeiouy]+")


@dataclass(frozen=True, slots=True)
class Readability:
    """An index of a text (higher is easier), its words, sentences, and its longest sentence."""

    index: float
    words: int
    sentences: int
    longest: int

    def __str__(self) -> str:
        """Return the numbers in one line."""
        return (
            f"readability {self.index:.0f} over {self.words} words in {self.sentences} sentences, "
            f"the longest of {self.longest}"
        )


def sentences(text: str) -> list[str]:
    """Divide a text into its sentences."""
    return [one for one in _SENTENCE.split(text.strip()) if one]


def words(text: str) -> list[str]:
    """Return the words of a text; what is elided counts as a word of its own."""
    return _WORD.findall(text)


def syllables(word: str) -> int:
    """Count the syllables of an Italian or Spanish word: vowels less those that glide."""
    count, before = 0, ""
    for letter in word.lower():
        if letter in _STRONG or (letter in _WEAK and before not in _STRONG + _WEAK):
            count += 0 if before in _WEAK and before and letter in _STRONG and count else 1
        before = letter
    return max(count, 1)


def _gulpease(words: list[str], count: int) -> float:
    letters = sum(len(word) for word in words)
    return 89 + (300 * count - 10 * letters) / len(words)


def _inflesz(words: list[str], count: int) -> float:
    spoken = sum(syllables(word) for word in words)
    return 206.835 - 62.3 * spoken / len(words) - len(words) / count


def _flesch(words: list[str], count: int) -> float:
    spoken = sum(max(len(_ENGLISH.findall(word.lower().removesuffix("e"))), 1) for word in words)
    return 206.835 - 1.015 * len(words) / count - 84.6 * spoken / len(words)


_INDICES: Mapping[str, Callable[[list[str], int], float]] = {
    "en": _flesch,
    "es": _inflesz,
    "it": _gulpease,
}


def measured(text: str, language: str) -> Readability:
    """Measure a text; a language without an index of its own is measured as English."""
    parts = sentences(text)
    found = words(text)
    index = _INDICES.get(language, _flesch)(found, len(parts)) if found else 0.0
    longest = max((len(words(part)) for part in parts), default=0)
    return Readability(index, len(found), len(parts), longest)
