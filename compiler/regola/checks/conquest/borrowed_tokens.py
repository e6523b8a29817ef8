"""A homebrew race that borrows more tokens than its lender has."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import FieldLine, Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report lenders with too few tokens in the box."""
    for item, line in survey.gathered(_borrowing):
        lender = _lender(line, item, survey)
        if lender is not None:
            _compare(item, lender, line, sink)


def _borrowing(top: Item) -> tuple[tuple[Item, FieldLine], ...]:
    line = top.field("borrows")
    return ((top, line),) if line is not None else ()


def _lender(line: FieldLine, item: Item, survey: Survey) -> Item | None:
    name = "".join(line.words)
    races = (one for one in survey.all_items if one.kind == item.kind and one is not item)
    return next((one for one in races if name in (one.id, one.reference)), None)


def _compare(item: Item, lender: Item, line: FieldLine, sink: Sink) -> None:
    tokens = item.field("tokens")
    numbers = tokens.numbers if tokens is not None else ()
    # More tokens at the start than there are is told at the tokens.
    if numbers and numbers[0] > numbers[-1]:
        return
    available = lender.number("tokens", 1) or lender.number("tokens")
    needed = max(numbers, default=0)
    if available is None or needed <= available:
        return
    sink.report(
        "borrowed-tokens",
        line.span,
        count=needed,
        lender=lender.id,
        available=available,
        related=[label(lender.span, "lender")],
    )
