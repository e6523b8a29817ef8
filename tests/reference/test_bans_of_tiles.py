"""What players of tiles may not do: where parties come to, what is built in spaces, by whom."""

from __future__ import annotations

import pytest

from tests.support.tile_games import looked_for, tried
from tests.support.tile_probes import probes_of


@pytest.mark.parametrize(
    "line",
    [
        "you may not move a party over a tile that is not working",
        "you may not move a party from a tile that is not hidden",
        "you may not move a squad to a space",
        "you may not build a project in a space",
        "you may not build a tile in a space beside a space",
        "you may not build a tile in a space connected to a tile",
        "you may not build a project in a space that is not connected to a room",
        "you may not build your tile in a space",
        "you may not conquer a room",
        "you may not exchange a project",
    ],
)
def test_both_readings_forbid_the_same(line: str) -> None:
    """What is asked before each of these deeds, and what stands in their places, is the same."""
    [one] = looked_for(probes_of("lord", line))
    outcomes = [outcome for seed in range(3) for outcome in tried(one, seed, 1)]

    assert [(outcome.differences, outcome.unsaid) for outcome in outcomes] == [([], "")] * 3
    assert any(outcome.acted for outcome in outcomes)


def test_a_token_that_the_game_has_not_does_nothing() -> None:
    """It was taken for the token of every deed that is done by none."""
    [one] = looked_for(probes_of("lord", "you may not kill a creature using a dragon"))
    outcomes = [outcome for seed in range(4) for outcome in tried(one, seed, 1)]

    assert [outcome.differences for outcome in outcomes] == [[]] * 4
