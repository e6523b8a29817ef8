"""An option or a trait that no rule names: often the rule that should name it holds a slip."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.parts import parts
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Adjective, Grant
from regola.program.model import Item

__all__ = ["check"]

_KINDS = ("option", "trait")


def check(survey: Survey, sink: Sink) -> None:
    """Report options and traits that are never used; not where errors may hide the use."""
    for item in (item for kind in _KINDS for item in survey.of_kind(kind)):
        if not survey.is_faultless:
            return
        used, shown = survey.words_of(_named), survey.words_of(_shown)
        if item.reference not in used and item.id not in shown:
            sink.report("unused-declaration", item.span, kind=item.kind, id=item.id)


def _named(top: Item) -> Iterator[str]:
    for rule in (rule for item in top.walk() for rule in item.rules):
        found = parts(rule)
        yield from found.nouns
        yield from found.adjectives
        for statement in found.statements:
            effect = statement.effect
            if isinstance(effect, Grant) and isinstance(effect.predicate, Adjective):
                yield effect.predicate.word


def _shown(top: Item) -> frozenset[object]:
    """The words of the fields of examples and rulings, which may show an option."""
    kinds = ("example", "ruling")
    lines = (line for item in top.walk() if item.kind in kinds for line in item.fields)
    return frozenset(word for line in lines for word in line.words)
