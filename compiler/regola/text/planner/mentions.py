"""Walk a meaning tree for the phrases in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from regola.program.meaning import Phrase
from regola.sources import Span

__all__ = ["names_itself", "phrases_in"]


def phrases_in(node: object) -> Iterator[Phrase]:
    """Give all phrases in a node, outer before inner."""
    if isinstance(node, Phrase):
        yield node
    if isinstance(node, tuple):
        for one in node:
            yield from phrases_in(one)
    elif is_dataclass(node) and not isinstance(node, (type, Span)):
        for field in fields(node):
            yield from phrases_in(getattr(node, field.name))


def names_itself(said: object) -> bool:
    """Tell whether something speaks of the item that holds the rule."""
    return any(phrase.noun == "it" or phrase.owner == "it" for phrase in phrases_in(said))
