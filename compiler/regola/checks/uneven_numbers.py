"""A list that is not as long as another whose entries it tells of."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, label

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report lists that leave an entry of another without a number, or have one for none."""
    for item in survey.own:
        for key, whole in survey.vocabulary.kinds[item.kind].as_many_as.items():
            line, other = item.field(key), item.field(whole)
            if line is None or other is None or len(line.numbers) == len(other.numbers):
                continue
            if not survey.is_clean(other.span):
                continue  # a number that cannot be is what is wrong
            sink.report(
                "uneven-numbers",
                line.span,
                field=key,
                whole=whole,
                told=len(line.numbers),
                needed=len(other.numbers),
                related=[label(other.span, "whole")],
            )
