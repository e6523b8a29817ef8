"""What is so for a time: from a step on, until a moment comes, as often as it was begun."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried

EARLY, ROUND = "at the start of conquest:", "until the end of the round"
MORE = "when you conquer a region: income of the region is 1 more"


@pytest.mark.parametrize(
    "line",
    [
        "when you conquer a region: the region is immune until your next turn",
        "when you conquer a region: conquest cost of a hill is 1 less until the end of the turn",
        "when you abandon a region: income of a hill is 1 more until your next turn",
        "at scoring: conquest cost of your regions is 1 more until your next turn",
        "at the end of conquest: income of your hills is 2 until the end of your turn",
        "when you lose a region: tokens lost in your regions is 0 until the end of the turn",
        "when you conquer a region: income of the region is 1 more until the end of your next turn",
        "when you lose a region: income of your regions is 2 until the end of your next turn",
        "income of your regions that you conquered in your last turn is 1 more",
        "at scoring: gain 1 coin per region that you conquered in your last turn",
        f"{MORE} per token in the region until the end of the round",
        f"{EARLY} conquest cost of a region that you conquered this turn is 1 less {ROUND}",
        f"{EARLY} a region that you occupied in your last turn is reachable {ROUND}",
        f"{EARLY} a region that you not occupied in your last turn is reachable {ROUND}",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """Costs, incomes and what may be done are the same for as long as it is so, and after."""
    found = tried(probe_of(line), 5, tries=12)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
