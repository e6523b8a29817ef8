"""Find in what a rule means the things that tell of others, or have a part in one deed."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.meaning import Deed, Modifier, OnEvent, Phrase
from regola.program.walking import nodes_in, parts_of, phrases_in

__all__ = ["names_itself", "parts_in", "told_by"]


def told_by(modifiers: tuple[Modifier, ...]) -> Iterator[Phrase]:
    """Give the things that tell which thing is meant, without what tells of them in turn."""
    waiting: list[object] = [*modifiers]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Phrase):
            yield node
            waiting += node.alternatives
        else:
            waiting += [getattr(node, name) for name in parts_of(type(node))]


def parts_in(node: object) -> Iterator[tuple[Phrase, ...]]:
    """Give for each deed and event the things that have a part in it."""
    for one in nodes_in(node):
        if isinstance(one, Deed | OnEvent):
            things = (one.object, *(thing for _, thing in one.slots))
            yield tuple(thing for thing in things if thing is not None)


def names_itself(said: object) -> bool:
    """Tell whether something speaks of the item that holds the rule."""
    return any(phrase.noun == "it" or phrase.owner == "it" for phrase in phrases_in(said))
