"""Tell how deep the braces of a Fluent text are nested, before its parser goes down with them."""

from __future__ import annotations

import re

__all__ = ["DEEPEST", "too_deep"]

DEEPEST = 32
"""The most braces that may be open at once in a message."""

# A text in quotes counts only inside braces; outside them a quote is a letter like any other.
_PIECE = re.compile(r'[{}\n]|"(?:[^"\\\n]|\\.)*"')


def too_deep(text: str) -> int:
    """Return the first line on which more braces are open than may be, or 0."""
    depth, line, place = 0, 1, 0
    while match := _PIECE.search(text, place):
        piece = match[0]
        place = match.end() if depth or piece[0] != '"' else match.start() + 1
        line += piece == "\n"
        if piece == "{":
            depth += 1
        elif piece == "}":
            depth = max(depth - 1, 0)
        elif piece == "\n" and text[place : place + 1] not in (" ", "\n", "}", "[", "*", ""):
            # An entry begins at the margin, whatever the one before it left open.
            depth = 0
        if depth > DEEPEST:
            return line
    return 0
