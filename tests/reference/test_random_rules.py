"""Random rules in positions built for them, and whole games: the second reading against play."""

from __future__ import annotations

from random import Random

import pytest

from regola.reference.conquest.following import follow
from regola_engine.conquest.state import start
from regola_engine.kernel.bots import random_move
from tests.support.conquest_probes import GAMES, official_table
from tests.support.sampling import sampled
from tests.support.second_reading import outcomes

RULES = 40
"""Random rules tried, each in two positions; `bench/second_reading.py` tries more."""


@pytest.mark.parametrize("seed", sampled([11, 12], 1))
def test_a_random_rule_is_played_as_it_is_read(seed: int) -> None:
    """Costs, incomes, what regions are, what is offered, and what a deed changes are the same."""
    tried = list(outcomes(seed, RULES // 2, positions=2))
    differing = {f"{one.line} ({one.seed})": one.differences[0] for one in tried if one.differences}

    assert len(tried) == RULES
    assert differing == {}
    assert sum(one.acted for one in tried) > RULES // 3
    assert [one.line for one in tried if one.unsaid] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_as_its_rules_are_read(name: str) -> None:
    """Every position, and all that may be done in it, is the same in a game played at random."""
    family, game = official_table(name, 2)
    state = start(game, Random(3))  # noqa: S311  # dice, not secrets
    followed = follow(family, state, random_move, Random(4), 40)  # noqa: S311

    assert followed.differences == []
    assert state.is_over or len(followed.moves) == 40
