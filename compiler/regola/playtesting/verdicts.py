"""What is said of an item after so many pairs of games, and when there is no more to be found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.playtesting.sequences import LEVEL, Sums, adjusted, chance, interval, pairs_for

__all__ = ["SHARE_OF_COIN", "Evidence", "Verdict", "Word", "judged", "level_of"]

Word: TypeAlias = Literal["original", "strong", "weak", "same", "undecided", "untested", "disagree"]
"""The verdicts: exactly as the original, too strong, too weak, as the others, and three doubts."""

SHARE_OF_COIN = 0.025
"""
What a coin of the band is worth in shares of victory: so much it is among the official races.

A token more or fewer brings 3 to 6 coins and 7 to 17 victories in a hundred games for two.
"""

_MEASURES = 2


@dataclass(frozen=True, slots=True)
class Evidence:
    """
    What was seen of one comparison.

    ``coins`` and ``shares`` sum the differences of a pair; ``second`` are the coins seen by the
    second bot. ``is_equal`` tells that no game of a pair differed in anything; ``unseen`` that some
    rule was in force too seldom to be judged. ``band`` are the coins within which an item is as
    the others.
    """

    coins: Sums
    shares: Sums
    second: Sums
    band: float
    is_equal: bool = False
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """
    What is said, and about how many pairs ``more`` would decide where it is open.

    ``by_share`` tells that shares of victory decided, and coins alone would not have.
    """

    word: Word
    more: int = 0
    by_share: bool = False

    @property
    def is_open(self) -> bool:
        """Whether more pairs could tell more."""
        return self.word == "undecided"


def judged(found: Sequence[Evidence]) -> list[Verdict]:
    """Return what is said of comparisons that are looked at together (Holm), in their order."""
    chances = [one for evidence in found for one in _chances(evidence)]
    sure = adjusted(chances)
    level = level_of(len(found))
    return [
        _judged(evidence, sure[place * _MEASURES : (place + 1) * _MEASURES], level)
        for place, evidence in enumerate(found)
    ]


def level_of(together: int) -> float:
    """Return the level of each interval where so many comparisons are told side by side."""
    return LEVEL / max(1, together * _MEASURES)


def _chances(one: Evidence) -> list[float]:
    """Return the p-values of lying within the band, by coins and by shares of victory."""
    share = one.band * SHARE_OF_COIN
    return [chance(one.coins, -one.band, one.band), chance(one.shares, -share, share)]


def _judged(one: Evidence, sure: Sequence[float], level: float) -> Verdict:
    if one.is_equal:
        return Verdict("original")
    if one.unseen:
        return Verdict("untested")
    off = [p <= LEVEL for p in sure]
    if any(off):
        sums = one.coins if off[0] else one.shares
        if _disagree(one, sums):
            return Verdict("disagree")
        return Verdict("strong" if sums.mean > 0 else "weak", by_share=not off[0])
    within = interval(one.coins, level)
    if one.band and -one.band <= within.low and within.high <= one.band:
        return Verdict("same")
    return Verdict("undecided", more=_more(one, level))


def _disagree(one: Evidence, sums: Sums) -> bool:
    """Tell whether the second bot is sure of the opposite."""
    other = interval(one.second, LEVEL)
    return other.high < 0 if sums.mean > 0 else other.low > 0


def _more(one: Evidence, level: float) -> int:
    """Return about how many pairs are wanted until the interval clears the edge of the band."""
    gap = abs(abs(one.coins.mean) - one.band)
    wanted = pairs_for(one.coins, max(gap, _LEAST_GAP), level)
    return max(0, wanted - one.coins.count)


_LEAST_GAP = 0.25
"""Nearer to the edge of the band than so many coins nobody needs to know on which side it is."""
