"""Tell of scenarios that fail, as findings: what was expected, what came, which rules took part."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import singledispatch

from regola.findings import Sink, label
from regola.findings.model import Label
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.scenarios.outcome import (
    Impossible,
    Mismatch,
    Needless,
    Outcome,
    Part,
    Refused,
    Undecided,
)
from regola.scenarios.shelf import Shelf

__all__ = ["parts_of", "tell"]

_REFUSED = "refused"
_WITH_RULES = ("example-fails", "rule-breaks-off", "step-refused")


def tell(outcome: Outcome, shelf: Shelf, texts: Container[str], sink: Sink) -> None:
    """Report what failed, with the rules behind it that lie in texts at hand."""
    if outcome.fault is None or outcome.span is None:
        return
    slug, hint, facts = _told(outcome.fault)
    related = list(_related(outcome, shelf, texts)) if slug in _WITH_RULES else []
    sink.report(slug, outcome.span, hint=hint, related=related, **facts)


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


_Told = tuple[str, str | None, dict[str, str | int]]


@singledispatch
def _told(fault: Exception) -> _Told:
    """Return the finding for a fault: its slug, its hint, its facts."""
    raise TypeError(fault)


@_told.register
def _mismatch(fault: Mismatch) -> _Told:
    if fault.topic == _REFUSED:
        return "step-not-refused", None, {}
    return "example-fails", None, {"expected": fault.expected, "found": fault.found}


@_told.register
def _refused(fault: Refused) -> _Told:
    if fault.slug == "too-costly" and fault.needed:
        facts: dict[str, str | int] = {"needed": fault.needed, "available": fault.available}
        return "step-refused", "cost", facts
    if fault.slug == "wrong-distribution":
        return "wrong-distribution", None, {"expected": fault.needed, "found": fault.available}
    return "step-refused", None, {}


@_told.register
def _needless(fault: Needless) -> _Told:
    return "die-not-wanted", None, {"region": fault.region}


@_told.register
def _undecided(fault: Undecided) -> _Told:
    return "die-missing", None, {"region": fault.region}


@_told.register
def _impossible(_fault: Impossible) -> _Told:
    return "rule-breaks-off", None, {}
