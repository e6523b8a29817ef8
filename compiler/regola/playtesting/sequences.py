"""
Intervals for a mean that hold at every look, however often and whenever one looks.

The sequence is the two-sided normal mixture of Robbins, with the variance estimated as it goes:
Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, *Time-uniform central limit theory and asymptotic
confidence sequences* (2021), equation 8. It is one formula of the standard library's mathematics;
the packages that have it bring a numerical stack, which would cost every start of the command.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

__all__ = ["FEWEST", "LEVEL", "Interval", "Sums", "adjusted", "chance", "interval", "pairs_for"]

FEWEST = 40
"""Before so many pairs nothing is said: the estimated variance carries no more than a guess."""

_TIGHTEST = 400
"""The number of pairs at which the sequence is narrowest."""

LEVEL = 0.05
"""The share of runs in which something false may be said, all looks together."""

_MIXING = _TIGHTEST / (-2 * math.log(LEVEL) + math.log(1 - 2 * math.log(LEVEL)))


@dataclass(frozen=True, slots=True)
class Interval:
    """The limits between which a mean lies."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Sums:
    """How many differences were seen, their sum and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, values: Iterable[float]) -> Sums:
        """Sum differences up."""
        found = list(values)
        return cls(len(found), math.fsum(found), math.fsum(value * value for value in found))

    def __add__(self, other: Sums) -> Sums:
        """Return what both have seen."""
        return Sums(
            self.count + other.count, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        """The mean of the differences, 0 where none was seen."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of one difference."""
        if not self.count:
            return 0.0
        return math.sqrt(max(0.0, self.squares / self.count - self.mean**2))


def interval(sums: Sums, level: float = LEVEL) -> Interval:
    """Return the limits of the mean that fail, over all looks together, in a share of ``level``."""
    if sums.count < FEWEST:
        return Interval(-math.inf, math.inf)
    spread = sums.count + _MIXING
    log = math.log(spread / (_MIXING * level * level))
    half = sums.deviation / sums.count * math.sqrt(spread * log)
    return Interval(sums.mean - half, sums.mean + half)


def chance(sums: Sums, least: float, most: float) -> float:
    """
    Return the p-value of the mean lying between two limits; it holds at every look.

    It is the least level at which `interval` leaves these limits out, 1 at most.
    """
    off = max(sums.mean - most, least - sums.mean, 0.0)
    if sums.count < FEWEST or not off:
        return 1.0
    if not sums.deviation:
        return 0.0
    spread = sums.count + _MIXING
    standard = off * sums.count / sums.deviation
    # Logarithms: the evidence of a thousand pairs is no number that a float holds.
    evidence = standard * standard / (2 * spread) + 0.5 * math.log(_MIXING / spread)
    return math.exp(min(0.0, -evidence))


def adjusted(chances: Sequence[float]) -> list[float]:
    """
    Return p-values adjusted for being asked together, in the same order.

    Sture Holm, *A simple sequentially rejective multiple test procedure* (1979).
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    found = [0.0] * len(chances)
    worst = 0.0
    for rank, place in enumerate(order):
        worst = max(worst, min(1.0, chances[place] * (len(chances) - rank)))
        found[place] = worst
    return found


def pairs_for(sums: Sums, half: float, level: float = LEVEL) -> int:
    """Return about how many pairs make half of the interval as narrow as asked, in hundreds."""
    if sums.count < FEWEST or half <= 0:
        return 0
    count = sums.count
    while count < _MOST_PAIRS:
        spread = count + _MIXING
        log = math.log(spread / (_MIXING * level * level))
        if sums.deviation / count * math.sqrt(spread * log) <= half:
            break
        count = int(count * 1.05) + 1
    return -(-count // 100) * 100


_MOST_PAIRS = 1_000_000
