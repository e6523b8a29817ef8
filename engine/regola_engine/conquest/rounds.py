"""From one round to the next: what the end of a round sets off is still of that round."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["close_round", "count_round", "round_is_over"]

_OVER = -1
"""In place of who acts: the round has ended, and what that sets off may be under way."""


def close_round(position: Position) -> None:
    """Note that a round has ended; the next begins when all that this sets off is done."""
    position.turn = _OVER


def round_is_over(position: Position) -> bool:
    """Tell whether a round has ended and the next has not begun."""
    return position.turn == _OVER


def count_round(position: Position) -> None:
    """Count a round that has ended, if one has."""
    if round_is_over(position):
        position.turn = 0
        position.round += 1
