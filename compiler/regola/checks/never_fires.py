"""A rule about things that cannot be: no board has them, or the base rules forbid the deed."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.found_so import never_taken
from regola.checks.parts import deeds_of, loose_form, steps
from regola.checks.survey import Placed, Survey
from regola.findings import Sink, label
from regola.program.meaning import (
    Change,
    Deed,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Rule,
    Statement,
)
from regola.sources import Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report rules one of whose main phrases names nothing on any board, or nothing allowed."""
    for one in survey.rules:
        impossible = next((p for p in _phrases(one) if not survey.extents.can_be(p)), None)
        if impossible is not None:
            sink.report("never-fires", impossible.span, hint="condition")
            continue
        never = next((span for span in _never_taken(one, survey) if span is not None), None)
        if never is not None:
            sink.report("never-fires", never, hint="taken")
            continue
        begun = _begun(one, survey)
        if begun is not None:
            sink.report("never-fires", begun, hint="begun")
            continue
        forbidden = _forbidden(one, survey)
        if forbidden is not None:
            related = [label(forbidden, "because")]
            sink.report("never-fires", one.rule.span, hint="condition", related=related)


def _phrases(one: Placed) -> Iterator[Phrase]:
    rule = one.rule
    if isinstance(rule.moment, OnEvent):
        yield from _present(rule.moment.object, rule.moment.actor)
    body = rule.body
    if isinstance(body, Statement):
        subject = body.subject
        yield from _present(subject.of if isinstance(subject, Quantity) else subject)
        if isinstance(body.effect, Change):
            yield from _present(body.effect.per)
    if isinstance(body, Permission):
        yield from _of_deed(body.deed)
    for deed in deeds_of(rule):
        yield from _of_deed(deed)


def _of_deed(deed: Deed) -> Iterator[Phrase]:
    return _present(deed.object, deed.per, *(phrase for _, phrase in deed.slots))


def _present(*phrases: Phrase | None) -> Iterator[Phrase]:
    return (phrase for phrase in phrases if phrase is not None)


def _begun(one: Placed, survey: Survey) -> Span | None:
    """Return the deed by which the part of a life begins in which alone the rule is in force."""
    verbs, scope = survey.vocabulary.verbs, one.rule.scope
    moment = one.rule.moment
    if survey.vocabulary.kinds[one.item.kind].scope == "always" or (
        isinstance(moment, OnEvent) and verbs[moment.verb].begins
    ):
        return None
    begun = [deed for deed in _own_deeds(one.rule) if verbs[deed.verb].begins]
    return begun[0].span if len(begun) == 1 and verbs[begun[0].verb].begins == scope else None


def _own_deeds(rule: Rule) -> Iterator[Deed]:
    """Give the deeds that a rule does, lets do or forbids whoever bears it."""
    body = rule.body
    if isinstance(body, Permission) and body.actor.noun == "you":
        yield body.deed
    for step in steps(rule):
        action = step.action
        if isinstance(action, Offer) and action.actor.noun == "you":
            yield action.deed
        elif isinstance(action, Deed):
            yield action


def _never_taken(one: Placed, survey: Survey) -> Iterator[Span | None]:
    """Give what is said of things, in each deed, that they never are when it is to be done."""
    body = one.rule.body
    if isinstance(body, Permission):
        yield never_taken(body.deed, body.actor.noun, survey.vocabulary)
    for step in steps(one.rule):
        action = step.action
        if isinstance(action, Offer):
            yield never_taken(action.deed, action.actor.noun, survey.vocabulary)
        elif isinstance(action, Deed):
            yield never_taken(action, "you", survey.vocabulary)


def _forbidden(one: Placed, survey: Survey) -> Span | None:
    """Return the base rule that forbids the deed that a rule waits for."""
    moment = one.rule.moment
    if not isinstance(moment, OnEvent) or moment.object is None:
        return None
    if moment.actor is None or moment.actor.noun != "you":
        return None
    wanted = {loose_form(modifier) for modifier in moment.object.modifiers}
    verbs = {moment.verb, survey.vocabulary.verbs[moment.verb].wider}
    for span, verb, modifiers in survey.forbidden:
        if verb in verbs and modifiers and modifiers <= wanted:
            return span
    return None
