"""What the checker of printed text speaks of: slips, the parts of speech, readings and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import TypeAlias

__all__ = [
    "ANY",
    "MANY",
    "ONE",
    "ORDER",
    "OTHERS",
    "PLURAL",
    "SINGULAR",
    "YOU",
    "Analyses",
    "Part",
    "Reading",
    "Slip",
    "Token",
    "mask_of",
]

SINGULAR, PLURAL, ANY = 0b0011, 0b1100, 0b1111
"""Sets of features as bits: masculine and feminine singular, then the plurals."""

YOU, ONE, MANY, ORDER, OTHERS = 1, 2, 4, 8, 16
"""Who does what a verb's form says, as bits: you, one, many; an order to you; we, I or you all."""


class Part(StrEnum):
    """What a word does in a sentence."""

    NOUN = auto()
    ADJECTIVE = auto()
    DETERMINER = auto()
    FUSED = auto()
    NUMERAL = auto()
    PRONOUN = auto()
    YOURSELF = auto()
    VERB = auto()
    INFINITIVE = auto()
    PREPOSITION = auto()
    JOINER = auto()
    OPENER = auto()
    RELATIVE = auto()
    FILLER = auto()
    PAUSE = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class Slip:
    """One slip: its class, the words, and where they begin."""

    kind: str
    words: str
    start: int


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to take a word: its part, the features it may have, who does it, and its use."""

    part: Part
    features: int = ANY
    persons: int = 0
    use: str = ""


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a name of several in a text, and all ways to take it."""

    text: str
    start: int
    readings: tuple[Reading, ...]
    sure: bool = True
    """Whether no dictionary knows it as another part of speech."""


Analyses: TypeAlias = Mapping[str, tuple[Reading, ...]]
"""What a dictionary says of words, by the word in small letters."""

_GROUPS = {"ms": 1, "fs": 2, "mp": 4, "fp": 8, "s": SINGULAR, "p": PLURAL, "m": 5, "f": 10}


def mask_of(group: str) -> int:
    """Return the features that a name such as `ms`, `p` or `any` stands for."""
    return _GROUPS.get(group, ANY)
