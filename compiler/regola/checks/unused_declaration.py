"""An option or a trait that no rule names: often the rule that should name it holds a slip."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import Adjective, Grant

__all__ = ["check"]

_KINDS = ("option", "trait")


def check(survey: Survey, sink: Sink) -> None:
    """Report options and traits that are never used; not where errors may hide the use."""
    waiting = [item for item in survey.own if item.kind in _KINDS]
    if not waiting or not survey.is_faultless:
        return
    used = {name for one in survey.all_rules for name in _named(one, survey)}
    for item in waiting:
        if item.reference not in used and item.id not in _shown(survey):
            sink.report("unused-declaration", item.span, kind=item.kind, id=item.id)


def _named(one: Placed, survey: Survey) -> Iterator[str]:
    found = survey.parts(one.rule)
    yield from found.nouns
    yield from found.adjectives
    for statement in found.statements:
        effect = statement.effect
        if isinstance(effect, Grant) and isinstance(effect.predicate, Adjective):
            yield effect.predicate.word


def _shown(survey: Survey) -> frozenset[str]:
    """The words of the fields of examples and rulings, which may show an option."""
    kinds = ("example", "ruling")
    lines = (line for item in survey.all_items if item.kind in kinds for line in item.fields)
    return frozenset(word for line in lines for word in line.words)
