"""A rule whose effect is the very event it waits for, without a limit: play would never go on."""

from __future__ import annotations

from regola.checks.coexistence import covers
from regola.checks.survey import Placed, Survey
from regola.findings import Sink, label
from regola.program.meaning import Deed, OnEvent, Reaction, Step

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report reactions of the bearer that do, unasked and unconditionally, what they wait for."""
    for one in survey.rules:
        step = _circle(one, survey)
        if step is not None and isinstance(step.action, Deed):
            sink.report("endless-trigger", one.rule.span, related=[label(step.action.span, "step")])


def _circle(one: Placed, survey: Survey) -> Step | None:
    rule = one.rule
    moment = rule.moment
    if rule.limit is not None or not isinstance(moment, OnEvent):
        return None
    if not isinstance(rule.body, Reaction) or moment.condition is not None:
        return None
    actor = moment.actor
    if actor is not None and actor.noun != "you":
        return None
    return next((s for s in rule.body.steps if _sets_off(s, moment, survey)), None)


def _sets_off(step: Step, moment: OnEvent, survey: Survey) -> bool:
    deed = step.action
    if not isinstance(deed, Deed) or deed.verb != moment.verb or step.condition is not None:
        return False
    if moment.object is None or deed.object is None:
        return True
    return covers(moment.object, deed.object, survey)
