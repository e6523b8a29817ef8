"""A number far from all that official items have: often a slip of the keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import Change, Number, Quantity
from regola.sources import Span

__all__ = ["check"]

_TIMES, _MORE = 3, 2
"""A number is far off beyond so many times the highest official one, and so much more."""


@dataclass(frozen=True, slots=True)
class _Said:
    """A number, where it stands, and what it is one of."""

    of: tuple[str, ...]
    value: int
    span: Span


def check(survey: Survey, sink: Sink) -> None:
    """Report numbers in items that are far above those of the library."""
    highest: dict[tuple[str, ...], int] = {}
    for said in _numbers(survey.library_rules, survey):
        highest[said.of] = max(said.value, highest.get(said.of, 0))
    for said in _numbers(survey.rules, survey):
        most = highest.get(said.of)
        if most is not None and said.value > _TIMES * most + _MORE:
            sink.report("odd-number", said.span, value=said.value, most=most)


def _numbers(rules: Iterable[Placed], survey: Survey) -> Iterator[_Said]:
    for one in rules:
        parts = survey.parts(one.rule)
        for statement in parts.statements:
            effect, subject = statement.effect, statement.subject
            if isinstance(effect, Change) and isinstance(subject, Quantity):
                of = (subject.word, effect.operation)
                if isinstance(effect.amount, Number):
                    yield _Said(of, effect.amount.value, statement.span)
        for deed in parts.deeds:
            thing = deed.object
            bound = thing.amount.amount if thing is not None and thing.amount else None
            if thing is not None and isinstance(bound, Number):
                yield _Said((deed.verb, thing.type), bound.value, deed.span)
