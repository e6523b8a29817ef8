"""All rules of the modules imported so far, by number, and where they stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regola_engine.kernel.rules import Rule

__all__ = ["RULES", "Item", "Source", "enrol", "source_of"]

RULES: list[tuple[Rule, str]] = []
"""All rules of the modules imported so far, with the reference of their item, by index."""

_SOURCES: dict[int, Source] = {}


@dataclass(frozen=True, slots=True)
class Source:
    """Where the rule of a line stands: file, line and column from 1."""

    file: str
    line: int
    column: int


def enrol(rules: Sequence[Rule], reference: str, sources: Sequence[Source]) -> None:
    """Number the rules of an item, and what they set for their deed, from the next number on."""
    for rule in rules:
        index = len(RULES)
        RULES.append((rule, reference))
        if 0 < rule.line <= len(sources):
            _SOURCES[index] = sources[rule.line - 1]
        for numbered in (rule, *getattr(rule, "settings", ())):
            object.__setattr__(numbered, "index", index)


def source_of(index: int) -> Source | None:
    """Return where the rule of an index stands in the text of its author, if that is known."""
    return _SOURCES.get(index)


@dataclass(frozen=True, slots=True)
class Item:
    """An item: its rules, and a record of what its kind has besides, if it has anything."""

    reference: str
    kind: str
    rules: tuple[Rule, ...] = ()
    data: Any = None
    options: tuple[tuple[str, bool], ...] = ()
    sources: tuple[Source, ...] = ()

    def __post_init__(self) -> None:
        """Number the rules of the item."""
        enrol(self.rules, self.reference, self.sources)
