"""Two examples or two rulings of an item with one title: what names the title means both."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report the second of two titles of a kind in one item."""
    for holder in survey.own:
        seen: dict[tuple[str, str], Item] = {}
        for inner in holder.nested:
            first = seen.setdefault((inner.kind, inner.title), inner) if inner.title else inner
            if first is not inner:
                related = [label(first.span, "first")]
                sink.report("doubled-title", inner.span, related=related, title=inner.title)
