"""Spoil texts: what slips of a hand, bad tools and bad people make of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

__all__ = ["mutated"]

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"\d+")
_SCRAPS = (
    *("", " ", "\n", "\t", "{", "}", "(", ")", ":", ",", '"', "#", "-", "/", "'", "not ", "all "),
    *("any ", "no ", "0", "999999", "9" * 30, "if ", "unless ", "when you decline: ", "per "),
    *("\u00a0", "\u202e", "\ufeff", "\u0301", "é", "ﬁ", "\U0001f600", "\x00", "\x1b[31m", "{x}"),
)
_TIMES = (1, 1, 1, 1, 2, 5)


def mutated(text: str, others: Sequence[str], chance: Random) -> bytes:
    """Return a text with a few changes, some of them pieces of others; now and then no text."""
    for _ in range(chance.choice(_TIMES)):
        text = chance.choice(_CHANGES)(text, others, chance)
    data = text.encode("utf-8", "replace")
    if chance.random() < 0.02:
        place = chance.randrange(len(data) + 1)
        return data[:place] + bytes([chance.randrange(256)]) + data[place:]
    return data


def _span(text: str, chance: Random, longest: int) -> tuple[int, int]:
    start = chance.randrange(len(text) + 1)
    return start, min(start + chance.randint(0, longest), len(text))


def _cut(text: str, _others: Sequence[str], chance: Random) -> str:
    start, end = _span(text, chance, 30)
    return text[:start] + text[end:]


def _put(text: str, _others: Sequence[str], chance: Random) -> str:
    start, end = _span(text, chance, 3)
    return text[:start] + chance.choice(_SCRAPS) + text[end:]


def _double(text: str, _others: Sequence[str], chance: Random) -> str:
    start, end = _span(text, chance, 200)
    return text[:end] + text[start:end] + text[end:]


def _lines(text: str, _others: Sequence[str], chance: Random) -> str:
    """Move a line, double it, or leave it out."""
    lines = text.split("\n")
    line = lines.pop(chance.randrange(len(lines)))
    for _ in range(chance.randint(0, 2)):
        lines.insert(chance.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def _number(text: str, _others: Sequence[str], chance: Random) -> str:
    found = list(_NUMBER.finditer(text))
    if not found:
        return text
    match = chance.choice(found)
    other = chance.choice(("0", "1", "2", "7", "13", "99", "100000", "x"))
    return text[: match.start()] + other + text[match.end() :]


def _word(text: str, others: Sequence[str], chance: Random) -> str:
    """Put a word of some other text in the place of a word."""
    found = list(_WORD.finditer(text))
    words = _WORD.findall(chance.choice(others))
    if not found or not words:
        return text
    match = chance.choice(found)
    return text[: match.start()] + chance.choice(words) + text[match.end() :]


def _borrow(text: str, others: Sequence[str], chance: Random) -> str:
    """Put some lines of another text between two lines."""
    lines, foreign = text.split("\n"), chance.choice(others).split("\n")
    start = chance.randrange(len(foreign))
    place = chance.randrange(len(lines) + 1)
    return "\n".join(
        [*lines[:place], *foreign[start : start + chance.randint(1, 6)], *lines[place:]]
    )


_CHANGES: tuple[Callable[[str, Sequence[str], Random], str], ...] = (
    *(_cut, _put, _put, _double, _lines, _lines, _number, _number, _word, _word, _word, _borrow),
)
