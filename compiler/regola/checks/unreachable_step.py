"""A step after *otherwise* whose step before can always be done."""

from __future__ import annotations

from itertools import pairwise

from regola.checks.parts import steps
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.meaning import Deed, Phrase, Step
from regola.sources import Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report steps that only come if a deed fails which cannot."""
    for one in survey.rules:
        listed = steps(one.rule)
        for before, step in pairwise(listed):
            if step.join == "otherwise" and (place := _always_done(before, survey)) is not None:
                span = getattr(step.action, "span", one.rule.span)
                sink.report("unreachable-step", span, related=[label(place, "before")])


def _always_done(step: Step, survey: Survey) -> Span | None:
    deed = step.action
    if not isinstance(deed, Deed) or step.condition is not None or step.join == "then":
        return None
    thing, words = deed.object, survey.vocabulary
    if not isinstance(thing, Phrase):
        return None
    sure = (words.is_a(thing.type, one) for one in words.verbs[deed.verb].sure)
    return deed.span if any(sure) else None
