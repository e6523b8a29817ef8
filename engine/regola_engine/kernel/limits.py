"""Rules that may be used a number of times only."""

from __future__ import annotations

from typing import Any, Protocol

from regola_engine.kernel.moves import NOBODY

__all__ = ["Limited", "may_use", "note_use", "uses"]


class Limited(Protocol):
    """A rule that may be used a number of times, in the game or in a turn (0: any number)."""

    @property
    def index(self) -> int:
        """The number of the rule."""

    @property
    def times(self) -> int:
        """How often it may be used."""

    @property
    def turn(self) -> bool:
        """Whether its uses are counted anew each turn."""


def uses(position: Any, rule: Limited) -> dict[tuple[int, int, int], int]:
    """Return where uses of a rule are counted: by rule, bearer, and whom they are counted for."""
    counted: dict[tuple[int, int, int], int] = position.spent_turn if rule.turn else position.spent
    return counted


def may_use(position: Any, rule: Limited, you: int, whose: int = NOBODY) -> bool:
    """Tell whether its bearer has a use left of a limited rule, of those for one player or all."""
    if not rule.times:
        return True
    return uses(position, rule).get((rule.index, you, whose), 0) < rule.times


def note_use(position: Any, rule: Limited, you: int, whose: int = NOBODY) -> None:
    """Count a use of a limited rule."""
    if rule.times:
        counted, key = uses(position, rule), (rule.index, you, whose)
        counted[key] = counted.get(key, 0) + 1
