"""What the end of a round sets off is of that round still."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried


@pytest.mark.parametrize(
    "line",
    [
        "at the end of the round: gain as many coins as the round number",
        "at the end of the round: you may pay 1 coin, then gain 3 coins if the round is odd",
        "at the end of the round: gain 1 coin per region that you conquered this round",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """Coins, and which round it is when they are paid, are the same."""
    found = tried(probe_of(line), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
