"""What dice show in a step of a scenario: what is told, one roll after the other, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, SupportsIndex

from regola.scenarios.conquest.faults import Unrolled
from regola.scenarios.outcome import Refused

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["are_rolled", "rolling", "show"]


class _Told(list[int]):
    """What the engine takes rolls from, to the last: where none is left it rolls nothing itself."""

    def __bool__(self) -> bool:
        return True

    def pop(self, place: SupportsIndex = -1, /) -> int:
        """
        Return what the next die shows.

        Raises:
            Unrolled: The step does not tell it.
        """
        if not len(self):
            raise Unrolled
        return super().pop(place)


def show(table: Table, dice: tuple[int, ...]) -> None:
    """Have the dice that are rolled next show what is told."""
    table.dice = dice
    table.state.rolls = _Told(dice)


def are_rolled(table: Table) -> bool:
    """Tell whether all dice that were told have been rolled."""
    return not len(table.state.rolls)


@contextmanager
def rolling(table: Table, dice: tuple[int, ...]) -> Iterator[None]:
    """
    Have dice show what a step tells while it is done.

    Raises:
        Refused: Dice are told that are not rolled.
        Unrolled: Dice are rolled that are not told.
    """
    show(table, dice)
    yield
    if not are_rolled(table):
        table.finish_choices()
    left = not are_rolled(table)
    show(table, ())
    if left:
        raise Refused("dice-left")
