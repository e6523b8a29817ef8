"""A list that is told by the number of players, and is not as long as players may be many."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["check"]

_BY_PLAYERS = ("shown", "passes", "dummies", "blocked")
_FEWEST = 2
"""The players of the first number of such a list."""


def check(survey: Survey, sink: Sink) -> None:
    """Report lists of base rules without a number for some players, or with one for none."""
    for base in survey.of_kind("base"):
        players = base.field("players")
        most = max(players.numbers, default=0) if players is not None else 0
        for key in _BY_PLAYERS if most and survey.is_whole(base) else ():
            line = base.field(key)
            if line is not None and len(line.numbers) != most - _FEWEST + 1:
                sink.report(
                    "numbers-by-players",
                    line.span,
                    field=key,
                    told=len(line.numbers),
                    needed=most - _FEWEST + 1,
                    players=most,
                )
