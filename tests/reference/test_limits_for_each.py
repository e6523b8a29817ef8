"""Rules that may be used so often for each opponent: by each of several, and by each anew."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried

SEEDS = range(8)


@pytest.mark.parametrize(
    "line",
    [
        # Of two opponents who redeploy each brings a coin; the second reading knew of one in all.
        "once per opponent, when an opponent redeploys: gain 1 coin",
        "once per opponent, when an opponent loses a region: gain 1 coin",
        "once per turn per opponent, when you conquer a region of an opponent: gain 1 coin",
    ],
)
def test_each_opponent_counts_by_himself(line: str) -> None:
    """Play and the second reading give as many coins, in the same positions."""
    found = [tried(probe_of(line), seed) for seed in SEEDS]

    assert [one.differences for one in found] == [[]] * len(found)
    assert any(one.acted for one in found)
