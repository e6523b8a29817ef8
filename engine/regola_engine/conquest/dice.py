"""
What dice show, as one number of the position: of one die what is on it.

Of several it is their sum, and above that how much of the sum the highest die and the lowest leave
to the others. So a game in which one die at a time is rolled holds what it shows, and no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["MOST_DICE", "highest_rolled", "is_rolled", "lowest_rolled", "rolled", "shown"]

MOST_DICE = 999
"""As many are rolled at a time, and no more: what they show has its room."""
_ROOM = 20
_SUM = (1 << _ROOM) - 1


def shown(faces: list[int]) -> int:
    """Return what some dice show as one number."""
    total = sum(faces)
    beside_highest, beside_lowest = total - max(faces, default=0), total - min(faces, default=0)
    return total | beside_highest << _ROOM | beside_lowest << 2 * _ROOM


def is_rolled(position: Position) -> bool:
    """Tell whether a die was rolled this turn."""
    return position.roll >= 0


def rolled(position: Position) -> int:
    """Return what the dice rolled last this turn show in all, 0 where nobody rolled."""
    return max(0, position.roll) & _SUM


def highest_rolled(position: Position) -> int:
    """Return what the highest die shows of those rolled last this turn, 0 where nobody rolled."""
    return rolled(position) - (max(0, position.roll) >> _ROOM & _SUM)


def lowest_rolled(position: Position) -> int:
    """Return what the lowest die shows of those rolled last this turn, 0 where nobody rolled."""
    return rolled(position) - (max(0, position.roll) >> 2 * _ROOM & _SUM)
