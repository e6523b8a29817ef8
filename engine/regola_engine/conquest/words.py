"""The words of the conquest family as small numbers."""

from __future__ import annotations

from regola_engine.kernel.words import Register

__all__ = [
    "CLASSES",
    "END_OF_GAME",
    "END_OF_ROUND",
    "EVENTS",
    "GROUNDS",
    "LIMITS",
    "MOMENTS",
    "NUMBERS",
    "PIECES",
    "START_OF_GAME",
    "VERBS",
    "WATCHES",
    "class_word",
    "event_word",
    "ground_word",
    "limit_word",
    "moment_word",
    "number_word",
    "piece_word",
    "verb_word",
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

VERBS = Register()
"""Deeds that rules permit or forbid."""

EVENTS = Register()
"""Deeds that rules react to."""

MOMENTS = Register()
"""Phases and their edges: ``conquest``, ``start of turn``."""

LIMITS = Register()
"""Rules that may be used a number of times only, by reference and line."""

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


def verb_word(name: str) -> int:
    """Return the number of a verb."""
    return VERBS.number(name)


def event_word(name: str) -> int:
    """Return the number of an event."""
    return EVENTS.number(name)


def moment_word(phase: str, edge: str = "") -> int:
    """Return the number of a phase, or of its ``start`` or ``end``."""
    return MOMENTS.number(f"{edge} of {phase}" if edge else phase)


def limit_word(rule: str) -> int:
    """Return the number of a limited rule."""
    return LIMITS.number(rule)


def watch_word(phrase: str) -> int:
    """Return the number of a phrase about deeds of the turn."""
    return WATCHES.number(phrase)


START_OF_GAME, END_OF_GAME = moment_word("game", "start"), moment_word("game", "end")
END_OF_ROUND = moment_word("round", "end")
"""The moments that come whatever rules say, known before any game is made."""
