"""
Names and literals of modules: the one step through which words of content become Python.

A name that content gives is changed where Python or the engine means something else by it; a text
becomes a literal that it cannot leave.
"""

from __future__ import annotations

import builtins
import keyword
import re
import textwrap
from functools import cache

__all__ = ["comment", "constant_name", "documented", "engine_names", "literal", "module_name"]

WIDTH = 100
"""The most characters a line of prose may have."""


@cache
def engine_names() -> frozenset[str]:
    """The names that modules may import from the engine."""
    from regola_engine import conquest

    return frozenset(conquest.__all__)


@cache
def _reserved() -> frozenset[str]:
    words = (*keyword.kwlist, *keyword.softkwlist, *dir(builtins), "annotations")
    return engine_names() | frozenset(words)


def module_name(identifier: str) -> str:
    """
    Return the name of the module of an item or a pack, another for every identifier.

    A name that is reserved gets an underscore behind it.
    """
    return f"{identifier}_" if identifier.rstrip("_") in _reserved() else identifier


def constant_name(word: str) -> str:
    """Return the name of the constant that holds the number of a word."""
    name = re.sub(r"[^A-Z0-9]+", "_", word.upper()).strip("_")
    free = name.rstrip("_") not in _reserved() and not name[:1].isdigit()
    return name if name and free else f"WORD_{name}"


def literal(text: str) -> str:
    """Return a text as Python writes it, in double quotes where it can be."""
    written = repr(text)
    return f'"{written[1:-1]}"' if '"' not in written else written


def documented(*paragraphs: str, indent: str = "") -> str:
    """Return a docstring that no paragraph can end early, wrapped to the width of a line."""
    width = WIDTH - len(indent)
    kept = [_prose(text) for text in paragraphs]
    if len(kept) == 1 and len(kept[0]) + 6 <= width:
        return f'"""{kept[0]}"""'
    blocks = [
        "\n".join(textwrap.wrap(text, width, break_on_hyphens=False)).replace("\n", f"\n{indent}")
        for text in kept
    ]
    body = f"\n\n{indent}".join(blocks)
    return f'"""\n{indent}{body}\n{indent}"""'


def comment(text: str, indent: str = "") -> list[str]:
    """Return a text as comment lines."""
    width = WIDTH - len(indent) - 2
    return [f"# {line}" for line in textwrap.wrap(_prose(text), width, break_on_hyphens=False)]


def _prose(text: str) -> str:
    """Return a text on one line, with nothing in it that could end a docstring."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.replace("\\", "/").replace('"', "'").split())
