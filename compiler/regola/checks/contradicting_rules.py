"""
Two rules of one level that say different things of the same thing.

What adds up (more, less), bounds and doubles never contradicts; neither does an item that overrides
a base rule, for its level is higher. A rule with a condition of its own is an exception, no
contradiction.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regola.checks.coexistence import can_meet, speak_together, subject_phrase
from regola.checks.parts import canonical, steps
from regola.checks.survey import Placed, Survey
from regola.findings import Sink, label
from regola.program.meaning import (
    Adjective,
    Change,
    Grant,
    Kind,
    Link,
    Modifier,
    Quantity,
    Statement,
)

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report the first earlier rule that each rule contradicts, and settings at odds."""
    speakers: dict[Any, dict[Any, list[Placed]]] = {}
    for one in survey.library_rules:
        _enter(one, speakers)
    for one in survey.rules:
        other = _contradicted(one, speakers, survey)
        if other is not None:
            related = [label(other.rule.span, "other")]
            sink.report("contradicting-rules", one.rule.span, word=_word(one), related=related)
        _enter(one, speakers)
        _settings(one, sink)


def _enter(one: Placed, speakers: dict[Any, dict[Any, list[Placed]]]) -> None:
    said = _said(one.rule.body)
    if said is not None:
        word, value = said
        speakers.setdefault(word, {}).setdefault(value, []).append(one)


def _said(body: object) -> tuple[Any, Any] | None:
    """Return of which word a rule speaks, and what it says; nothing where rules add up."""
    if not isinstance(body, Statement):
        return None
    effect = body.effect
    if isinstance(effect, Change):
        if effect.operation != "is" or not isinstance(body.subject, Quantity):
            return None
        return body.subject.word, (canonical(effect.amount), canonical(effect.per))
    if effect.seeming:
        return None
    negated = effect.negated != getattr(effect.predicate, "negated", False)
    return _fact(effect.predicate), negated


def _fact(predicate: Modifier) -> Any:
    """Return what is granted, without whether it is denied."""
    if isinstance(predicate, Adjective):
        return predicate.word, canonical(predicate.target)
    if isinstance(predicate, Link):
        return predicate.relation, canonical(predicate.target)
    return canonical(predicate.phrase) if isinstance(predicate, Kind) else canonical(predicate)


def _contradicted(
    one: Placed, speakers: Mapping[Any, Mapping[Any, list[Placed]]], survey: Survey
) -> Placed | None:
    said = _said(one.rule.body)
    if said is None:
        return None
    word, value = said
    for other_value, others in speakers.get(word, {}).items():
        if other_value != value:
            found = next((o for o in others if _clash(one, o, survey)), None)
            if found is not None:
                return found
    return None


def _clash(one: Placed, other: Placed, survey: Survey) -> bool:
    if not can_meet(one, other, survey) or not speak_together(one.rule, other.rule):
        return False
    left, right = (subject_phrase(body) for body in _bodies(one, other))
    if left is None or right is None:
        return left is right
    return survey.extents.can_coincide(left, right)


def _bodies(*placed: Placed) -> Iterator[Statement]:
    return (one.rule.body for one in placed if isinstance(one.rule.body, Statement))


def _word(one: Placed) -> str:
    body = one.rule.body
    return "" if not isinstance(body, Statement) else _word_of(body)


def _word_of(body: Statement) -> str:
    if isinstance(body.subject, Quantity):
        return body.subject.word
    predicate = body.effect.predicate if isinstance(body.effect, Grant) else None
    if isinstance(predicate, Kind):
        return predicate.phrase.noun.rpartition("/")[2]
    name = getattr(predicate, "word", "") or getattr(predicate, "relation", "")
    return str(name).rpartition("/")[2]


def _settings(one: Placed, sink: Sink) -> None:
    """Report two settings of one rule that give a word two values."""
    seen: dict[Any, tuple[Any, Statement]] = {}
    for step in steps(one.rule):
        setting = step.action
        said = _said(setting)
        if said is None or not isinstance(setting, Statement) or setting.condition is not None:
            continue
        key = said[0], canonical(subject_phrase(setting))
        value, first = seen.setdefault(key, (said[1], setting))
        if value != said[1]:
            related = [label(first.span, "other")]
            sink.report(
                "contradicting-rules", setting.span, word=_word_of(setting), related=related
            )
