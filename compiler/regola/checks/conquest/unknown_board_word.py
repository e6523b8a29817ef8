"""A word said of a region of a board that is no terrain, symbol, piece or lasting fact there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regola.checks.conquest.grounds import ON_BOARDS, words
from regola.checks.survey import Survey
from regola.findings import Edit, Fix, Sink, instead, nearest
from regola.program.model import FieldLine, Item
from regola.sources import Span

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report words of regions that nothing declares, of the wrong kind, or of packs not at hand."""
    boards = tuple(survey.of_kind("board"))
    if not boards:
        return
    known = _known(survey)
    for board in boards:
        for line in board.fields:
            if line.key == "region":
                known.check(line, board, sink)


@dataclass(frozen=True, slots=True)
class _Known:
    """What the words of boards may name: the packs that declare each, lasting facts, the rest."""

    packs: Mapping[str, frozenset[str]]
    facts: frozenset[str]
    other: Mapping[str, str]
    survey: Survey

    def check(self, line: FieldLine, board: Item, sink: Sink) -> None:
        """Report what a region is said to be and cannot."""
        for word, entry in words(line):
            if word in self.packs:
                self._check_at_hand(word, entry.span, board, sink)
            elif word in self.other:
                expected = ("terrain", "symbol", "piece")
                found = self.other[word]
                sink.report("wrong-kind", entry.span, id=word, found=found, expected=expected)
            elif word not in self.facts:
                similar = nearest(word, {*self.packs, *self.facts})
                hint = "similar" if similar else None
                fix = instead(entry.span, similar) or self._divided(word, entry.span)
                sink.report(
                    "unknown-word", entry.span, hint=hint, fix=fix, word=word, similar=similar
                )

    def _divided(self, word: str, span: Span) -> Fix | None:
        """Return the fix that puts commas between words each of which may be said of a region."""
        single = word.split(" ")
        if len(single) == 1 or not all(one in self.packs or one in self.facts for one in single):
            return None
        text = ", ".join(single)
        return Fix("line", (("line", text),), (Edit(span, text),))

    def _check_at_hand(self, word: str, span: Span, board: Item, sink: Sink) -> None:
        """Report what only packs declare that need not be in play when the board is."""
        near = self.survey.at_hand.get(board.pack)
        if near is None or not self.packs[word].isdisjoint(near):
            return
        game = min(self.packs[word])
        here = self.survey.homes.get(board.pack) or board.pack
        sink.report("word-of-another-game", span, hint="needs", word=word, game=game, here=here)


def _known(survey: Survey) -> _Known:
    packs: dict[str, frozenset[str]] = {}
    for item in survey.all_items:
        if item.kind in ON_BOARDS:
            packs[item.id] = packs.get(item.id, frozenset()) | {item.pack}
    facts = frozenset(word.id for word in survey.vocabulary.adjectives.values() if word.static)
    other = {item.id: item.kind for item in survey.all_items if item.id not in packs}
    return _Known(packs, facts, other, survey)
