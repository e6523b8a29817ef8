"""A rule that a wider one of its item already covers, or that the base rules already say."""

from __future__ import annotations

from typing import Any

from regola.checks.coexistence import covers, subject_phrase
from regola.checks.parts import loose_form
from regola.checks.survey import Placed, Survey
from regola.findings import Sink, label
from regola.program.meaning import Change, Kind, Quantity, Rule, Statement
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report statements whose every case a wider statement of the same item covers."""
    base: dict[Any, list[Placed]] | None = None
    for one in survey.rules:
        wide = _wider_one(one.rule, one.item, survey)
        if wide is not None:
            sink.report("covered-rule", one.rule.span, related=[label(wide.span, "other")])
            continue
        if one.item.kind == "base" or _has_the_last_word(one.rule):
            continue
        base = _base_rules(survey) if base is None else base
        said = _said(one.rule)
        for other in base.get(said, ()) if said is not None else ():
            if _covers(other.rule, one.rule, survey) and one.rule.scope != "declined":
                related = [label(other.rule.span, "already")]
                sink.report("inert-rule", one.rule.span, word=_word(one.rule), related=related)
                break


def _base_rules(survey: Survey) -> dict[Any, list[Placed]]:
    found: dict[Any, list[Placed]] = {}
    for one in survey.base_rules:
        said = _said(one.rule)
        if said is not None:
            found.setdefault(said, []).append(one)
    return found


def _has_the_last_word(rule: Rule) -> bool:
    """Tell whether a rule says what a number is: what others add to the base is nothing then."""
    body = rule.body
    effect = body.effect if isinstance(body, Statement) else None
    return isinstance(effect, Change) and effect.operation == "is"


def _wider_one(rule: Rule, item: Item, survey: Survey) -> Rule | None:
    said = _said(rule)
    if said is None:
        return None
    for other in item.rules:
        if other is rule or _said(other) != said or not _covers(other, rule, survey):
            continue
        # Of two rules that cover one another the second is reported as doubled.
        if not _covers(rule, other, survey):
            return other
    return None


def _said(rule: Rule) -> Any:
    """Return what a statement says of its subject; nothing where it adds to other rules."""
    body = rule.body
    if not isinstance(body, Statement):
        return None
    if isinstance(body.effect, Change):
        if body.effect.operation in ("more", "less", "doubled") or not isinstance(
            body.subject, Quantity
        ):
            return None
        return body.subject.word, loose_form(body.effect)
    return loose_form(body.effect)


def _covers(wide: Rule, narrow: Rule, survey: Survey) -> bool:
    first, second = wide.body, narrow.body
    if not isinstance(first, Statement) or not isinstance(second, Statement):
        return False
    if wide.scope not in ("always", narrow.scope) or loose_form(wide.limit) != loose_form(
        narrow.limit
    ):
        return False
    if first.condition is not None and loose_form(first.condition) != loose_form(second.condition):
        return False
    if loose_form(wide.moment) != loose_form(narrow.moment):
        return False
    if first.purpose is not None and loose_form(first.purpose) != loose_form(second.purpose):
        return False
    left, right = subject_phrase(first), subject_phrase(second)
    return left is not None and right is not None and covers(left, right, survey)


def _word(rule: Rule) -> str:
    body = rule.body
    subject = getattr(body, "subject", None)
    if isinstance(subject, Quantity):
        return subject.word
    predicate = getattr(getattr(body, "effect", None), "predicate", None)
    if isinstance(predicate, Kind):
        return predicate.phrase.noun
    return str(getattr(predicate, "word", "") or getattr(predicate, "relation", ""))
