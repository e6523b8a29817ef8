"""Walk a meaning tree for the phrases in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from regola.program.meaning import Deed, Modifier, OnEvent, Phrase
from regola.sources import Span

__all__ = ["names_itself", "parts_in", "phrases_in", "told_by"]


def phrases_in(node: object) -> Iterator[Phrase]:
    """Give all phrases in a node, outer before inner."""
    if isinstance(node, tuple):
        for one in node:
            yield from phrases_in(one)
        return
    if isinstance(node, Phrase):
        yield node
    for name in _parts(type(node)):
        yield from phrases_in(getattr(node, name))


_PARTS: dict[type, tuple[str, ...]] = {}


def _parts(sort: type) -> tuple[str, ...]:
    """Return the fields of a class of nodes; nothing for words, numbers and places in the text."""
    if sort not in _PARTS:
        leaf = not is_dataclass(sort) or sort is Span
        _PARTS[sort] = () if leaf else tuple(one.name for one in fields(sort))
    return _PARTS[sort]


def told_by(modifiers: tuple[Modifier, ...]) -> Iterator[Phrase]:
    """Give the things that tell which thing is meant, without what tells of them in turn."""
    waiting: list[object] = [*modifiers]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Phrase):
            yield node
            waiting += node.alternatives
        else:
            waiting += [getattr(node, name) for name in _parts(type(node))]


def parts_in(node: object) -> Iterator[tuple[Phrase, ...]]:
    """Give for each deed and event the things that have a part in it."""
    if isinstance(node, tuple):
        for one in node:
            yield from parts_in(one)
        return
    if isinstance(node, Deed | OnEvent):
        things = (node.object, *(thing for _, thing in node.slots))
        yield tuple(thing for thing in things if thing is not None)
    for name in _parts(type(node)):
        yield from parts_in(getattr(node, name))


def names_itself(said: object) -> bool:
    """Tell whether something speaks of the item that holds the rule."""
    return any(phrase.noun == "it" or phrase.owner == "it" for phrase in phrases_in(said))
