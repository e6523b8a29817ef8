"""
An offer that changes nothing: the base rules offer the same to everybody, or forbid it.

*You may conquer a region that is not beside your regions* permits what base rules forbid, and they
go on forbidding it: what makes regions reachable has to be said. Its sentence would promise what
nobody can do, so that is an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from regola.checks.parts import loose_form, steps
from regola.checks.survey import Placed, Survey
from regola.findings import Fix, Sink, label
from regola.program.meaning import Adjective, Grant, Kind, Permission, Phrase, Statement
from regola.sources import Edit, Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report offers that base rules make or forbid as they stand."""
    offered = [one for one in survey.base_rules if _is_plain(one)]
    for one in survey.rules:
        offer = _offer(one, survey)
        before = next((o for o in offered if _is_same(o, one)), None)
        if offer is None or before is None or offer.deed.object is None:
            continue
        denied = _denied(offer.deed.object, one, survey)
        if denied is not None:
            _report_denied(one, *denied, sink)
        elif not offer.steps:
            related = [label(before.rule.span, "other")]
            sink.report("idle-offer", one.rule.span, related=related)


def _report_denied(one: Placed, ground: Placed, word: str, sink: Sink) -> None:
    end = one.rule.span.end
    joined = ", " if steps(one.rule) else ": "
    edit = Edit(Span(one.rule.span.path, end, end), f"{joined}the region is {word}")
    related = [label(ground.rule.span, "because")]
    fix = Fix("grant", (("word", word),), (edit,))
    sink.report("offer-still-forbidden", one.rule.span, related=related, fix=fix, word=word)


def _offer(one: Placed, survey: Survey) -> Permission | None:
    """Return what a rule of an item offers its own people."""
    body, kind = one.rule.body, survey.vocabulary.kinds[one.item.kind]
    if not isinstance(body, Permission) or body.negated or body.obliged or kind.scope == "always":
        return None
    return body if body.actor.noun == "you" else None


def _is_plain(one: Placed) -> bool:
    """Tell whether a base rule offers a deed on whatever there is, without a condition."""
    body = one.rule.body
    if not isinstance(body, Permission) or body.negated or body.condition is not None:
        return False
    thing = body.deed.object
    plain = thing is not None and not (thing.modifiers or thing.owner or body.deed.slots)
    return body.actor.noun == "you" and plain and not body.steps


def _is_same(base: Placed, one: Placed) -> bool:
    left, right = base.rule.body, one.rule.body
    if not isinstance(left, Permission) or not isinstance(right, Permission):
        return False
    same = left.deed.verb == right.deed.verb and not right.deed.slots
    moment = one.rule.moment
    return same and (moment is None or loose_form(moment) == loose_form(base.rule.moment))


def _denied(thing: Phrase, one: Placed, survey: Survey) -> tuple[Placed, str] | None:
    """Return the base rule whose ground a phrase denies, and the word that it would give."""
    denials = {
        loose_form(replace(modifier, negated=False))
        for modifier in thing.modifiers
        if not isinstance(modifier, Kind) and modifier.negated
    }
    if not denials:
        return None
    given = set(_given(one, survey))
    for ground in survey.base_rules:
        word = _word_of(ground.rule.body)
        if not word or word in given:
            continue
        body = ground.rule.body
        subject = body.subject if isinstance(body, Statement) else None
        said = subject.modifiers if isinstance(subject, Phrase) else ()
        if said and {loose_form(m) for m in said} <= denials and _is_needed(word, survey):
            return ground, word
    return None


def _given(one: Placed, survey: Survey) -> Iterator[str]:
    """The words that rules and settings of an item give to things."""
    for item in one.top.walk():
        for rule in item.rules:
            for statement in survey.parts(rule).statements:
                yield _word_of(statement)


def _word_of(body: object) -> str:
    if not isinstance(body, Statement) or not isinstance(body.effect, Grant):
        return ""
    predicate = body.effect.predicate
    denied = body.effect.negated or not isinstance(predicate, Adjective) or predicate.negated
    return "" if denied or not isinstance(predicate, Adjective) else predicate.word


def _is_needed(word: str, survey: Survey) -> bool:
    """Tell whether base rules forbid a deed on what a word is not said of."""
    for one in survey.base_rules:
        body = one.rule.body
        if not isinstance(body, Permission) or not body.negated:
            continue
        thing = body.deed.object
        said = thing.modifiers if thing is not None else ()
        if any(isinstance(m, Adjective) and m.word == word and m.negated for m in said):
            return True
    return False
