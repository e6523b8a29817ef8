"""A border that no flat map can show beside the others: one region was taken for another."""

from __future__ import annotations

from itertools import chain

from regola.checks.conquest.map_edges import touching
from regola.checks.conquest.planarity import left_out
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.sources import Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """
    Report borders, and regions said to reach the edge, that do not fit into the plane.

    The edge of the board counts as one more region, which those touch that reach it.
    """
    for board in chain(survey.of_kind("board"), survey.of_kind("example")):
        places: dict[tuple[int, int], Span] = {}
        for edge, span in touching(board):
            places.setdefault(edge, span)
        for edge in left_out(places):
            sink.report("undrawable-border", places[edge])
