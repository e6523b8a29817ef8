"""Tokens that go one by one: each of so many is chosen, however their number is told."""

from __future__ import annotations

import pytest

from tests.support.conquest_probes import probe_of
from tests.support.second_reading import tried


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: discard 2 tokens",
        "at scoring: discard as many tokens as half the number of your tokens rounded down",
        "at scoring: discard 1 token per hill of yours",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """Play asks for what the rule is read to ask for, token by token."""
    found = tried(probe_of(line), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
