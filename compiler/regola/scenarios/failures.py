"""Tell of scenarios that fail, as findings: what was expected, what came, which rules took part."""

from __future__ import annotations

from collections.abc import Container, Iterator

from regola.findings import Finding, Sink, label
from regola.findings.model import Label
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.scenarios.first_times import has_first_times
from regola.scenarios.outcome import Fault, Mismatch, Outcome, Part, Refused, Told
from regola.scenarios.shelf import Shelf
from regola.sources import Span, freeze_arguments

__all__ = ["parts_of", "tell"]

_TELLING = ("dice-left", "forbidden", "no-roll", "passed", "told-too-much")
"""Reasons that tell more than what is open."""


def tell(outcome: Outcome, shelf: Shelf, texts: Container[str], sink: Sink) -> None:
    """Report what failed, with the rules behind it that lie in texts at hand."""
    if outcome.fault is None or outcome.span is None:
        return
    told = outcome.fault.told(_early(shelf, outcome.span, outcome.fault))
    if outcome.open and not _has_reason(outcome.fault):
        told = Told(told.finding, "open", {"open": outcome.open})
    related = list(_related(outcome, shelf, texts))
    facts = freeze_arguments(dict(told.facts))
    sink.add(Finding(told.finding, outcome.span, facts, told.hint, tuple(related)))


def _has_reason(fault: Exception) -> bool:
    """Tell whether a refusal has a reason that tells more than what is open."""
    is_numbered = isinstance(fault, Refused) and bool(fault.needed or fault.available)
    return is_numbered or (isinstance(fault, Refused) and fault.slug in _TELLING)


def parts_of(outcome: Outcome) -> tuple[Part, ...]:
    """Return the rules that took part in what failed."""
    return outcome.fault.parts if outcome.fault is not None else ()


def _related(outcome: Outcome, shelf: Shelf, texts: Container[str]) -> Iterator[Label]:
    for part in parts_of(outcome):
        rule = _rule(shelf.items.get(part.reference), part.line)
        if rule is not None and rule.span.path in texts:
            yield label(rule.span, "rule")


def _rule(item: Item | None, number: int) -> Rule | None:
    rules = item.rules if item is not None else ()
    return next((rule for rule in rules if rule.number == number), None)


def _early(shelf: Shelf, span: Span, fault: Fault) -> str:
    """Return the item around a place that does the first times alone what was expected, if any."""
    topic = fault.topic if isinstance(fault, Mismatch) else ""
    around = (one for one in shelf.top if one.holds(span) and has_first_times(one, topic))
    return next((one.id for one in around), "")
