"""Find in what a rule means the things that tell of others, or have a part in one deed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from regola.program.meaning import Deed, Link, Modifier, OnEvent, Phrase
from regola.program.walking import nodes_in, parts_of, phrases_in
from regola.text.planner.telling import Telling

__all__ = ["centre_of", "is_topic", "names_itself", "outline", "parts_in", "told_by"]


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


def is_topic(telling: Telling, phrase: Phrase) -> bool:
    """Tell whether a thing is the one of which the condition just told asked: *if it is, its*."""
    topic = telling.topic
    return topic is not None and outline(topic) == outline(phrase)


def outline(node: object) -> object:
    """Return what makes a thing the same as another that is told alike, without its places."""
    if isinstance(node, tuple):
        return tuple(map(outline, node))
    if not is_dataclass(node):
        return node
    names = (one.name for one in fields(node) if one.name not in ("mention", "span", "refers"))
    return type(node).__name__, tuple(outline(getattr(node, name)) for name in names)


def names_itself(said: object) -> bool:
    """Tell whether something speaks of the item that holds the rule."""
    return any(phrase.noun == "it" or phrase.owner == "it" for phrase in phrases_in(said))


def centre_of(target: Phrase) -> Phrase | None:
    """Return from what so many spaces are counted: *within 5 spaces of the Warrior*."""
    if target.amount is None or len(target.modifiers) != 1:
        return None
    [of] = target.modifiers
    plain = isinstance(of, Link) and of.relation == "of" and not of.negated
    return of.target if plain and isinstance(of, Link) else None
