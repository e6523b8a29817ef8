"""
Print how many official items use each word of a vocabulary, and the share that serves one alone.

A word is used by an item if the meaning of its rules holds it. The base rules count as one item.
Run: ``python bench/words.py``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from regola.compilation.language import families, language
from regola.compilation.program import Program
from regola.files.library import official

_CLASSES = ("nouns", "verbs", "adjectives", "quantities", "relations", "phases")


def texts(node: Any) -> Iterator[str]:
    """Give every text in a meaning tree."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, (tuple, list, frozenset)):
        for one in node:
            yield from texts(one)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from texts(getattr(node, field.name))


def users(program: Program) -> dict[str, set[str]]:
    """Return the items that use each text of their rules, pieces and the like counted with them."""
    found: dict[str, set[str]] = defaultdict(set)
    for item in (*program.library, *program.items):
        rules = (rule for inner in item.walk() for rule in inner.rules)
        for text in texts(tuple(rules)):
            found[text].add(item.reference)
    return found


def report(family: str) -> Iterator[str]:
    """Give the table of one family, rarest words first, and its last line."""
    program = official(family)
    if program is None:
        return
    found = users(program)
    vocabulary = language(family).vocabulary
    counts = sorted(
        (len(found.get(word, ())), kind, word)
        for kind in _CLASSES
        for word in getattr(vocabulary, kind)
    )
    for count, kind, word in counts:
        only = f"  {min(found[word])}" if count == 1 else ""
        yield f"{count:5}  {kind:11}  {word}{only}"
    used = [word for count, _, word in counts if count]
    single = [word for word in used if len(found[word]) == 1]
    base = sum("/base/" in min(found[word]) for word in single)
    share = f"{len(single) / len(used):.0%}"
    yield f"{family}: {len(single)} of {len(used)} words serve one item ({share}), {base} the base"


def main() -> None:
    """Print the tables of all families."""
    for family in families():
        for line in report(family):
            print(line)


if __name__ == "__main__":
    main()
