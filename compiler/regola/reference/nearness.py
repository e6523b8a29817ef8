"""How near a position is to one in which a rule acts: how much of what it speaks of is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from regola.program.meaning import (
    Compare,
    Condition,
    Deed,
    Is,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Recalled,
    Rule,
    Statement,
    Test,
)
from regola.program.walking import phrases_in
from regola.reference.family import Said, Scene, Thing, bare, bound
from regola.reference.reading import Reading, Unsaid

__all__ = ["nearness"]

_AT_HAND = ("you", "it", "die")
"""What is always there."""

_TRIED = 6
"""Things, at most, of which each is tried where a rule goes on to speak of the one meant."""


def nearness(reading: Reading, item: str, rule: Rule) -> float:
    """How much of what a rule of an item speaks of is there, from 0 to 1."""
    found = [
        said for said in reading.said() if said.item == item and said.rule.number == rule.number
    ]
    return max((_near(reading, said) for said in found), default=0.0)


def _near(reading: Reading, said: Said) -> float:
    body, scene = said.rule.body, said.scene
    if isinstance(body, Statement):
        subject = body.subject.of if isinstance(body.subject, Quantity) else body.subject
        return _of_some(reading, subject, body.condition, scene)
    asked = tuple(_asked(said.rule))
    return _total(reading, asked, scene) / len(asked) if asked else 1.0


def _asked(rule: Rule) -> Iterator[Phrase | Condition]:
    """Give what a rule names and asks, in the order in which it is read."""
    moment, body = rule.moment, rule.body
    if isinstance(moment, OnEvent):
        yield from _told(moment.object, moment.slots)
    if moment is not None and moment.condition is not None:
        yield moment.condition
    if isinstance(body, Permission):
        yield from _told(body.deed.object, body.deed.slots)
        yield from () if body.condition is None else (body.condition,)
    for step in () if isinstance(body, Statement) else body.steps:
        deed = step.action.deed if isinstance(step.action, Offer) else step.action
        if isinstance(deed, Deed):
            yield from _told(deed.object, deed.slots)
        if step.condition is not None:
            yield step.condition


def _told(thing: Phrase | None, slots: Iterable[tuple[str, Phrase]]) -> Iterator[Phrase]:
    yield from () if thing is None else (thing,)
    yield from (phrase for _, phrase in slots)


def _total(reading: Reading, asked: tuple[Phrase | Condition, ...], scene: Scene) -> float:
    """How much of each that is asked is there, added up; what is named is known to what follows."""
    if not asked:
        return 0.0
    first, *others = asked
    rest = tuple(others)
    if isinstance(first, Condition):
        return _truth(reading, first, scene) + _total(reading, rest, scene)
    near = _of_some(reading, first, None, scene)
    known = {phrase.mention for phrase in phrases_in(rest) if phrase.refers}
    found = _things(reading, first, scene)[: _TRIED if first.mention in known else 1]
    scenes = [bound(scene, first, one) for one in found] or [scene]
    return near + max(_total(reading, rest, one) for one in scenes)


def _things(reading: Reading, phrase: Phrase, scene: Scene) -> tuple[Thing, ...]:
    if phrase.refers or phrase.noun in _AT_HAND:
        return ()
    try:
        return reading.things(bare(phrase), scene)
    except Unsaid:
        return ()


def _of_some(
    reading: Reading, phrase: Phrase | None, condition: Condition | None, scene: Scene
) -> float:
    """How near the best thing of a phrase is to being one of which a condition holds."""
    if phrase is None or phrase.refers or phrase.noun in _AT_HAND or _is_unlisted(reading, phrase):
        return _truth(reading, condition, scene)
    try:
        things = reading.things(bare(phrase), scene)
        if things:
            return max(
                0.5 + 0.5 * _truth(reading, condition, bound(scene, phrase, one))
                for one in things[:12]
            )
        return max(_parts(reading, phrase, scene), default=0.0) * 0.5
    except Unsaid:
        return 0.5


def _is_unlisted(reading: Reading, phrase: Phrase) -> bool:
    """Tell whether things of a type are never looked at one by one: gold, steps, projects."""
    is_a = reading.family.vocabulary.is_a
    return not any(
        is_a(phrase.type, name) or is_a(name, phrase.type) for name in reading.family.things
    )


def _parts(reading: Reading, phrase: Phrase, scene: Scene) -> Iterable[float]:
    """How much of a phrase is true of each thing of its type."""
    plain = replace(phrase, modifiers=(), alternatives=(), amount=None)
    for one in reading.all(phrase.type):
        told = [reading.is_one(one, plain, scene)]
        told += [
            reading.is_so(modifier, one, scene)
            for modifier in phrase.modifiers
            if not isinstance(modifier, Recalled)
        ]
        yield sum(told) / (len(told) + 1)


def _truth(reading: Reading, condition: Condition | None, scene: Scene) -> float:
    """How much of a condition holds."""
    if condition is None:
        return 1.0
    try:
        if reading.holds(condition, scene):
            return 1.0
        found = [
            sum(_met(reading, test, scene) for test in tests) / len(tests)
            for tests in condition.alternatives
        ]
    except Unsaid:
        return 0.5
    return max(found) * 0.9 if not condition.negated else 0.3


def _met(reading: Reading, test: Test, scene: Scene) -> float:
    """How near a test is to being met: of two numbers, the nearer the less they are apart."""
    if reading.test(test, scene):
        return 1.0
    if not isinstance(test, Is) or not isinstance(test.predicate, Compare):
        return 0.0
    if isinstance(test.subject, Phrase):
        return 0.0
    apart = reading.amount(test.subject, scene) - reading.amount(test.predicate.bound.amount, scene)
    return 0.8 / (1 + abs(apart))
