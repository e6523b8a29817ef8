"""
Another of the sort of one named beside it: *a room connected to another room of the same kind*.

*An Arm continues into an Arm* and *from a tile to a tile* would seem to speak of one thing twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Deed,
    Grant,
    Link,
    OnEvent,
    Phrase,
    Rule,
    Statement,
)
from regola.program.walking import nodes_in
from regola.text.planner.telling import Place, place_of

__all__ = ["alike_in"]

_WHITHER = ("over", "to")


def alike_in(rule: Rule) -> frozenset[Place]:
    """Return where a rule speaks of a thing that is another of the sort of one beside it."""
    return frozenset(map(place_of, _alike(rule)))


def _alike(rule: Rule) -> Iterator[Phrase]:
    for node in nodes_in(rule):
        if isinstance(node, Phrase):
            yield from _told_by(node)
        elif isinstance(node, Deed | OnEvent):
            yield from _whither(dict(node.slots))
        elif isinstance(node, Statement):
            yield from _granted(node)


def _told_by(thing: Phrase) -> Iterator[Phrase]:
    """Give to what of its own sort a thing stands in a relation: *connected to a room*."""
    for one in thing.modifiers:
        if isinstance(one, Link) and not one.negated and _is_another(one.target, thing):
            yield one.target


def _whither(slots: Mapping[str, Phrase]) -> Iterator[Phrase]:
    """Give whither something goes from a thing of the same sort: *from a tile to a tile*."""
    whence = slots.get("from")
    ends = (slots[name] for name in _WHITHER if name in slots)
    yield from (one for one in ends if whence is not None and _is_another(one, whence))


def _granted(body: Statement) -> Iterator[Phrase]:
    """Give to what of its own sort a thing is said to stand so: *an Arm continues into an Arm*."""
    link = body.effect.predicate if isinstance(body.effect, Grant) else None
    if not isinstance(link, Link) or link.negated or not isinstance(body.subject, Phrase):
        return
    subjects = (replace(body.subject, alternatives=()), *body.subject.alternatives)
    for one in (replace(link.target, alternatives=()), *link.target.alternatives):
        if any(_is_another(one, subject) for subject in subjects):
            yield one


def _is_another(thing: Phrase, first: Phrase) -> bool:
    """Tell whether a thing is any of the sort of one named before, but for that one."""
    plain = thing.determiner == "a" and thing.noun == first.noun
    more = thing.amount or thing.owner or thing.alternatives or thing.refers
    return plain and not more and (not thing.modifiers or _tells_of(thing, first))


def _tells_of(thing: Phrase, first: Phrase) -> bool:
    """Tell whether a thing is told by how it stands to the first, and by classes beside that."""
    links = [one for one in thing.modifiers if not isinstance(one, Adjective)]
    told = (one for one in links if isinstance(one, Link) and one.target.mention == first.mention)
    return len(links) == 1 and any(told)
