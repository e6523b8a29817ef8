"""Sets of small numbers as bit masks: bit n of a mask tells whether n is in the set."""

from __future__ import annotations

from collections.abc import Callable, Iterable

__all__ = ["bits", "first", "joined", "mask_of", "of_each", "of_some"]

_MOST_KNOWN = 1 << 16


class _Known(dict[int, tuple[int, ...]]):
    """The numbers of the sets asked for so far."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        if mask < 0:
            raise ValueError("a set without end has no list of its numbers")
        if len(self) >= _MOST_KNOWN:
            self.clear()
        found = self[mask] = _spread(mask)
        return found


bits: Callable[[int], tuple[int, ...]] = _Known().__getitem__
"""Return the numbers in a set, in ascending order."""


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
