"""A trait that rules ask for and none gives: what depends on it never happens."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Adjective, Grant, Statement

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report traits that no rule says of anything; not where errors may hide the one that does."""
    traits = list(survey.of_kind("trait"))
    if not traits or not survey.is_faultless:
        return
    statements = [s for one in survey.all_rules for s in survey.parts(one.rule).statements]
    given = {_given(statement) for statement in statements}
    read = {word for one in survey.all_rules for word in survey.parts(one.rule).adjectives}
    for trait in traits:
        if trait.reference in read and trait.reference not in given:
            sink.report("trait-never-given", trait.span, trait=trait.id)


def _given(statement: Statement) -> str:
    effect = statement.effect
    if not isinstance(effect, Grant) or not isinstance(effect.predicate, Adjective):
        return ""
    return "" if effect.negated or effect.predicate.negated else effect.predicate.word
