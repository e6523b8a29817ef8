"""What a player might do instead of a step that is refused, in the words of examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.scenarios.conquest.deeds_told import answers, takings
from regola_engine.conquest.play import frames as f

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["open_now"]


def open_now(table: Table) -> tuple[str, ...]:
    """Return what is open at the next question to the player on turn."""
    table.go_on_until(lambda: _is_asked(table))
    state, players = table.state, list(table.players)
    if not _is_asked(table) or state.question is None:
        return ()
    offers = state.question.about == f.OFFERS
    told = takings(state, state.moves, players) if offers else answers(state, players)
    return tuple(dict.fromkeys(told))


def _is_asked(table: Table) -> bool:
    question = table.state.question
    return question is not None and question.seat == table.state.seat
