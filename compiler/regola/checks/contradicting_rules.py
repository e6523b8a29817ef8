"""
Two rules of one level that say different things of the same thing.

What adds up (more, less), bounds and doubles never contradicts; neither does an item that overrides
a base rule, for its level is higher. A rule with a condition of its own is an exception, no
contradiction.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from regola.checks.coexistence import can_meet, speak_together, subject_phrase
from regola.checks.parts import loose_form, steps
from regola.checks.survey import Placed, Survey, placed
from regola.findings import Finding, Sink, label
from regola.program.meaning import (
    Adjective,
    Change,
    Grant,
    Kind,
    Link,
    Modifier,
    Number,
    Quantity,
    Statement,
)
from regola.program.model import Item

__all__ = ["check"]


_Told = tuple[str, str, Placed]
"""Of which word a rule speaks, what it says, and the rule."""

_Speakers = dict[str, list[Placed]]


def check(survey: Survey, sink: Sink) -> None:
    """Report the first earlier rule that each rule contradicts."""
    below = _by_word(survey.told_below(_speaking))
    own: dict[str, list[_Speaking]] = {}
    for block in survey.memory.in_blocks("speaking", survey.items, _speaking, _by_word):
        for word, speaking in block.items():
            own.setdefault(word, []).append(speaking)
    before: dict[str, _Judged] = survey.memory.note("contradicting") or {}
    now: dict[str, _Judged] = {}
    for word, blocks in own.items():
        all_told = (*blocks, below[word]) if word in below else blocks
        # Who speaks alone of a word, or as all others, contradicts nobody.
        if len(frozenset[str]().union(*(one.values for one in all_told))) > 1:
            told = list(chain.from_iterable(one.told for one in blocks))
            kept = before.get(word)
            if kept is None or kept.told != told or kept.ground != survey.ground:
                found = Sink(sink.registry)
                _check_word(below[word].told if word in below else (), told, survey, found)
                kept = _Judged(told, survey.ground, tuple(found))
            now[word] = kept
            sink.extend(kept.findings)
    survey.memory.keep("contradicting", now)


def check_settings(survey: Survey, sink: Sink) -> None:
    """Report settings of one rule that are at odds."""
    for one in survey.rules:
        _settings(one, sink)


@dataclass(frozen=True, slots=True)
class _Speaking:
    """The rules of some items that speak of a word, and what they say of it."""

    told: tuple[_Told, ...]
    values: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Judged:
    """What was found of the rules that speak of a word: where they are the same, it is."""

    told: list[_Told]
    ground: object
    findings: tuple[Finding, ...]


def _speaking(top: Item) -> list[_Told]:
    told = ((one, _said(one.rule.body)) for one in placed(top))
    return [(repr(said[0]), repr(said[1]), one) for one, said in told if said is not None]


def _by_word(told: tuple[list[_Told], ...]) -> Mapping[str, _Speaking]:
    found: dict[str, list[_Told]] = {}
    for one in chain.from_iterable(told):
        found.setdefault(one[0], []).append(one)
    return {
        word: _Speaking(tuple(told), frozenset(value for _, value, _ in told))
        for word, told in found.items()
    }


def _check_word(
    below: Collection[_Told], told: Collection[_Told], survey: Survey, sink: Sink
) -> None:
    speakers: _Speakers = {}
    usual = _usual((one for _, _, one in (*below, *told)), survey)
    for _, value, one in below:
        speakers.setdefault(value, []).append(one)
    for _, value, one in told:
        other = _contradicted(one, value, speakers, survey)
        if other is not None:
            related = [label(other.rule.span, "other")]
            hint, amount = _changed(one, usual)
            sink.report(
                "contradicting-rules",
                one.rule.span,
                hint=hint,
                related=related,
                word=_word(one),
                usual=usual or 0,
                amount=amount,
            )
        speakers.setdefault(value, []).append(one)


def _usual(told: Iterable[Placed], survey: Survey) -> int | None:
    """Return the number that the rules of the game themselves give a word, if it is one alone."""
    kinds = survey.vocabulary.kinds
    numbers = {_number(one) for one in told if not kinds[one.item.kind].declares}
    return numbers.pop() if len(numbers) == 1 else None


def _number(one: Placed) -> int | None:
    """Return the number that a rule gives a word without a condition."""
    body = one.rule.body
    effect = body.effect if isinstance(body, Statement) else None
    if not isinstance(effect, Change) or effect.per is not None:
        return None
    return effect.amount.value if isinstance(effect.amount, Number) else None


def _changed(one: Placed, usual: int | None) -> tuple[str | None, int]:
    """Return by how much a rule would change a number, which goes with what others say of it."""
    number = _number(one)
    if usual is None or number is None or number == usual:
        return None, 0
    return "more" if number > usual else "less", abs(number - usual)


def _said(body: object) -> tuple[Any, Any] | None:
    """Return of which word a rule speaks, and what it says; nothing where rules add up."""
    if not isinstance(body, Statement):
        return None
    effect = body.effect
    if isinstance(effect, Change):
        if effect.operation != "is" or not isinstance(body.subject, Quantity):
            return None
        return body.subject.word, (loose_form(effect.amount), loose_form(effect.per))
    if effect.seeming:
        return None
    negated = effect.negated != getattr(effect.predicate, "negated", False)
    return _fact(effect.predicate), negated


def _fact(predicate: Modifier) -> Any:
    """Return what is granted, without whether it is denied."""
    if isinstance(predicate, Adjective):
        return predicate.word, loose_form(predicate.target)
    if isinstance(predicate, Link):
        return predicate.relation, loose_form(predicate.target)
    return loose_form(predicate.phrase) if isinstance(predicate, Kind) else loose_form(predicate)


def _contradicted(one: Placed, value: str, speakers: _Speakers, survey: Survey) -> Placed | None:
    for other_value, others in speakers.items():
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
        key = said[0], loose_form(subject_phrase(setting))
        value, first = seen.setdefault(key, (said[1], setting))
        if value != said[1]:
            related = [label(first.span, "other")]
            sink.report(
                "contradicting-rules", setting.span, word=_word_of(setting), related=related
            )
