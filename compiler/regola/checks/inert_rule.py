"""A rule that changes a number by nothing, or does a deed with nothing."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Change, Deed, Number, Quantity, Statement

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report ``0 more`` and ``0 less``, in rules and in settings, and ``gain 0 coins``."""
    for one in survey.rules:
        for statement in survey.parts(one.rule).statements:
            if _is_inert(statement) and isinstance(statement.subject, Quantity):
                sink.report("inert-rule", statement.span, word=statement.subject.word)

        for deed in survey.parts(one.rule).deeds:
            if _is_empty(deed):
                sink.report("inert-rule", deed.span, word=deed.verb)


def _is_empty(deed: Deed) -> bool:
    bound = deed.object.amount if deed.object is not None else None
    return bound is not None and isinstance(bound.amount, Number) and bound.amount.value == 0


def _is_inert(statement: Statement) -> bool:
    effect = statement.effect
    if not isinstance(effect, Change) or effect.operation not in ("more", "less"):
        return False
    return isinstance(effect.amount, Number) and effect.amount.value == 0
