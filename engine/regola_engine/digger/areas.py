"""Which board a game is played on: the one for its players, or that a scenario asks for."""

from __future__ import annotations

from collections.abc import Iterable

from regola_engine.digger.items import BoardItem, Scenario

__all__ = ["board_for"]


def board_for(
    boards: Iterable[BoardItem], seats: int, scenarios: Iterable[Scenario] = ()
) -> BoardItem | None:
    """
    Return the board for so many players; none where there is none.

    A scenario may take the board for one player more or fewer, if there is such a board and it has
    first spaces for all; two that disagree leave things as they are.
    """
    known = {board.players: board for board in boards}
    wanted = seats + sum(scenario.area for scenario in scenarios)
    other = known.get(min(max(wanted, seats - 1), seats + 1))
    return other if other is not None and len(other.portals) >= seats else known.get(seats)
