"""Tell of scenarios that fail, as findings: what was expected, what came, which rules took part."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import singledispatch

from regola.findings import Sink, label
from regola.findings.model import Label
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.scenarios.first_times import has_first_times
from regola.scenarios.outcome import (
    Impossible,
    LeftOpen,
    Misdealt,
    Mismatch,
    Misplaced,
    Needless,
    Outcome,
    Part,
    Refused,
    Undecided,
    Unrolled,
)
from regola.scenarios.shelf import Shelf
from regola.sources import Span

__all__ = ["parts_of", "tell"]

_REFUSED = "refused"

_REASONS = frozenset(
    (
        "bonus-waiting",
        "clashing",
        "dice-left",
        "forbidden",
        "no-goons",
        "no-project",
        "no-roll",
        "no-space",
        "no-way",
        "not-connected",
        "not-offered",
        "passed",
        "told-too-much",
        "too-few-points",
    )
)
"""Reasons that have a hint of their own."""

_TELLING = ("dice-left", "forbidden", "no-roll", "passed", "told-too-much")
"""Reasons that tell more than what is open."""


def tell(outcome: Outcome, shelf: Shelf, texts: Container[str], sink: Sink) -> None:
    """Report what failed, with the rules behind it that lie in texts at hand."""
    if outcome.fault is None or outcome.span is None:
        return
    related = list(_related(outcome, shelf, texts))
    if outcome.open and not _has_reason(outcome.fault):
        _refused_where_open(outcome.open, outcome.span, related, sink)
    elif isinstance(outcome.fault, Mismatch):
        _mismatch(outcome.fault, outcome.span, related, shelf, sink)
    else:
        _report(outcome.fault, outcome.span, related, sink)


def _has_reason(fault: Exception) -> bool:
    """Tell whether a refusal has a reason that tells more than what is open."""
    is_numbered = isinstance(fault, Refused) and bool(fault.needed or fault.available)
    return is_numbered or (isinstance(fault, Refused) and fault.slug in _TELLING)


def parts_of(outcome: Outcome) -> tuple[Part, ...]:
    """Return the rules that took part in what failed."""
    parts: tuple[Part, ...] = getattr(outcome.fault, "parts", ())
    return parts


def _related(outcome: Outcome, shelf: Shelf, texts: Container[str]) -> Iterator[Label]:
    for part in parts_of(outcome):
        rule = _rule(shelf.items.get(part.reference), part.line)
        if rule is not None and rule.span.path in texts:
            yield label(rule.span, "rule")


def _rule(item: Item | None, number: int) -> Rule | None:
    rules = item.rules if item is not None else ()
    return next((rule for rule in rules if rule.number == number), None)


def _mismatch(fault: Mismatch, span: Span, related: list[Label], shelf: Shelf, sink: Sink) -> None:
    if fault.topic == _REFUSED:
        sink.report("step-not-refused", span)
        return
    early = next((item.id for item in shelf.top if _is_early(item, span)), "")
    sink.report(
        "example-fails",
        span,
        hint="first" if early else None,
        related=related,
        topic=fault.topic,
        expected=fault.expected,
        found=fault.found,
        item=early,
    )


def _is_early(item: Item, span: Span) -> bool:
    """Tell whether a place lies in an item of which a rule holds for the first times alone."""
    place = item.whole
    is_there = place.path == span.path and place.start <= span.start < place.end
    return is_there and has_first_times(item)


@singledispatch
def _report(fault: Exception, _span: Span, _related: list[Label], _sink: Sink) -> None:
    """Report a fault at its step."""
    raise TypeError(fault)


@_report.register
def _refused(fault: Refused, span: Span, related: list[Label], sink: Sink) -> None:
    needed, available = fault.needed, fault.available
    if fault.slug == "wrong-distribution":
        sink.report("wrong-distribution", span, expected=needed, found=available)
    elif fault.slug == "too-costly" and needed:
        sink.report(
            "step-refused",
            span,
            hint="cost",
            related=related,
            needed=needed,
            available=available,
        )
    else:
        part = next(iter(fault.parts), Part("", 0))
        sink.report(
            "step-refused",
            span,
            hint=fault.slug if fault.slug in _REASONS else None,
            related=related,
            item=part.reference.rpartition("/")[2],
            number=part.line,
        )


def _refused_where_open(
    told: tuple[str, ...], span: Span, related: list[Label], sink: Sink
) -> None:
    """Report a step refused, with what could be done instead."""
    sink.report("step-refused", span, hint="open", related=related, open=told)


@_report.register
def _misdealt(fault: Misdealt, span: Span, related: list[Label], sink: Sink) -> None:
    # Of what makes up a number, bounds come last, and have the last word.
    part = next(reversed(fault.parts), Part("", 0))
    sink.report(
        "not-so-placed",
        span,
        hint="rule" if fault.parts else None,
        related=related,
        what=fault.what,
        expected=fault.expected,
        found=fault.found,
        item=part.reference.rpartition("/")[2],
        number=part.line,
    )


@_report.register
def _misplaced(fault: Misplaced, span: Span, related: list[Label], sink: Sink) -> None:
    sink.report("tile-clashes", span, related=related, space=fault.space)


@_report.register
def _needless(fault: Needless, span: Span, _related: list[Label], sink: Sink) -> None:
    sink.report("die-not-wanted", span, region=fault.region)


@_report.register
def _undecided(fault: Undecided, span: Span, _related: list[Label], sink: Sink) -> None:
    sink.report("die-missing", span, region=fault.region)


@_report.register
def _unrolled(_fault: Unrolled, span: Span, related: list[Label], sink: Sink) -> None:
    sink.report("roll-not-told", span, related=related)


@_report.register
def _impossible(_fault: Impossible, span: Span, related: list[Label], sink: Sink) -> None:
    sink.report("rule-breaks-off", span, related=related)


@_report.register
def _left_open(fault: LeftOpen, span: Span, _related: list[Label], sink: Sink) -> None:
    sink.report("choice-left-open", span, open=fault.choices)
