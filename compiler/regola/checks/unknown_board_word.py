"""A word said of a region of a board that is no terrain, symbol, piece or lasting fact."""

from __future__ import annotations

from regola.checks.grounds import ON_BOARDS, words
from regola.checks.survey import Survey
from regola.findings import Sink, nearest
from regola.program.model import FieldLine

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report words of board regions that nothing declares, and those of the wrong kind."""
    boards = tuple(survey.of_kind("board"))
    if not boards:
        return
    declared = {item.id: item.kind for item in survey.all_items if item.kind in ON_BOARDS}
    facts = {word.id for word in survey.vocabulary.adjectives.values() if word.static}
    other = {item.id: item.kind for item in survey.all_items if item.id not in declared}
    for board in boards:
        for line in board.fields:
            if line.key == "region":
                _check_line(line, {*declared, *facts}, other, sink)


def _check_line(line: FieldLine, legal: set[str], other: dict[str, str], sink: Sink) -> None:
    for word, entry in words(line):
        if word in legal:
            continue
        if word in other:
            expected = ("terrain", "symbol", "piece")
            sink.report("wrong-kind", entry.span, id=word, found=other[word], expected=expected)
            continue
        similar = nearest(word, legal)
        hint = "similar" if similar else None
        sink.report("unknown-word", entry.span, hint=hint, word=word, similar=similar)
