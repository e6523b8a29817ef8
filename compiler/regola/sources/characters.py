"""
Tell the characters that have no place in a text: those that cannot be seen, or steer a terminal.

Whatever comes from outside is held to this, where its characters stand as they are and where they
stood as escapes, as YAML, JSON, gettext and Fluent have them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

__all__ = ["CONTROL", "HIDDEN", "code_of", "joined", "odd_kinds", "shown", "without_odd"]

CONTROL = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff]+")
"""Control characters but tab and line feed, and halves of pairs that are no characters at all."""

_SPACES = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000"
_UNSEEN = (
    # What looks like nothing, and what turns the direction of a line around.
    "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e"
    "\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0d\\ufeff"
    # What annotates a text without being seen, and what is no character.
    "\\ufdd0-\\ufdef\\uffa0\\ufff0-\\ufffb\\ufffe\\uffff"
    # Musical marks, tags and further variants, none of which is seen.
    "\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff"
)

HIDDEN = re.compile(f"[{_SPACES}{_UNSEEN}]+")
"""Characters that look like a space or like nothing, or that turn the direction of a line."""

_MISLEADING = re.compile(f"{CONTROL.pattern}|[{_UNSEEN}]+")
_ODD = re.compile(f"{CONTROL.pattern}|{HIDDEN.pattern}")
_PAIR = re.compile("[\\ud800-\\udbff][\\udc00-\\udfff]")
_KINDS = (("control-character", CONTROL), ("hidden-character", HIDDEN))
_LAST_OF_FOUR_DIGITS = 0xFFFF


def joined(text: str) -> str:
    """Return a text in which two halves of a pair are the one character that they stand for."""
    return _PAIR.sub(lambda pair: _whole(pair[0]), text)


def odd_kinds(text: str) -> Iterator[tuple[str, str]]:
    """Give the finding for each sort of odd characters in a text, and the first of them."""
    if text.isascii() and text.isprintable():
        return
    for slug, found in _KINDS:
        match = found.search(text)
        if match:
            yield slug, code_of(match[0][0])


def without_odd(text: str) -> str:
    """Return a text with a space in the place of each odd character."""
    if text.isascii() and text.isprintable():
        return text
    return _ODD.sub(lambda match: " " * len(match[0]), text)


def shown(text: str) -> str:
    r"""
    Return a text to be printed: what is not seen stands as an escape of JSON, such as `\u001b`.

    Odd spaces are left as they are: they mislead nobody who reads a text.
    """
    if text.isascii() and text.isprintable():
        return text
    return _MISLEADING.sub(lambda match: "".join(map(_escape, match[0])), text)


def code_of(character: str) -> str:
    """Return what a character is called: `U+00A0`."""
    return f"U+{ord(character):04X}"


def _whole(pair: str) -> str:
    return pair.encode("utf-16-le", "surrogatepass").decode("utf-16-le")


def _escape(character: str) -> str:
    code = ord(character)
    if code <= _LAST_OF_FOUR_DIGITS:
        return f"\\u{code:04x}"
    units = character.encode("utf-16-be")
    return f"\\u{units[:2].hex()}\\u{units[2:].hex()}"
