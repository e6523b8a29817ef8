"""Markers: given, gained, counted and taken back, as they are read and as they are played."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried

_SPENDING = "at scoring: remove 2 of your rafts, then gain 3 coins"


@pytest.mark.parametrize("limit", [0, 3])
@pytest.mark.parametrize(
    "lines",
    [
        ("at scoring: gain 1 coin per raft of your player",),
        ("at scoring if the number of your rafts is at least 1: gain 3 coins",),
        ("at scoring: give 2 rafts to an opponent",),
        ("at scoring: gain 2 rafts, then gain 1 coin per raft", _SPENDING),
        ("at scoring: gain 1 raft", _SPENDING),
        ("at scoring: remove all rafts of an opponent, then gain 2 coins",),
        ("at scoring: return all rafts",),
        ("conquest cost of a region of an opponent with at least 2 rafts is 1 less",),
    ],
)
def test_the_second_reading_agrees(lines: tuple[str, ...], limit: int) -> None:
    """Play holds as many markers before each player as the rules are read to lay there."""
    found = tried(probe_of(*lines, marker=True, limit=limit), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
