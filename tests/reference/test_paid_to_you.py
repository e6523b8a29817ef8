"""Coins that others pay *you*, who bear the rule while they act."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried


@pytest.mark.parametrize(
    "line",
    [
        "when you conquer a region of an opponent: the opponent must pay 1 coin to you",
        "at scoring: each opponent must pay 2 coins to you, otherwise gain 1 coin",
        "at scoring: an opponent may pay 1 coin to you, otherwise gain 1 token",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """Who is asked, who pays and who has it are the same."""
    found = tried(probe_of(line), 5, tries=14)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
