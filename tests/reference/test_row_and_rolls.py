"""What lies in the row, what may not be chosen there, who is new, dice, single tokens."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried

HILLS = "at conquest, you may roll as many dice as the number of your hills"


@pytest.mark.parametrize(
    "line",
    [
        "in decline, passing cost of a combination is 1 more per coin in a visible combination",
        "in decline, you may not choose a visible combination",
        "you may not assault a people with a token",
        "you may not assault an active people",
        "when you choose a new people: gain 1 coin",
        "at scoring: gain 1 coin per new people",
        "at scoring: discard a token in a border region",
        "at scoring: discard 2 tokens in an entrance",
        "at scoring: end the game",
        "you may not assault a region that is not reachable",
        "at scoring: take 1 coin from a visible combination",
        "at scoring: you may pay 1 coin to a visible combination, then gain 1 token",
        "at scoring: roll the die, you may roll the die, gain as many coins as the roll",
        "at scoring: roll 2 dice, gain as many coins as the highest roll",
        "at scoring: roll 3 dice, gain 1 coin if the total roll is more than the highest roll",
        f"{HILLS}: conquest cost is the lowest roll less, conquer a region if you can",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """What is asked, what lies in the row and what is paid are the same."""
    found = tried(probe_of(line), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
