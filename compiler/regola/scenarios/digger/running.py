"""Play the steps of a scenario of tiles, and compare what comes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regola.findings import Sink
from regola.scenarios.digger.expecting import compare
from regola.scenarios.digger.opening import UnknownName, opening
from regola.scenarios.digger.playing import PLAYED, Table
from regola.scenarios.outcome import Mismatch, Outcome, Refused
from regola.scenarios.schema import fits
from regola.sources import Span
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.scenarios.shelf import Shelf

__all__ = ["try_out"]

SCHEMA = "digger-scenario"


def try_out(document: Located, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a document; nothing where its form or a name is wrong, which is reported."""
    if not fits(document, sink, SCHEMA):
        return None
    try:
        state, names = opening(document, shelf)
        table = Table(state, names)
        steps = document.get("steps")
        for number, step in enumerate(steps.items if steps else (), 1):
            fault = _fault(table, plain(step))
            if fault is not None:
                return Outcome(None, fault, number, _span(step))
    except UnknownName as unknown:
        unknown.report(document, sink)
        return None
    return Outcome(None)


def _span(step: Located) -> Span:
    entry = step.entries[0]
    return Span(step.span.path, entry.key.span.start, entry.value.span.end)


def _fault(table: Table, step: dict[str, Any]) -> Exception | None:
    try:
        _play(table, step)
    except (Refused, Mismatch) as fault:
        return fault
    return None


def _play(table: Table, step: dict[str, Any]) -> None:
    because = step.pop("because", None)
    ((name, value),) = step.items()
    if name == "expect":
        compare(table, value)
    elif name == "refused":
        _refused(table, value, because)
    else:
        PLAYED[name](table, value)


def _refused(table: Table, told: dict[str, Any], because: str | None) -> None:
    """Play what must be refused, and leave no trace."""
    ((name, value),) = told.items()
    kept = table.state.clone()
    try:
        PLAYED[name](table, value)
    except Refused as refused:
        table.state = kept
        if because is not None and refused.slug != because:
            raise Mismatch("because", because, refused.slug, refused.parts) from None
        return
    raise Mismatch("refused", name, "", ())
