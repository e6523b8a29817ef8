"""A rule that changes a number by nothing: often the number is not the one meant."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Change, Number, Quantity, Statement

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report ``0 more`` and ``0 less``, in rules and in settings."""
    for one in survey.rules:
        for statement in survey.parts(one.rule).statements:
            if _is_inert(statement) and isinstance(statement.subject, Quantity):
                sink.report("inert-rule", statement.span, word=statement.subject.word)


def _is_inert(statement: Statement) -> bool:
    effect = statement.effect
    if not isinstance(effect, Change) or effect.operation not in ("more", "less"):
        return False
    return isinstance(effect.amount, Number) and effect.amount.value == 0
