"""Intervals hold at every look, and tests that are made together are made so rightly."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.playtesting.sequences import (
    FEWEST,
    Sums,
    adjusted,
    chance,
    interval,
    pairs_for,
)


def _coins(chance_of: Random) -> int:
    """A difference as pairs of games show it: whole coins, most small, some large, skewed."""
    return round(chance_of.expovariate(1 / 12)) - round(chance_of.expovariate(1 / 12))


def _left_out(seed: int, looks: int, level: float) -> bool:
    """Whether a mean of 0 was outside the interval at one of the looks, 20 pairs apart."""
    drawn, sums = Random(seed), Sums()  # noqa: S311
    for _ in range(looks):
        sums += Sums.of(_coins(drawn) for _ in range(20))
        found = interval(sums, level)
        if found.low > 0 or found.high < 0:
            return True
    return False


def test_true_mean_is_left_out_at_no_look_in_nineteen_of_twenty_runs() -> None:
    """400 runs of 100 looks each; a fixed interval of 95 % would fail in more than a third."""
    failed = sum(_left_out(seed, looks=100, level=0.05) for seed in range(400))
    assert failed <= 20


def test_fixed_interval_would_fail_far_more_often() -> None:
    """The comparison shows that the looks above are many enough to matter."""
    failed = 0
    for seed in range(200):
        drawn, sums, out = Random(seed), Sums(), False  # noqa: S311
        for _ in range(100):
            sums += Sums.of(_coins(drawn) for _ in range(20))
            half = 1.96 * sums.deviation / math.sqrt(sums.count)
            out = out or abs(sums.mean) > half
        failed += out
    assert failed > 40


def test_formula_is_that_of_the_paper() -> None:
    """The half is sqrt(2 (n r2 + 1) / (n2 r2) log(sqrt(n r2 + 1) / level)) deviations."""
    sums = Sums(400, 0.0, 400 * 100.0)
    mixing = 1 / (400 / (-2 * math.log(0.05) + math.log(1 - 2 * math.log(0.05))))
    inner = 400 * mixing + 1
    half = 10 * math.sqrt(2 * inner / (400**2 * mixing) * math.log(math.sqrt(inner) / 0.05))
    assert interval(sums).high == pytest.approx(half)


def test_nothing_is_said_of_few_pairs() -> None:
    """Forty pairs are the least."""
    few = Sums.of([5.0] * (FEWEST - 1))
    assert interval(few).high == math.inf
    assert chance(few, 0, 0) == 1.0


def test_equal_differences_leave_no_doubt() -> None:
    """Where nothing differs, the interval is a point."""
    found = interval(Sums.of([0.0] * FEWEST))
    assert (found.low, found.high) == (0.0, 0.0)


@given(
    st.lists(st.integers(-40, 60), min_size=FEWEST, max_size=200),
    st.sampled_from([0.001, 0.01, 0.05, 0.2]),
)
def test_chance_is_the_level_at_which_the_interval_leaves_the_limits_out(
    values: list[int], level: float
) -> None:
    """Interval and p-value say one thing."""
    sums = Sums.of(map(float, values))
    found, p = interval(sums, level), chance(sums, -3, 3)
    if abs(p - level) > 1e-9:
        assert (p < level) is (found.low > 3 or found.high < -3)


def test_holm_by_his_own_steps() -> None:
    """Four p-values: times 4, 3, 2, 1 in order of size, never less than one before."""
    assert adjusted([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert adjusted([0.5, 0.9]) == [1.0, 1.0]
    assert adjusted([]) == []


def test_sums_add_up() -> None:
    """Sums of parts are those of the whole: 14/3 is the variance of 1, 2 and 6."""
    whole = Sums.of([1.0, 2.0, 6.0])
    assert Sums.of([1.0]) + Sums.of([2.0, 6.0]) == whole
    assert whole.mean == 3.0
    assert whole.deviation == pytest.approx(math.sqrt(14 / 3))


def test_pairs_asked_for_are_enough() -> None:
    """With so many pairs the interval is as narrow as was asked."""
    sums = Sums(100, 0.0, 100 * 225.0)
    wanted = pairs_for(sums, 1.0)
    assert interval(Sums(wanted, 0.0, wanted * 225.0)).high <= 1.0
    assert wanted % 100 == 0
