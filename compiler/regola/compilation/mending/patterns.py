"""
Find turns of phrase in a line: what stands in `dsl/phrasings.yaml`, as patterns.

Capital letters stand for words, N for a number. Of what stands in (a/b) one is said, of what stands
in [a/b] one or none; <word> names alternatives that stand first in the table. * is the rest of a
word, … stands for words between.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count

__all__ = ["Pattern", "pattern"]

_NAMED = re.compile(r"<([a-z_]+)>")
_OPTIONAL_AFTER = re.compile(r" \[([^][]*)\]")
_OPTIONAL_BEFORE = re.compile(r"\[([^][]*)\] ")
_AT_END = re.compile(r"( ?\[[^][]*\])+$")
_NAMES = re.compile(r"[A-Z]")
_WORDS = re.compile(r"[A-MO-Z]")
"""A letter that stands for words; N, which stands for a number, begins where that does."""
_PART = re.compile(r"[A-Z]|[+-] |… |[^A-Z]")
_SIGNS = {"(": "(?:", "/": "|", ")": ")", "\x01": ")?", "*": r"[\w']*", "…": "(?:.* )?"}
_IS_OPTIONAL = "\x01"


@dataclass(frozen=True, slots=True)
class Pattern:
    """Finds a turn of phrase."""

    found: re.Pattern[str]

    def turned(self, text: str, said: str) -> str:
        """Return a text with a turn of phrase said otherwise, words for its letters filled in."""
        match = self.found.search(text)
        if match is None:
            return text
        words = {name[0]: one for name, one in match.groupdict().items() if one is not None}
        filled = _NAMES.sub(lambda one: words.get(one[0], one[0]), said)
        return " ".join(f"{text[: match.start()]}{filled}{text[match.end() :]}".split())


def pattern(written: str, words: Mapping[str, str]) -> Pattern:
    """Return what finds a phrase; a letter at an end of it reaches to the end of the line."""
    start = "^" if written[0] == "^" or _WORDS.match(written) else _start(written)
    plain = _NAMED.sub(lambda one: f"({words[one[1]]})", written)
    inner = plain.removeprefix("^").removesuffix("$")
    optional = _OPTIONAL_AFTER.sub(rf"( (\1){_IS_OPTIONAL}", inner)
    optional = _OPTIONAL_BEFORE.sub(rf"((\1) {_IS_OPTIONAL}", optional)
    numbers = count()
    parts = (_said(one, next(numbers)) for one in _PART.findall(optional))
    return Pattern(re.compile(start + "".join(parts) + _end(written)))


def _said(part: str, number: int) -> str:
    if part == "N":
        return rf"(?P<N{number}>\d+)"
    if _NAMES.match(part):
        return rf"(?P<{part}{number}>[^:,]+?(?:, [^:]+?)?)"
    return (
        rf"\{part[0]} ?"
        if part in ("+ ", "- ")
        else _SIGNS.get(part.strip() or part) or re.escape(part)
    )


def _start(written: str) -> str:
    """Return what stands before a phrase: nothing or a space, before a sign anything."""
    return "" if written[0] in ":," else r"(?<!\S)"


def _end(written: str) -> str:
    last = _AT_END.sub("", written).rstrip(")>")[-1]
    if last in ":,":
        return ""
    if last == "$" or (_NAMES.match(last) and (written[0] == "^" or ":" in written)):
        return "$"
    return "(?=[:,]|$)" if _NAMES.match(last) else r"(?![\w'])"
