"""Coins of a hand: whoever parts with them chooses, chance picks those that are *random*."""

from __future__ import annotations

import pytest

from tests.support.tile_games import looked_for, tried
from tests.support.tile_probes import probes_of

LOST = "when an opponent conquers your room: "
WON = "when you conquer a room of an opponent: "
ELSE = "otherwise gain 1 gold piece"


@pytest.mark.parametrize(
    "line",
    [
        f"{LOST}give 2 coins to the opponent",
        f"{LOST}give 2 random coins from the hand to the opponent",
        f"{LOST}give all coins to the opponent",
        f"{LOST}move 1 coin of the opponent to the heap",
        "at the start of your turn: put 1 coin in one of your rooms",
        "at the start of your turn: put 1 random coin in one of your rooms",
        "at the start of your turn: return 2 coins to the bag",
        f"at the start of your turn: you may move 1 coin from the heap to the bag, {ELSE}",
        f"{WON}you may take 1 coin from the opponent, {ELSE}",
    ],
)
def test_both_readings_agree(line: str) -> None:
    """Who is asked for which coin, what chance picks, and what cannot be done, is the same."""
    [one] = looked_for(probes_of("lord", line))
    outcomes = [outcome for seed in range(3) for outcome in tried(one, seed, 1)]

    assert [outcome.differences for outcome in outcomes] == [[], [], []]
    assert any(outcome.acted for outcome in outcomes)
