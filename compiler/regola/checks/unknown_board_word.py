"""A word said of a region of a board that is no terrain, symbol, piece or lasting fact."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, nearest
from regola.program.model import FieldEntry, FieldLine

__all__ = ["check"]

_KINDS = ("terrain", "symbol", "piece", "relic", "place")


def check(survey: Survey, sink: Sink) -> None:
    """Report words of board regions that nothing declares, and those of the wrong kind."""
    boards = tuple(survey.of_kind("board"))
    if not boards:
        return
    declared = {item.id: item.kind for item in survey.all_items if item.kind in _KINDS}
    facts = {word.id for word in survey.vocabulary.adjectives.values() if word.static}
    other = {item.id: item.kind for item in survey.all_items if item.id not in declared}
    for board in boards:
        for line in board.fields:
            if line.key == "region":
                _check_line(line, {*declared, *facts}, other, sink)


def _check_line(line: FieldLine, legal: set[str], other: dict[str, str], sink: Sink) -> None:
    for entry in line.entries:
        word = " ".join(str(value) for value in entry.values)
        if word in legal or _is_point(entry):
            continue
        if word in other:
            expected = ("terrain", "symbol", "piece")
            sink.report("wrong-kind", entry.span, id=word, found=other[word], expected=expected)
            continue
        similar = nearest(word, legal)
        hint = "similar" if similar else None
        sink.report("unknown-word", entry.span, hint=hint, word=word, similar=similar)


def _is_point(entry: FieldEntry) -> bool:
    """Tell whether this says where the region lies in a drawing: `at 120 80`."""
    word, *numbers = entry.values
    return word == "at" and [type(number) for number in numbers] == [int, int]
