"""Order words as an index does, without regard to accents and capitals; items by their names."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from regola.program.model import Item

__all__ = ["alphabetical", "by_name"]


def alphabetical(text: str) -> tuple[str, str]:
    """Return a key to sort by; texts that differ in accents alone stand side by side."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)), text


def by_name(items: Sequence[Item], name: Callable[[Item], str]) -> tuple[Item, ...]:
    """
    Return items by their names in a language.

    Those that their author wrote into one file keep its order, which may be meant. That of files is
    not where most items have one of their own: they lie as they happen to be called.
    """
    files: dict[str, list[Item]] = {}
    for item in items:
        files.setdefault(item.span.path, []).append(item)
    if 2 * len(files) <= len(items):
        return tuple(items)
    order = sorted(files.values(), key=lambda own: alphabetical(name(own[0])))
    return tuple(item for own in order for item in own)
