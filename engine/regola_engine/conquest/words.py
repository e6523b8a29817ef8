"""The words of the conquest family as small numbers."""

from __future__ import annotations

from regola_engine.kernel.words import Register

__all__ = [
    "CLASSES",
    "GROUNDS",
    "NUMBERS",
    "PIECES",
    "WATCHES",
    "class_word",
    "ground_word",
    "number_word",
    "piece_word",
    "watch_word",
]


GROUNDS = Register()
"""What a region is once and for all on its board: terrains, symbols, border, water, coastal."""

CLASSES = Register()
"""What a region is as things stand: reachable, closed, immune, an entrance."""

NUMBERS = Register()
"""Number words said of a region: conquest cost, income."""

PIECES = Register()
"""Kinds of pieces, by reference; relics and places are kinds of one piece."""

WATCHES = Register()
"""Phrases about what was done this turn, by reference and line."""


def ground_word(name: str) -> int:
    """Return the number of a lasting class of regions."""
    return GROUNDS.number(name)


def class_word(name: str) -> int:
    """Return the number of a changing class of regions."""
    return CLASSES.number(name)


def number_word(name: str) -> int:
    """Return the number of a number word."""
    return NUMBERS.number(name)


def piece_word(reference: str) -> int:
    """Return the number of a kind of piece."""
    return PIECES.number(reference)


def watch_word(phrase: str) -> int:
    """Return the number of a phrase about deeds of the turn."""
    return WATCHES.number(phrase)
