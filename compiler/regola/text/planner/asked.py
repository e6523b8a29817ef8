"""What the sentences of a rule have in view: what was asked, who acts, to what yield it adds."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    AtPhase,
    Compare,
    Condition,
    Count,
    Is,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Rule,
)
from regola.program.walking import nodes_in, phrases_in
from regola.text.planner.telling import Telling

__all__ = ["asked_of", "counted_of", "doer_of", "phase_added_to"]


def asked_of(condition: Condition | None) -> Phrase | None:
    """Return the one thing of its sort that a condition asks of last, if that is all it asks."""
    if condition is None or len(condition.alternatives) != 1:
        return None
    [*others, last] = condition.alternatives[0]
    subject = last.subject if isinstance(last, Is) else None
    if not isinstance(subject, Phrase) or subject.owner or subject.determiner != "the":
        return None
    # *If there is an adventurer and the battlefield is not safe, lose it*: which of both?
    alone = {one.noun for other in others for one in phrases_in(other)} <= {"you", subject.noun}
    return subject if alone and subject.noun != "it" else None


def counted_of(condition: Condition | None) -> Phrase | None:
    """Return the things whose number a condition asks for last, with that number."""
    if condition is None or condition.negated or len(condition.alternatives) != 1:
        return None
    last = condition.alternatives[0][-1]
    if not isinstance(last, Is) or not isinstance(last.subject, Count) or last.negated:
        return None
    bound = last.predicate.bound if isinstance(last.predicate, Compare) else None
    yours = last.subject.of.owner == "you" and not last.subject.of.alternatives
    return replace(last.subject.of, amount=bound) if yours and bound is not None else None


def doer_of(rule: Rule) -> Phrase | None:
    """Return who does what a rule answers, or may do what it allows."""
    if isinstance(rule.moment, OnEvent):
        return rule.moment.actor
    return rule.body.actor if isinstance(rule.body, Permission) else None


def phase_added_to(telling: Telling, rule: Rule) -> str:
    """
    Return the phase of the reader's to whose yield all that a rule brings is added; empty if none.

    What stands before or after the phase, or in another's turn, is no more of it; nor what is paid
    for, nor forbidden, nor what somebody else does or has to pay.
    """
    moment, body = rule.moment, rule.body
    if not isinstance(moment, AtPhase) or moment.edge or moment.whose is not None:
        return ""
    if isinstance(body, Permission) and body.negated:
        return ""
    nodes = tuple(nodes_in(body))
    others = any(isinstance(one, Offer | Permission) and one.actor.noun != "you" for one in nodes)
    paid_for = any(telling.pays(one) for one in nodes)
    return "" if others or paid_for else moment.phase
