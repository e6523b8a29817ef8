"""Sets of small numbers as bit masks: bit n of a mask tells whether n is in the set."""

from __future__ import annotations

__all__ = ["bits", "first"]

_KNOWN: dict[int, tuple[int, ...]] = {}
_MOST_KNOWN = 1 << 16


def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers in a set, in ascending order."""
    found = _KNOWN.get(mask)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[mask] = _spread(mask)
    return found


def _spread(mask: int) -> tuple[int, ...]:
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return tuple(numbers)


def first(mask: int) -> int:
    """Return the smallest number in a set, -1 of none."""
    return (mask & -mask).bit_length() - 1
