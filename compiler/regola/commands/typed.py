"""Read what is typed as the value of an argument."""

from __future__ import annotations

__all__ = ["number", "positive"]


def number(text: str) -> int:
    """Read a whole number of at most eighteen digits."""
    if not text.isascii() or not text.isdigit() or len(text) > 18:  # noqa: PLR2004
        raise ValueError(text)
    return int(text)


def positive(text: str) -> int:
    """Read a whole number that is not nought."""
    found = number(text)
    if found == 0:
        raise ValueError(text)
    return found
