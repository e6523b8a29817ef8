"""Sets of small numbers as bit masks: bit n of a mask tells whether n is in the set."""

from __future__ import annotations

from collections.abc import Callable, Iterable

__all__ = ["bits", "first", "joined", "mask_of", "of_each", "of_some"]

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


def mask_of(numbers: Iterable[int]) -> int:
    """Return some numbers as a set."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def joined(masks: Iterable[int]) -> int:
    """Return all that lies in one of some sets."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def of_each(among: int, test: Callable[[int], bool]) -> bool:
    """Tell whether something is true of each number in a set."""
    return all(map(test, bits(among)))


def of_some(among: int, test: Callable[[int], bool]) -> bool:
    """Tell whether something is true of one number in a set, or of more."""
    return any(map(test, bits(among)))
