"""
What is paid for something, told in one sentence with it where nothing can come between.

*Pay 1 food ration. If you do, gain 1 imp* asks of a duty whether it was done; *pay 1 food ration.
If you do, pay 1 gold nugget. If you do both, …* takes a bargain apart of which a reader who has the
second can leave nothing half done.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    Condition,
    Deed,
    Has,
    Number,
    Offer,
    OnEvent,
    Reaction,
    Rule,
    Step,
)
from regola.text.planner.conditions import condition_clause
from regola.text.planner.deeds import deed_clause
from regola.text.planner.permissions import price
from regola.text.planner.phrases import noun_phrase
from regola.text.planner.steps import step_text
from regola.text.planner.telling import Telling

__all__ = ["both_paid", "either_amount", "paid_for"]

_PAIR = 2


def paid_for(telling: Telling, steps: tuple[Step, ...]) -> str:
    """Return *pay 1 food ration to gain 1 imp*; nothing where there is more, or it is offered."""
    if len(steps) != _PAIR or not telling.speech.has("paid-for"):
        return ""
    paying, gained = steps
    plain = price(telling, paying) is not None and _follows(gained)
    if not plain or not isinstance(gained.action, Deed):
        return ""
    deed = deed_clause(telling, gained.action, "infinitive")
    return telling.say("paid-for", cost=step_text(telling, paying, None), deed=deed)


def both_paid(telling: Telling, rule: Rule) -> str:
    """Return *you may pay 1 food ration and 1 gold nugget*, of which the rule asks the second."""
    steps = rule.body.steps if isinstance(rule.body, Reaction) else ()
    if len(steps) <= _PAIR or not telling.speech.has("may-you.both"):
        return ""
    offer, second = steps[0].action, price(telling, _unjoined(steps[1]))
    if not isinstance(offer, Offer) or offer.obliged or offer.actor.noun != "you":
        return ""
    plain = isinstance(rule.moment, OnEvent) and steps[0].condition is None and _follows(steps[1])
    if not plain or second is None or second.object is None or not telling.pays(offer.deed):
        return ""
    if not _is_had(rule, second) or offer.deed.slots or offer.deed.amount or offer.deed.per:
        return ""
    deed = deed_clause(telling, offer.deed, "infinitive")
    return telling.say("may-you.both", deed=deed, object=noun_phrase(telling, second.object))


def either_amount(telling: Telling, steps: tuple[Step, ...]) -> str:
    """Return *gain 3 steps, or 1 step if this Order is free*, of which one or the other is done."""
    if len(steps) != _PAIR or not telling.speech.has("either-amount"):
        return ""
    usual, other = steps
    one, two = usual.condition, other.condition
    if one is None or two is None or {usual.join, other.join} != {"and"}:
        return ""
    if not (one.negated and not two.negated and _asked(telling, one) == _asked(telling, two)):
        return ""
    first, second = usual.action, other.action
    if not isinstance(first, Deed) or not isinstance(second, Deed) or second.object is None:
        return ""
    if _unnumbered(first) is None or _unnumbered(first) != _unnumbered(second):
        return ""
    deed = deed_clause(telling, first, "you" if telling.indicative else "command")
    amount = noun_phrase(telling, second.object)
    return telling.say(
        "either-amount", deed=deed, object=amount, condition=condition_clause(telling, two)
    )


def _asked(telling: Telling, condition: Condition) -> str:
    """Return what a condition asks, to be compared; what it names is not told by that."""
    again = telling.again
    said = condition_clause(telling, replace(condition, negated=False))
    telling.again = again
    return said


def _unnumbered(deed: Deed) -> tuple[str, str] | None:
    """Return what is done to what, if to so many things of one sort and no more is told."""
    thing = deed.object
    if thing is None or thing.amount is None or deed.slots or deed.amount or deed.per:
        return None
    more = thing.modifiers or thing.owner or thing.alternatives
    exact = isinstance(thing.amount.amount, Number) and thing.amount.comparison == "exactly"
    return (deed.verb, thing.noun) if exact and not more else None


def _follows(step: Step) -> bool:
    """Tell whether a step is done if the one before it is, on no condition of its own."""
    return step.join == "then" and step.condition is None and isinstance(step.action, Deed)


def _unjoined(step: Step) -> Step:
    return replace(step, join="and")


def _is_had(rule: Rule, paying: Deed) -> bool:
    """Tell whether the rule asks that the reader have the one thing that is to be paid."""
    condition = rule.moment.condition if rule.moment else None
    thing = paying.object
    if condition is None or condition.negated or len(condition.alternatives) != 1 or thing is None:
        return False
    one = thing.amount is not None and thing.amount.amount == Number(1)
    had = (test for test in condition.alternatives[0] if isinstance(test, Has))
    return one and any(
        test.subject.noun == "you" and test.thing.noun == thing.noun and not test.thing.modifiers
        for test in had
        if test.thing.determiner != "no"
    )
