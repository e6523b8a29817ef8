"""
A race, power, relic or place that does nothing: allowed, but rarely meant.

What the box of a game holds is as it is; the check asks homebrew alone.
"""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report items with a bearer and without a rule, in themselves or in what they hold."""
    for item in survey.items:
        kind = survey.vocabulary.kinds.get(item.kind)
        if kind is None or not kind.bearer or not kind.declares or item.pack in survey.games:
            continue
        if not survey.is_whole(item):
            continue
        if not any(inner.rules for inner in item.walk()):
            sink.report("item-without-rules", item.span, id=item.id)
