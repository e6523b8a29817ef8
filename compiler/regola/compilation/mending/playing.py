"""Tell whether what is proposed would be refused next: by what plays it, or by a check of rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from regola.checks import not_yours_to_change, number_not_asked
from regola.checks.survey import Survey
from regola.findings import Sink
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


@dataclass(frozen=True, slots=True)
class Playing:
    """Judges items that a trial has made, on top of a program."""

    program: Program
    vocabulary: Vocabulary

    def refuses(self, items: Sequence[Item]) -> bool:
        """Tell whether something in the items has no form in play, or is nobody's to say."""
        # What writes modules takes long to load; most files have nothing to be mended.
        from regola.compilation.games import report_unwritable

        sink = Sink()
        survey = Survey(tuple(items), self.program.everything, self.vocabulary)
        for check in _CHECKS:
            check(survey, sink)
        known = replace(self.program, items=tuple(items), library=self.program.everything)
        report_unwritable(known, sink)
        return sink.has_errors
