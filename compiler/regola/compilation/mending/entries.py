"""
Say a line of an example as examples do: *ada has 3 coins and 4 tokens in hand*.

What stands behind the colon is cut at what joins things in everyday speech, each part said in the
words of examples, its number behind what it counts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from regola.program.aliases import said_phrases
from regola.program.words import Lexicon

__all__ = ["told_plainly"]

_JOINS = re.compile(r"\s*,\s*|\s+(?:and|with|e|ed|y|con)\s+")
# What is the name of a region too is no small word: *a*.
_SMALL = frozenset({"PREPOSITION", "HAS", "IS"})
_BESIDES = frozenset(
    {"ha", "hai", "tiene", "tienes", "en", "nel", "nella", "la", "el", "su", "the"}
)
_LONGEST = 3


def told_plainly(text: str, lexicon: Lexicon, names: Mapping[str, str], *, named: bool) -> str:
    """
    Return a line with a colon in the words and the order of examples; as it is where it has none.

    ``names`` are what things are called there. Where a name is wanted before the colon and none
    stands there, it is ``named`` first behind it.
    """
    head, colon, rest = text.partition(":")
    parts = [_words(one, lexicon, names) for one in _JOINS.split(rest.strip())]
    if not colon or not all(parts):
        return text
    if named and len(parts[0]) > 1:
        head = f"{head} {parts[0].pop(0)}"
    return f"{head}: {', '.join(map(_ordered, parts))}"


def _words(part: str, lexicon: Lexicon, names: Mapping[str, str]) -> list[str]:
    words = part.lower().split()
    kept = [one for one in words if not _is_small(one, lexicon)]
    return [_said(one, names) for one in kept]


def _is_small(word: str, lexicon: Lexicon) -> bool:
    own = lexicon.vocabulary.spellings
    found = own.words.get(word) or own.keywords.get(word) or ("",)
    return found[0] in _SMALL or word in _BESIDES


def _said(word: str, names: Mapping[str, str]) -> str:
    return names.get(word) or next(iter(said_phrases(word)), word)


def _ordered(words: list[str]) -> str:
    """Put a number behind what it counts; of *4 tokens in hand* the place alone is told."""
    if words[0].isdigit() and 1 < len(words) <= _LONGEST:
        return f"{words[-1]} {words[0]}"
    return " ".join(words)
