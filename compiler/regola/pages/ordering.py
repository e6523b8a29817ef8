"""Order words as an index does, without regard to accents and capitals; items by their names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache

from regola.program.model import Item
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["alphabetical", "by_name", "headword_first"]


def alphabetical(text: str) -> tuple[str, str]:
    """Return a key to sort by; texts that differ in accents alone stand side by side."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)), text


_LITTLE = re.compile(r"(\w+)(['’]| +)")


@cache
def _little_words() -> Mapping[str, Collection[str]]:
    data: Mapping[str, Collection[str]] = trusted(dsl_text("book", "little_words.yaml"))
    return data


def headword_first(name: str, language: str) -> str:
    """
    Return a name as an index has it: the little words that it begins with stand behind it.

    *y el Dragón* is looked for as *Dragón, y el*.
    """
    little, end = _little_words().get(language, ()), 0
    while (found := _LITTLE.match(name, end)) and found[1].casefold() in little:
        end = found.end()
    before, rest = name[:end].rstrip(), name[end:]
    if not before or not rest:
        return name
    if before[0].isupper():
        before, rest = f"{before[0].lower()}{before[1:]}", f"{rest[0].upper()}{rest[1:]}"
    return f"{rest}, {before}"


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
