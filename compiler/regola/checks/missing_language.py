"""An item without a name in one of the languages: its page there shows the name of another."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.resources import languages

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report languages in which an item that has a name has none."""
    for item in survey.own:
        line = item.field("name")
        if line is None or not survey.is_clean(line.span):
            continue
        missing = tuple(language for language in languages() if item.name(language) is None)
        if missing:
            sink.report("missing-language", line.span, language=missing, id=item.id)
