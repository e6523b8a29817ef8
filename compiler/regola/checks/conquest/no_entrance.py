"""A board that no people can enter: none of its regions is at the border."""

from __future__ import annotations

from regola.checks.boards import regions
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]

_EDGE = "border"


def check(survey: Survey, sink: Sink) -> None:
    """Report boards without a border region, where the words of the game know border regions."""
    if _EDGE not in survey.vocabulary.adjectives:
        return
    for board in survey.of_kind("board"):
        listed = tuple(regions(board))
        if listed and survey.is_whole(board) and not any(_EDGE in one.words for one in listed):
            sink.report("no-entrance", board.span)
