"""What is said of an item, from sums laid out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regola.playtesting.sequences import Sums
from regola.playtesting.verdicts import Evidence, judged


def _around(mean: float, pairs: int = 400) -> Sums:
    """Differences that lie 10 coins to each side of their mean."""
    return Sums.of([mean - 10, mean + 10] * (pairs // 2))


def _evidence(coins: float, shares: float = 0.0, second: float = 0.0) -> Evidence:
    victories = Sums.of([shares - 0.4, shares + 0.4] * 200)
    return Evidence(_around(coins), victories, _around(second), 3.0)


@pytest.mark.parametrize(
    ("coins", "word"),
    [(8, "strong"), (-8, "weak"), (0, "same"), (3, "undecided"), (-3, "undecided")],
)
def test_verdict_follows_the_interval_and_the_band(coins: int, word: str) -> None:
    """400 pairs of this spread tell a coin and a half: the band reaches from -3 to 3."""
    assert judged([_evidence(coins)])[0].word == word


@pytest.mark.parametrize(("coins", "second"), [(8, -5), (-8, 5)])
def test_bots_disagree_where_the_second_is_sure_of_the_opposite(coins: int, second: int) -> None:
    """A second bot that says nothing, or the same, leaves the verdict as it is."""
    assert judged([_evidence(coins, second=second)])[0].word == "disagree"
    for other in (0, coins):
        assert judged([_evidence(coins, second=other)])[0].word in ("strong", "weak")


def test_second_bot_alone_says_nothing() -> None:
    """Where the first is not sure, there is nothing to contradict."""
    assert judged([_evidence(0, second=-8)])[0].word == "same"


@pytest.mark.parametrize(("shares", "word"), [(0.3, "strong"), (-0.3, "weak")])
def test_victories_decide_where_coins_do_not(shares: float, word: str) -> None:
    """A rule that takes from others brings no coins: it is found in who wins."""
    [verdict] = judged([_evidence(0, shares)])
    assert (verdict.word, verdict.by_share) == (word, True)


def test_rule_that_was_not_in_force_outranks_every_difference() -> None:
    """Nothing is said of what was not tested, and a copy is one whatever was seen of its rules."""
    unseen = replace(_evidence(8), unseen=True)
    assert judged([unseen])[0].word == "untested"
    assert judged([replace(unseen, is_equal=True)])[0].word == "original"


def test_more_items_want_more_evidence() -> None:
    """What is sure of one is not sure of it among forty (Holm)."""
    one = _evidence(5.1)
    assert judged([one])[0].word == "strong"
    assert judged([one] + [_evidence(0)] * 39)[0].word == "undecided"


def test_pairs_asked_for_are_told_in_hundreds() -> None:
    """Half a coin from the edge of the band takes some thousand pairs of this spread."""
    [verdict] = judged([_evidence(3.5)])
    assert verdict.is_open
    assert 500 < verdict.more < 20_000
