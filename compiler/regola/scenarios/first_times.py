"""Tell what happens to an item the first times alone."""

from __future__ import annotations

from regola.program.model import Item

__all__ = ["has_first_times"]

_TURN = "turn"
"""What begins the first times anew each time: nobody has had those before."""


def has_first_times(item: Item) -> bool:
    """Tell whether a rule of an item, or of what lies in it, holds for the first times alone."""
    limits = (rule.limit for part in item.walk() for rule in part.rules)
    return any(limit is not None and limit.first and _TURN not in limit.per for limit in limits)
