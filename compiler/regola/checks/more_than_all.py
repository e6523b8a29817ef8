"""A race that starts with more tokens than lie in its box."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Edit, Fix, Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report ``tokens: 12 of 11``."""
    for item in survey.own:
        line = item.field("tokens")
        if line is not None and len(line.numbers) > 1 and line.numbers[0] > line.numbers[1]:
            value, total = line.numbers[0], line.numbers[1]
            fix = Fix("swap", (), (Edit(line.span, f"tokens: {total} of {value}"),))
            sink.report(
                "more-than-all", line.span, fix=fix, field="tokens", value=value, total=total
            )
