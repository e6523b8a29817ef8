"""A rule that stands twice in an item: it counts once, and often the second was meant to differ."""

from __future__ import annotations

from typing import Any

from regola.checks.survey import Survey
from regola.findings import Edit, Fix, Sink, label
from regola.program.canonical import canonical
from regola.program.meaning import Rule
from regola.program.model import Item

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report rules that mean the same as an earlier one of their item."""
    for item in survey.own:
        if len(item.rules) > 1:
            _check_item(item, sink)


def _check_item(item: Item, sink: Sink) -> None:
    seen: dict[Any, Rule] = {}
    for rule in item.rules:
        first = seen.setdefault(canonical(rule), rule)
        if first is not rule:
            related = [label(first.span, "first")]
            fix = Fix("delete", (), (Edit(rule.span, ""),))
            sink.report("doubled-rule", rule.span, related=related, fix=fix)
