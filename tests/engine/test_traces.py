"""Whole games of fixed seeds stay what they were, decision by decision."""

from __future__ import annotations

import pytest

from tests.support.tracing import TABLES, Trace, kept, parted, traced


@pytest.mark.parametrize("name", TABLES)
def test_games_are_as_recorded(name: str) -> None:
    """All legal moves, what lies on the table and the scores are those of the record."""
    laid = TABLES[name]
    before = kept(laid.family)[name]
    assert list(before) == list(range(1, laid.seeds + 1))
    now = {seed: traced(name, seed) for seed in before}
    parts = {seed: parted(before[seed], now[seed]) for seed in before}
    assert not any(parts.values()), f"{parts}; a rule that changed is told to bench/traces.py"


def test_a_difference_is_placed() -> None:
    """The first fingerprint that is another tells the decisions in which games part."""
    before = Trace(60, (3, 4), ("a", "b", "c"))
    assert parted(before, before) is None
    told = parted(before, Trace(60, (3, 5), ("a", "x", "y")))
    assert told is not None
    assert "25 to 50" in told
