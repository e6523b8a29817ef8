"""A trait that rules ask for and none gives: what depends on it never happens."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.parts import parts
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Adjective, Grant, Statement
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report traits that no rule says of anything; not where errors may hide the one that does."""
    for trait in survey.of_kind("trait"):
        if not survey.is_faultless:
            return
        given, read = survey.words_of(_all_given), survey.words_of(_read)
        if trait.reference in read and trait.reference not in given:
            sink.report("trait-never-given", trait.span, trait=trait.id)


def _all_given(top: Item) -> Iterator[str]:
    rules = (rule for item in top.walk() for rule in item.rules)
    return (_given(statement) for rule in rules for statement in parts(rule).statements)


def _read(top: Item) -> Iterator[str]:
    rules = (rule for item in top.walk() for rule in item.rules)
    return (word for rule in rules for word in parts(rule).adjectives)


def _given(statement: Statement) -> str:
    effect = statement.effect
    if not isinstance(effect, Grant) or not isinstance(effect.predicate, Adjective):
        return ""
    return "" if effect.negated or effect.predicate.negated else effect.predicate.word
