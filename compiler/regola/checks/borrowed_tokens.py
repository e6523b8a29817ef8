"""A homebrew race that borrows more tokens than its lender has, or borrows from no race."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, label, nearest
from regola.program.model import FieldLine, Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report lenders that are unknown, are no races, or have too few tokens in the box."""
    for item in survey.items:
        line = item.field("borrows")
        if line is None:
            continue
        lender = _lender(line, item, survey, sink)
        if lender is not None:
            _compare(item, lender, line, sink)


def _lender(line: FieldLine, item: Item, survey: Survey, sink: Sink) -> Item | None:
    name = "".join(line.words)
    candidates = [
        one for one in survey.all_items if one is not item and name in (one.id, one.reference)
    ]
    races = [one for one in candidates if one.kind == item.kind]
    if races:
        return races[0]
    if candidates:
        found, expected = candidates[0].kind, (item.kind,)
        sink.report("wrong-kind", line.span, id=name, found=found, expected=expected)
        return None
    legal = tuple(one.id for one in survey.all_items if one.kind == item.kind and one is not item)
    similar = nearest(name, legal)
    hint = "similar" if similar else None
    sink.report("unknown-id", line.span, hint=hint, id=name, kind=item.kind, similar=similar)
    return None


def _compare(item: Item, lender: Item, line: FieldLine, sink: Sink) -> None:
    tokens = item.field("tokens")
    available = lender.number("tokens", 1) or lender.number("tokens")
    needed = max(tokens.numbers, default=0) if tokens is not None else 0
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
