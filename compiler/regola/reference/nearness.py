"""How near a position is to one in which a rule acts: how much of what it speaks of is there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from regola.program.meaning import (
    AtPhase,
    Condition,
    Deed,
    Did,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Rule,
    Statement,
)
from regola.reference.family import Said, Scene, bare, bound
from regola.reference.reading import Reading, Unsaid

__all__ = ["nearness"]


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
    parts: list[float] = []
    moment = said.rule.moment
    if isinstance(moment, OnEvent):
        parts.append(_of_some(reading, moment.object, None, scene))
        parts += [_of_some(reading, phrase, None, scene) for _, phrase in moment.slots]
    elif isinstance(moment, AtPhase):
        parts.append(_truth(reading, moment.condition, scene))
    if isinstance(body, Permission):
        parts.append(_of_some(reading, body.deed.object, body.condition, scene))
        parts += [_of_some(reading, phrase, None, scene) for _, phrase in body.deed.slots]
    for step in body.steps:
        deed = step.action.deed if isinstance(step.action, Offer) else step.action
        if isinstance(deed, Deed):
            parts.append(_of_some(reading, deed.object, None, scene))
            parts += [_of_some(reading, phrase, None, scene) for _, phrase in deed.slots]
        parts.append(_truth(reading, step.condition, scene))
    return sum(parts) / len(parts) if parts else 1.0


def _of_some(
    reading: Reading, phrase: Phrase | None, condition: Condition | None, scene: Scene
) -> float:
    """How near the best thing of a phrase is to being one of which a condition holds."""
    if phrase is None or phrase.refers or phrase.noun in ("you", "it", "die"):
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


def _parts(reading: Reading, phrase: Phrase, scene: Scene) -> Iterable[float]:
    """How much of a phrase is true of each thing of its type."""
    plain = replace(phrase, modifiers=(), alternatives=(), amount=None)
    for one in reading.all(phrase.type):
        told = [reading.is_one(one, plain, scene)]
        told += [
            reading.is_so(modifier, one, scene)
            for modifier in phrase.modifiers
            if not isinstance(modifier, Did)
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
            sum(reading.test(test, scene) for test in tests) / len(tests)
            for tests in condition.alternatives
        ]
    except Unsaid:
        return 0.5
    return max(found) * 0.9 if not condition.negated else 0.3
