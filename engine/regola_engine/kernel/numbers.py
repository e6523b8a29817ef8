"""
The order in which rules make a number, and the parts that it is told by.

Base rules define it; what is *more* or *less* adds up; it is doubled; bounds hold, once; an *is*
of an item, then of a deed, has the last word.
"""

from __future__ import annotations

from collections.abc import Iterable

from regola_engine.kernel.log import Part
from regola_engine.kernel.rules import ALL, AT_LEAST, AT_MOST, DOUBLED, IS, LESS, MORE

__all__ = [
    "ADDED", "DEFINED", "HIGHEST", "LOWEST", "MULTIPLIED", "OVERRIDDEN", "phase_of", "told",
    "worked_out",
]  # fmt: skip

DEFINED, ADDED, MULTIPLIED, LOWEST, HIGHEST, OVERRIDDEN = range(6)
"""What is done to a number, in order."""

_PHASES = {MORE: ADDED, LESS: ADDED, DOUBLED: MULTIPLIED, AT_LEAST: LOWEST, AT_MOST: HIGHEST}


def phase_of(operation: int, *, base: bool) -> int:
    """Return when an operation is done; only base rules define."""
    return _PHASES.get(operation, DEFINED if base else OVERRIDDEN)


def worked_out(given: int, parts: Iterable[tuple[bool, int, int]], least: int = 0) -> int:
    """
    Return a number that starts as ``given`` and is not less than ``least``.

    Of each part: whether a base rule says it, the operation, the amount.
    """
    value, added, doubled, most = given, 0, 1, ALL
    override: int | None = None
    for base, operation, amount in parts:
        if operation == IS and base:
            value = amount
        elif operation == IS:
            override = amount
        elif operation == MORE:
            added += amount
        elif operation == LESS:
            added -= amount
        elif operation == DOUBLED:
            doubled *= 2
        elif operation == AT_LEAST:
            least = max(least, amount)
        elif operation == AT_MOST:
            most = min(most, amount)
    return min(max((value + added) * doubled, least), most) if override is None else override


def told(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return the parts that a number is told by, in order, without those that change nothing."""
    value, kept = 0, []
    for part in sorted(parts, key=lambda part: _TOLD.index(part.operation)):
        before, value = value, _after(value, part)
        if value != before or part.operation not in (AT_LEAST, AT_MOST, MORE, LESS):
            kept.append(part)
    return tuple(kept)


_TOLD = (IS, MORE, LESS, DOUBLED, AT_LEAST, AT_MOST)


def _after(value: int, part: Part) -> int:
    if part.operation == AT_LEAST:
        return max(value, part.amount)
    if part.operation == AT_MOST:
        return min(value, part.amount)
    if part.operation == DOUBLED:
        return value * 2
    return value - part.amount if part.operation == LESS else value + part.amount
