"""A region of several terrains: rules that ask for either would find it, whichever was meant."""

from __future__ import annotations

from itertools import chain

from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.model import FieldLine

__all__ = ["check"]

_MARKS = ("symbol", "piece", "relic", "place")


def check(survey: Survey, sink: Sink) -> None:
    """Report the second terrain of a region of a board or an example."""
    boards = tuple(chain(survey.of_kind("board"), survey.of_kind("example")))
    terrains = _terrains(survey) if boards else frozenset[str]()
    for board in boards:
        for line in board.fields:
            if line.key == "region" and line.arguments:
                _check_line(line, terrains, sink)


def _terrains(survey: Survey) -> frozenset[str]:
    """Return the words that mean a terrain in every game at hand: one has mines as a symbol."""
    marks = {item.id for item in survey.all_items if item.kind in _MARKS}
    return frozenset(
        item.id for item in survey.all_items if item.kind == "terrain" and item.id not in marks
    )


def _check_line(line: FieldLine, terrains: frozenset[str], sink: Sink) -> None:
    told = [entry for entry in line.entries if "_".join(map(str, entry.values)) in terrains]
    for entry in told[1:]:
        word = "_".join(map(str, entry.values))
        if word != "_".join(map(str, told[0].values)):
            related = [label(told[0].span, "first")]
            region = line.arguments[0]
            sink.report(
                "several-terrains", entry.span, related=related, region=region, terrain=word
            )
