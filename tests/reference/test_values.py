"""Numbers and classes of regions: the second reading of the official rules against the engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from regola.reference.conquest.following import differing_values
from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move
from tests.support.conquest_probes import GAMES, official_table


def _positions(game: Game, seed: int) -> Iterator[State]:
    """Positions of a game played at random, a few of each game."""
    rng = Random(seed)  # noqa: S311  # dice, not secrets
    state = start(game, rng)
    while not state.is_over:
        state.apply(random_move(state, rng))
        if not state.is_over and rng.random() < 0.04:
            yield state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_and_classes_are_those_of_the_game(name: str, seed: int) -> None:
    """What every region costs, yields, loses and is, in the eyes of every people, is the same."""
    family, game = official_table(name, 2)
    positions = list(_positions(game, seed))

    assert positions
    assert [list(differing_values(family, state)) for state in positions] == [[]] * len(positions)
