"""Up to so many things: who does it says to how many, as it is read and as it is played."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried

_RAFTS = "at scoring: gain up to 2 rafts"


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: pay up to 3 coins, then gain 1 token",
        "at scoring: take up to 2 coins from an opponent",
        "at scoring: discard up to 1 token",
        "at scoring: discard up to 1 token per hill of yours",
        "at scoring, you may discard up to 2 tokens in one of your regions: gain 1 coin",
        "at readying: move up to 3 tokens from one of your regions to another region of yours",
        "at scoring: put up to 3 rafts in your regions",
        "at scoring: each opponent may discard up to 2 tokens",
        "when you conquer a region: an opponent may gain up to 2 coins, then gain 3 coins",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """Play asks for the numbers that the rule is read to leave open, and does it as often."""
    found = tried(probe_of(line), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted


@pytest.mark.parametrize(
    "lines",
    [
        (_RAFTS, "at scoring: remove up to 2 of your rafts, then gain 3 coins"),
        (_RAFTS, "at scoring: you may remove 2 of your rafts, then gain 3 coins"),
        (_RAFTS, "when an opponent conquers your region: remove up to 2 rafts of the opponent"),
    ],
)
def test_markers_are_taken_back_where_there_are_some(lines: tuple[str, ...]) -> None:
    """Nobody is asked for markers that nobody has."""
    found = tried(probe_of(*lines, marker=True), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
