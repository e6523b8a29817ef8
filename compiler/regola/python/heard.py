"""Refuse what a sentence says beside the parts that its writer looks at, each at its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from regola.program.meaning import Adjective, Deed, Limit, OnEvent, Phrase
from regola.python.counted import ONE
from regola.python.writer import Unwritable

__all__ = [
    "adjectives_of",
    "refuse_another",
    "refuse_count",
    "refuse_more",
    "refuse_or",
    "refuse_slots",
    "refuse_times",
    "refuse_yours",
]


def refuse_more(phrase: Phrase, word: str = "") -> None:
    """Refuse what is said of a thing beyond what it is: *a declined token*, *a coin or a token*."""
    for modifier in phrase.modifiers:
        span = getattr(modifier, "span", phrase.span)
        raise Unwritable(word or phrase.noun, span, kind="more")
    refuse_or(phrase)


def refuse_or(phrase: Phrase) -> None:
    """Refuse *or*, where one thing alone is looked at."""
    for other in phrase.alternatives:
        raise Unwritable("or", other.span, kind="or")


def refuse_another(phrase: Phrase) -> None:
    """Refuse *another*, where nobody looks which one was named before."""
    if phrase.determiner == "another":
        raise Unwritable("another", phrase.span, kind="another")


def refuse_slots(node: Deed | OnEvent, *heard: str) -> None:
    """Refuse what stands after a preposition that the writer of a deed or event does not hear."""
    for preposition, phrase in node.slots:
        if preposition not in heard:
            raise Unwritable(node.verb, phrase.span, kind="slot")


def refuse_count(phrase: Phrase) -> None:
    """Refuse a number of things where the writer looks for one."""
    if phrase.amount not in (None, ONE):
        raise Unwritable("number", phrase.span)


def refuse_times(limit: Limit | None) -> None:
    """Refuse *once* and the like before what has no number of times."""
    if limit is not None:
        raise Unwritable("once", kind="times")


def refuse_yours(node: object) -> None:
    """Refuse what is *yours* in a deed that somebody else does: it would be his."""
    if isinstance(node, Phrase) and (node.owner == "you" or node.noun == "you"):
        raise Unwritable("your", node.span, kind="actor")
    if isinstance(node, tuple):
        for one in node:
            refuse_yours(one)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            refuse_yours(getattr(node, field.name))


def adjectives_of(node: object) -> Iterator[str]:
    """Give the words that a part of a rule says of things."""
    if isinstance(node, Adjective):
        yield node.word
    if isinstance(node, tuple):
        for one in node:
            yield from adjectives_of(one)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from adjectives_of(getattr(node, field.name))
