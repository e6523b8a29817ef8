"""
*There*, for a place that was named before, where a rule names no other place.

A language that has `slot-in-there-TYPE`, `slot-to-there-TYPE` or `relation-in-there-TYPE` says so
of things of that type.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Deed,
    Link,
    Modifier,
    OnEvent,
    Permission,
    Phrase,
    Rule,
)
from regola.program.walking import nodes_in, phrases_in
from regola.text.language import Speech
from regola.text.planner.telling import Telling, place_of

__all__ = [
    "container_of",
    "distance_of",
    "is_alone_to_have",
    "is_only_thing",
    "is_there",
    "leading_in",
    "places_in",
    "sorts_in",
    "things_in",
    "without_place",
]

_ITSELF, _SPOT = -1, -2
"""What stands for the item that holds the rule, and for piles and hands."""


def places_in(speech: Speech, rule: Rule, kind: str) -> frozenset[int]:
    """Return the mentions of all that *there* could mean in a rule, whose item is of a kind."""
    return frozenset(_places(speech, rule, kind))


def _places(speech: Speech, rule: Rule, kind: str) -> Iterator[int]:
    passed = tuple(_passed(rule))
    for phrase in phrases_in(rule):
        if any(phrase is one for one in passed):
            continue
        if phrase.noun == "it" or phrase.owner == "it":
            yield from (_ITSELF,) if _is_place(speech, kind) else ()
        if phrase.type == "spot":
            yield _SPOT
        elif _is_place(speech, phrase.type):
            yield phrase.mention


def _passed(rule: Rule) -> Iterator[Phrase]:
    """Give the piles and hands that things come from or go to: *there* is not said of those."""
    for deed in nodes_in(rule):
        if isinstance(deed, Deed | OnEvent):
            ends = (thing for name, thing in deed.slots if name in ("from", "to"))
            every = (one for thing in ends for one in (thing, *thing.alternatives))
            yield from (one for one in every if one.type == "spot")


def _is_place(speech: Speech, kind: str) -> bool:
    return speech.has(f"slot-in-there-{kind}")


def is_only_thing(telling: Telling, phrase: Phrase) -> bool:
    """Tell whether a phrase means the one thing that its rule names, so that *its* is clear."""
    more = phrase.modifiers or phrase.amount or phrase.owner or phrase.alternatives
    plain = phrase.refers and phrase.noun == phrase.type and not more
    return plain and telling.named == frozenset({phrase.mention})


def is_alone_to_have(telling: Telling, phrase: Phrase, types: Collection[str]) -> bool:
    """
    Tell whether of the things that a rule names only the first can have a number or the like.

    Then *its* is clear. `types` are those of things that have it.
    """
    more = phrase.modifiers or phrase.amount or phrase.owner or phrase.alternatives
    plain = phrase.refers and phrase.noun == phrase.type and not more
    having = {mention for mention, kind in telling.sorts if kind in types}
    return plain and phrase.mention == telling.leading and having == {phrase.mention}


def sorts_in(rule: Rule) -> frozenset[tuple[int, str]]:
    """Return the mentions of all things that a rule names, with their types."""
    named = (one for one in phrases_in(rule) if one.noun != "you" and one.owner != "you")
    return frozenset((_ITSELF if one.noun == "it" else one.mention, one.type) for one in named)


def leading_in(rule: Rule) -> int | None:
    """Return the mention of what the deed is done to that a rule begins with."""
    moment, body = rule.moment, rule.body
    thing = moment.object if isinstance(moment, OnEvent) else None
    if moment is None and isinstance(body, Permission):
        thing = body.deed.object
    return thing.mention if thing is not None and thing.noun != "it" else None


def things_in(rule: Rule) -> frozenset[int]:
    """Return the mentions of all things that a rule names, but for the reader."""
    named = (one for one in phrases_in(rule) if one.noun != "you")
    return frozenset(_ITSELF if one.noun == "it" else one.mention for one in named)


def is_there(telling: Telling, phrase: Phrase) -> bool:
    """Tell whether a phrase means the one place of its rule, named before, and says no more."""
    if _is_left(telling, phrase):
        return False
    if phrase.noun == "it" and telling.is_told_again(phrase):
        return telling.places == frozenset({_ITSELF}) and not telling.brief
    more = phrase.modifiers or phrase.amount or phrase.owner or phrase.alternatives
    plain = phrase.refers and phrase.noun == phrase.type and not more
    alone = telling.places == frozenset({phrase.mention})
    return plain and alone and telling.ranks.get(place_of(phrase)) is None


def _is_left(telling: Telling, place: Phrase) -> bool:
    """Tell whether somebody leaves a place: *there* would seem whither he goes."""
    whence = dict(telling.event.slots).get("from") if telling.event is not None else None
    if whence is None:
        return False
    return place.noun == whence.noun == "it" or place.mention == whence.mention >= 0


def _is_plain_class(modifier: Modifier) -> bool:
    return isinstance(modifier, Adjective) and modifier.target is None and not modifier.negated


def distance_of(place: Phrase) -> Link | None:
    """Return how far a space lies, of which no more is said: *within 2 spaces of a Portal*."""
    plain = place.type == "space" == place.noun and place.determiner in ("", "a")
    more = place.amount or place.owner or place.alternatives or place.refers
    link = place.modifiers[0] if len(place.modifiers) == 1 else None
    if not isinstance(link, Link) or link.relation != "within" or link.negated:
        return None
    return link if plain and not more else None


def without_place(thing: Phrase, place: Phrase) -> Phrase:
    """Return things without where they are."""
    told = (one for one in thing.modifiers if not (isinstance(one, Link) and one.target is place))
    return replace(thing, modifiers=tuple(told))


def container_of(counted: Phrase) -> Phrase | None:
    """Return in what things are counted, if only classes are said of them: *in that squad*."""
    links = [one for one in counted.modifiers if not _is_plain_class(one)]
    link = links[0] if len(links) == 1 else None
    if not isinstance(link, Link) or link.relation != "in" or link.negated:
        return None
    plain = link.target.refers and not (link.target.modifiers or link.target.alternatives)
    return link.target if plain else None
