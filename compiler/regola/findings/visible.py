"""Make texts from strangers' files safe to show: no character may steer the reader's terminal."""

from __future__ import annotations

import unicodedata

__all__ = ["cell_count", "visible"]

_CONTROL_PICTURES = 0x2400
_DELETE = 0x7F
_DELETE_PICTURE = "\u2421"
_FIRST_PRINTABLE = 0x20
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_WITHOUT_WIDTH = frozenset({"Mn", "Me", "Cf"})


def visible(text: str, *, longest: int | None = None) -> str:
    """
    Return `text` with each control, format or unassigned character replaced by a visible one.

    With `longest` the middle of a longer text is left out.
    """
    safe = text if text.isprintable() else "".join(map(_visible_character, text))
    if longest is None or len(safe) <= longest:
        return safe
    half = longest // 2
    return f"{safe[:half]}…{safe[-half + 1 :]}"


def _visible_character(character: str) -> str:
    if character.isprintable() or unicodedata.category(character) not in _UNSAFE:
        return character
    code = ord(character)
    if code < _FIRST_PRINTABLE:
        return chr(_CONTROL_PICTURES + code)
    return _DELETE_PICTURE if code == _DELETE else "\ufffd"


def cell_count(character: str) -> int:
    """Return how many terminal cells a visible character takes: 0, 1 or 2."""
    if character.isascii():
        return 1
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
