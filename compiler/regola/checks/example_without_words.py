"""An example that says nothing to readers: its page would show moves without what they are for."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report examples that have no `says`."""
    for example in survey.of_kind("example"):
        if example.field("says") is None and survey.is_whole(example):
            sink.report("example-without-words", example.span)
