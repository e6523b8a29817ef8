"""Tell whether what is proposed would be refused next: by what plays it, or by a check of rules."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from regola.checks import not_yours_to_change, number_not_asked
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.memory import Memory, Table
from regola.program.model import Item
from regola.vocabulary.model import Vocabulary

if TYPE_CHECKING:
    from regola.compilation.program import Program

__all__ = ["Playing"]

# Each judges a rule by itself.
_CHECKS: tuple[Callable[[Survey, Sink], None], ...] = (
    not_yours_to_change.check,
    number_not_asked.check,
)


@dataclass(frozen=True)
class Playing:
    """Judges items that a trial has made, on top of a program."""

    program: Program
    vocabulary: Vocabulary
    memory: Memory

    @cached_property
    def pieces(self) -> Table[str, frozenset[str]]:
        """The pieces of the program with their fields, which rules are played with."""
        from regola.compilation.games import pieces_in_sight

        return pieces_in_sight(self.program, self.memory)

    def refuses(self, items: Sequence[Item]) -> bool:
        """Tell whether something in the items has no form in play, or is nobody's to say."""
        # What writes modules takes long to load; most files have nothing to be mended.
        from regola.compilation.games import has_engine, pieces_of, report_rules

        sink = Sink()
        survey = Survey(tuple(items), (), self.vocabulary)
        for check in _CHECKS:
            check(survey, sink)
        if has_engine(self.program.family):
            own = dict(pair for item in items for pair in pieces_of(item))
            pieces = ChainMap(own, self.pieces)  # type: ignore[arg-type]  # which it only reads
            for item in items:
                report_rules(item, self.vocabulary, pieces, sink)
        return sink.has_errors
