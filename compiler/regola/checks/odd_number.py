"""A number far from all that other items have: often a slip of the keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from regola.checks.parts import parts
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Change, Limit, Number, Quantity, Rule
from regola.program.model import Item
from regola.program.once import once
from regola.program.walking import nodes_in
from regola.sources import Span

__all__ = ["check"]

_TIMES, _MORE = 3, 2
"""A number is far off beyond so many times the highest of others, and so much more."""

_BOUNDED = ("example",)
"""What has numbers with bounds of their own, or such as are told."""

_ANY = ("any",)
"""What all numbers of rules have in common: some say what no other rule says."""


@dataclass(frozen=True, slots=True)
class _Said:
    """A number, where it stands, in which top-level item, and what it is one of."""

    of: tuple[str, ...]
    value: int
    span: Span
    top: Span


_Highest = Mapping[tuple[str, ...], tuple[tuple[int, Span], ...]]
"""Of each sort of number the two highest, of two items: the number, and where the item stands."""


def check(survey: Survey, sink: Sink) -> None:
    """Report the numbers of items that are far above those of all others; one a line."""
    nothing: _Highest = {}
    own = survey.memory.summed("highest numbers", survey.items, _highest_of, _higher, nothing)
    highest = _higher(_of_library(survey.library), own)
    far = {
        best[0][1]
        for of, best in highest.items()
        if len(best) > 1 and _is_far(*best) and best[0] in own.get(of, ())
    }
    for top in (top for top in survey.items if top.whole in far) if far else ():
        told: set[Span] = set()
        for said in _said(top):
            most = next((value for value, of in highest[said.of] if of != said.top), None)
            if most is None or said.value <= _TIMES * most + _MORE or said.span in told:
                continue
            if survey.is_clean(said.span):
                told.add(said.span)
                sink.report("odd-number", said.span, value=said.value, most=most)


def _is_far(one: tuple[int, Span], other: tuple[int, Span]) -> bool:
    return one[0] > _TIMES * other[0] + _MORE


@once
def _of_library(library: tuple[Item, ...]) -> _Highest:
    return reduce(_higher, map(_highest_of, library), {})


def _highest_of(top: Item) -> _Highest:
    """The highest number of each sort that an item has."""
    found: dict[tuple[str, ...], int] = {}
    for said in _said(top):
        found[said.of] = max(said.value, found.get(said.of, said.value))
    return {of: ((value, top.whole),) for of, value in found.items()}


def _higher(left: _Highest, right: _Highest) -> _Highest:
    """The two highest numbers of each sort, of two items, of those of different items."""
    found = dict(left)
    for of, best in right.items():
        both = (*found.get(of, ()), *best)
        found[of] = tuple(sorted(both, key=lambda one: -one[0])[:2])
    return found


def _said(top: Item) -> Iterator[_Said]:
    yield from _of_rules((top,))
    yield from _of_fields((top,))


def _of_fields(items: Iterable[Item]) -> Iterator[_Said]:
    for top in items:
        for item in top.walk():
            for line in item.fields if item.kind not in _BOUNDED else ():
                value = item.number(line.key)
                if value is not None:
                    yield _Said((item.kind, line.key), value, line.span, top.whole)


def _of_rules(items: Iterable[Item]) -> Iterator[_Said]:
    for top in items:
        for rule in (rule for item in top.walk() for rule in item.rules):
            for of, value, span in _of_sort(rule):
                yield _Said(of, value, span, top.whole)
            for value in _numbers(rule):
                yield _Said(_ANY, value, rule.span, top.whole)


def _of_sort(rule: Rule) -> Iterator[tuple[tuple[str, ...], int, Span]]:
    """Give the numbers of which a rule says what they are, the nearer place first."""
    nodes = parts(rule)
    for statement in nodes.statements:
        effect, subject = statement.effect, statement.subject
        if isinstance(effect, Change) and isinstance(subject, Quantity):
            of = (subject.word, effect.operation)
            if isinstance(effect.amount, Number):
                yield of, effect.amount.value, statement.span
    for deed in nodes.deeds:
        thing = deed.object
        bound = thing.amount.amount if thing is not None and thing.amount else None
        if thing is not None and isinstance(bound, Number):
            yield (deed.verb, thing.type), bound.value, deed.span


def _numbers(node: Any) -> Iterator[int]:
    """Give all numbers of a rule as written."""
    for one in nodes_in(node):
        if isinstance(one, Number):
            yield one.value
        elif isinstance(one, Limit):
            yield one.times
