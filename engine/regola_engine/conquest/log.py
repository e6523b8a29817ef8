"""
What a log keeps of a game: data only, so that any language can tell it.

The log is off unless a position has a list for it. Entries name peoples by their race and power in
the game, since a people's number is given again once it has left. What ``numbers`` hold, by kind:

- ``turn``: the round
- ``choose``: race, power
- ``conquer``: race, power, region, cost, tokens that moved in
- ``lose``: race, power, region, tokens lost
- ``leave``: race, power, region, tokens taken in hand
- ``income``: region, coins; and ``cost`` of a region the same
- ``coins``: coins gained, or paid where below 0
- ``taken``: coins, the seat that they come from (-1 for a combination)
- ``tokens``: race, power, tokens gained
- ``roll``: what the die shows
- ``put``: kind of piece, region
- ``decline``, ``reactivate`` and ``gone``: race, power
- ``over``: nothing
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.kernel.log import Entry

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["note", "of_people"]


def note(position: Position, kind: str, seat: int, rule: int, *numbers: int) -> None:
    """Keep what happened, if a log is kept."""
    if position.log is not None:
        position.log.append(Entry(kind, seat, rule, numbers))


def of_people(position: Position, people: int) -> tuple[int, int]:
    """Return the race and the power of a people, as entries name it."""
    return position.race[people], position.power[people]
