"""Games of tiles: every position and all that may be done in it, by play and by the rules."""

from __future__ import annotations

from random import Random

import pytest

from regola.reference.digger.following import follow
from tests.support.tile_games import SCENARIOS, busy_move, outcomes, started
from tests.support.tile_probes import KINDS

MOVES = 45
"""Moves that are made in each game; `bench/tile_reading.py` plays whole games."""


@pytest.mark.parametrize("number", range(len(SCENARIOS)))
def test_a_game_is_played_as_its_rules_are_read(number: int) -> None:
    """What lies where, what is drawn, and all that may be done are the same after each move."""
    family, state = started(SCENARIOS[number], 2 + number % 3, seed=number)
    chance = Random(number)  # noqa: S311  # tiles, not secrets
    followed = follow(family, state, busy_move, chance, MOVES)

    assert followed.differences == []
    assert state.is_over or len(followed.moves) == MOVES


@pytest.mark.parametrize("deeds", [True, False], ids=["deeds", "statements"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_at_random_is_played_as_it_is_read(kind: str, *, deeds: bool) -> None:
    """What an accepted rule offers, asks, changes and says is the same, and no more."""
    tried = list(outcomes(kind, 12, 5, deeds=deeds))

    assert len(tried) == 12
    assert {one.line: one.differences[0] for one in tried if one.differences} == {}
    assert [(one.line, one.unsaid) for one in tried if one.unsaid] == []
    assert sum(one.acted for one in tried) >= len(tried) / 2
