"""A board with a hole in it, or in two parts."""

from __future__ import annotations

from regola.checks.digger.tiling import apart, holes, is_laid_out, spaces, spaces_around
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report gaps that spaces enclose, and spaces that no way leads to from the first one."""
    for board in survey.of_kind("board"):
        listed = list(spaces(board))
        if not listed or not is_laid_out(board, survey):
            continue
        known = {(space.row, space.place): space for space in listed}
        for row, place in sorted(holes(known)):
            near = next(known[one] for one in spaces_around(row, place) if one in known)
            sink.report("hole-in-board", near.span, space=f"{chr(row)}{place}")
        for one in apart(known):
            space = known[one]
            sink.report("space-apart", space.span, space=space.id)
