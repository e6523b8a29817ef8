"""A region that stands twice on a board, or of which the same is said twice."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import FieldLine, Item
from regola.sources import Span

__all__ = ["check"]

_LYING = ("piece", "relic", "place")
"""What may lie in one region several times."""


def check(survey: Survey, sink: Sink) -> None:
    """Report the second of two regions with one id, and of two equal words of a region."""
    boards = tuple(survey.of_kind("board"))
    often = {item.id for item in survey.all_items if item.kind in _LYING} if boards else set()
    for board in boards:
        _check_ids(board, sink)
        for line in board.fields:
            if line.key == "region":
                _check_words(line, often, sink)


def _check_ids(board: Item, sink: Sink) -> None:
    seen: dict[str, Span] = {}
    for line in board.fields:
        if line.key == "region" and line.arguments:
            first = seen.setdefault(line.arguments[0], line.span)
            if first is not line.span:
                related = [label(first, "first")]
                word = line.arguments[0]
                sink.report("doubled-value", line.span, related=related, word=word, key=line.key)


def _check_words(line: FieldLine, often: set[str], sink: Sink) -> None:
    seen: dict[str, Span] = {}
    for entry in line.entries:
        word = "_".join(map(str, entry.values))
        first = seen.setdefault(word, entry.span)
        if first is not entry.span and word not in often:
            related = [label(first, "first")]
            sink.report("doubled-value", entry.span, word=word, key=line.key, related=related)
