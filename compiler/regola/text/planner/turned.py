"""
Statements with two denials, told without any: *if all its corridor ends are closed*, *only in*.

*A corridor is complete unless it has a corridor end that is not closed* and *you may not enter play
in a region unless the region is adjacent to the Volcano* leave the reader to turn them round.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Condition,
    Grant,
    Has,
    Is,
    Kind,
    Link,
    Phrase,
    Statement,
    Test,
)
from regola.text.planner.noun_shapes import plain_word
from regola.text.planner.phrases import adjective_said, group, noun_phrase
from regola.text.planner.telling import Telling, slug

__all__ = ["all_its", "only_so"]


def all_its(telling: Telling, statement: Statement) -> str:
    """Return *if all its corridor ends are closed* for *unless it has one that is not closed*."""
    test = _exception(statement.condition)
    if not isinstance(test, Has) or not telling.speech.has("if-all-its"):
        return ""
    thing, said = test.thing, test.thing.modifiers
    plain = thing.determiner == "a" and not (thing.owner or thing.amount or thing.alternatives)
    if not plain or len(said) != 1 or not _is_of(test.subject, statement.subject):
        return ""
    adjective = said[0]
    if not isinstance(adjective, Adjective) or not adjective.negated or adjective.target:
        return ""
    many = group(telling, replace(thing, modifiers=()), plural=True)
    told = adjective_said(telling, replace(adjective, negated=False), many)
    return telling.say("if-all-its", many=many, predicate=told, copula=told.copula)


def only_so(telling: Telling, statement: Statement) -> str:
    """Return *you may enter play only in a region adjacent to the Volcano*."""
    test, subject, effect = _exception(statement.condition), statement.subject, statement.effect
    denied = isinstance(effect, Grant) and effect.negated and not effect.seeming
    kind = effect.predicate if isinstance(effect, Grant) and denied else None
    if not isinstance(test, Is) or not isinstance(kind, Kind) or not isinstance(subject, Phrase):
        return ""
    name, link = f"is-kind-{slug(kind.phrase.noun)}.only", test.predicate
    near = isinstance(link, Link) and not (link.negated or test.negated or test.purpose)
    more = kind.negated or kind.phrase.alternatives or statement.purpose or subject.owner
    plain = plain_word(kind.phrase) and plain_word(subject) and not more
    if not (near and plain and isinstance(link, Link) and telling.speech.has(name)):
        return ""
    if subject.determiner != "a" or not _is_of(test.subject, subject):
        return ""
    return telling.say(name, subject=noun_phrase(telling, replace(subject, modifiers=(link,))))


def _exception(condition: Condition | None) -> Test | None:
    """Return the one test of what is so unless that holds."""
    if condition is None or not condition.negated or len(condition.alternatives) != 1:
        return None
    tests = condition.alternatives[0]
    return tests[0] if len(tests) == 1 else None


def _is_of(asked: object, subject: object) -> bool:
    """Tell whether a test asks of the very thing that a statement is about."""
    both = isinstance(asked, Phrase) and isinstance(subject, Phrase)
    if not both or not isinstance(asked, Phrase) or not isinstance(subject, Phrase):
        return False
    return asked.refers and not asked.modifiers and asked.mention == subject.mention >= 0
