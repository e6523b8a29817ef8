"""
*You may pay it*, *return it*: a thing named before, where its pronoun can mean no other.

A language whose pronouns tell the gender has `do.its`: *lo devuelves a la reserva*. What was done
to, or had, and is the only thing of its gender that the rule names, is told so once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from regola.program.meaning import (
    Count,
    Deed,
    Exists,
    Has,
    Link,
    OnEvent,
    Phrase,
    Rule,
)
from regola.program.walking import nodes_in, phrases_in
from regola.text.planner.telling import Telling, place_of

__all__ = ["Genders", "genders_in", "has_pronoun", "is_alone_of_its_gender"]

Genders: TypeAlias = frozenset[tuple[int, int]]
"""The mentions of things with the genders of their nouns."""

_ITSELF = -1
_NOBODY = ("you", "one another")
_SLOTS = frozenset({"from", "in", "to"})
_FEMININE: Literal[1] = 1


def genders_in(telling: Telling, rule: Rule) -> tuple[Genders, frozenset[int]]:
    """Return the genders of all things that a rule names, and the mentions of those in view."""
    if not telling.speech.has("do.its"):
        return frozenset(), frozenset()
    return frozenset(_genders(telling, rule)), frozenset(_in_view(rule))


def _genders(telling: Telling, rule: Rule) -> Iterator[tuple[int, int]]:
    own = telling.self_words().feature & _FEMININE
    # What is counted is several: no pronoun of one thing means it.
    counted = [one.of for one in nodes_in(rule) if isinstance(one, Count)]
    for one in phrases_in(rule):
        if any(one is of for of in counted):
            continue
        if one.noun == "it" or one.owner == "it":
            yield _ITSELF, own
        if one.noun != "it" and one.noun not in _NOBODY:
            yield one.mention, telling.noun(one.noun).words(plural=False).feature & _FEMININE


def _in_view(rule: Rule) -> Iterator[int]:
    """Give the mentions of what is done something to or had, which a reader has in view."""
    for node in nodes_in(rule):
        if isinstance(node, Deed | OnEvent) and node.object is not None:
            yield _mention(node.object)
            yield from _held(node.object)
        elif isinstance(node, Has | Exists):
            yield _mention(node.thing)


def _held(thing: Phrase) -> Iterator[int]:
    for one in thing.modifiers:
        if isinstance(one, Link) and one.relation == "with" and not one.negated:
            yield _mention(one.target)


def _mention(phrase: Phrase) -> int:
    return _ITSELF if phrase.noun == "it" else phrase.mention


def has_pronoun(telling: Telling, deed: Deed) -> bool:
    """Tell whether what a deed is done to is told by its pronoun."""
    thing = deed.object
    if thing is None or deed.amount or deed.per or not dict(deed.slots).keys() <= _SLOTS:
        return False
    if any(to.type == "player" for _, to in deed.slots) or not _is_again(telling, thing):
        return False
    mention = _mention(thing)
    mine = {gender for named, gender in telling.genders if named == mention}
    alike = {named for named, gender in telling.genders if gender in mine}
    return len(mine) == 1 and alike == {mention} and mention in telling.in_view


def _is_again(telling: Telling, thing: Phrase) -> bool:
    """Tell whether a thing was named before, and no more is said of it."""
    more = thing.modifiers or thing.amount or thing.owner or thing.alternatives
    event = telling.event
    if event is not None and thing is event.object:
        # What happens is told first.
        return False
    if more or telling.brief or telling.ranks.get(place_of(thing)) is not None:
        return False
    if thing.noun == "it":
        return event is not None and event.object is not None and event.object.noun == "it"
    return thing.refers


def is_alone_of_its_gender(telling: Telling, had: set[int]) -> bool:
    """Tell whether a pronoun can mean the item alone, beside what it has."""
    own = telling.self_words().feature & _FEMININE
    return {named for named, gender in telling.genders if gender == own} - had == {_ITSELF}
