"""Regions that rules put beside one another."""

from __future__ import annotations

import pytest

from regola_engine.conquest.classes import _tied_to


@pytest.mark.parametrize(
    ("touching", "others", "beside"),
    [
        (0b000, 0b111, 0b000),
        (0b001, 0b111, 0b110),
        (0b011, 0b111, 0b111),
        (0b001, 0b110, 0b110),
    ],
)
def test_no_region_is_beside_itself(touching: int, others: int, beside: int) -> None:
    """One region of a tied set touches the others; two of them touch each other too."""
    assert _tied_to(touching, others) == beside
