"""A name with singular and plural but no gender, in a language whose articles need one."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.names import GENDERLESS

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report names that decline without a gender; a fixed phrase such as a motto has neither."""
    for item in survey.own:
        for name in item.names:
            if name.plural and not name.gender and name.language not in GENDERLESS:
                sink.report("missing-gender", name.span, language=name.language)
