"""Colour rules for a terminal: as they are, or in the blocks of code of a page in Markdown."""

from __future__ import annotations

from regola.compilation.colours import Part, Piece, coloured, page_parts

__all__ = ["with_coloured_blocks", "with_colours"]

_COLOURS = {
    "comment": "\x1b[2m",
    "string": "\x1b[32m",
    "type": "\x1b[1;36m",
    "property": "\x1b[36m",
    "number": "\x1b[33m",
    "function": "\x1b[34m",
    "keyword": "\x1b[35m",
}
_PLAIN = "\x1b[0m"


def with_colours(text: str) -> str:
    """Return rules with what colours them on a terminal."""
    return "".join(map(_shown, coloured(text)))


def with_coloured_blocks(page: str) -> str:
    """Return a page with its rules coloured, and nothing else changed."""
    return "".join(map(_part, page_parts(page)))


def _part(part: Part) -> str:
    if not part.pieces:
        return part.text
    return f"```{part.notation}\n{''.join(map(_shown, part.pieces))}```"


def _shown(piece: Piece) -> str:
    return f"{_COLOURS[piece.sort]}{piece.text}{_PLAIN}" if piece.sort else piece.text
