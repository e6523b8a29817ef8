"""
Know which letters can be printed: those that the fonts have which come with the typesetter.

Pages in a browser show more, by the fonts of the machine that they are read on.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["missing", "printable"]

_IN_ITS_PLACE = "\N{WHITE SQUARE}"
"""What is printed for a letter that no font has."""


def missing(text: str) -> tuple[str, ...]:
    """Return the letters of a text that cannot be printed, each once."""
    if text.isascii():
        return ()
    return tuple(dict.fromkeys(_missing().findall(text)))


def printable(text: str) -> str:
    """Return a text with an empty box for each letter that cannot be printed."""
    return text if text.isascii() else _missing().sub(_IN_ITS_PLACE, text)


@cache
def _missing() -> re.Pattern[str]:
    data: Any = trusted(dsl_text("book", "letters.yaml"))
    shown = "".join(map(_as_pattern, data["letters"].split()))
    return re.compile(f"[^{shown}]")


def _as_pattern(told: str) -> str:
    return "-".join(f"\\U{int(place, 16):08x}" for place in told.split("-"))
