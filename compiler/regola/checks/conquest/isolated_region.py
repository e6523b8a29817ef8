"""A region without neighbours: nobody can get there, and most often a border was forgotten."""

from __future__ import annotations

from regola.checks.boards import borders, regions
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report regions of a board that no border names; a board of one region is left alone."""
    for board in survey.of_kind("board"):
        listed = tuple(regions(board))
        if len(listed) == 1 or not survey.is_whole(board):
            continue
        bordered = {name for border in borders(board) for name in border.pair}
        # A slip in a border is reported there: both regions would look isolated otherwise.
        if not bordered <= {region.id for region in listed}:
            continue
        for region in listed:
            if region.id not in bordered:
                sink.report("isolated-region", region.span, region=region.id)
