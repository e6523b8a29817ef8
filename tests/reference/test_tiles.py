"""The second reading of the official rules of tiles against what the engine plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regola.files.library import official
from regola_engine.digger.game import Game
from regola_engine.digger.state import State, start
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import class_set
from regola_engine.kernel.standing import number as number_of
from tests.engine.test_tiles import SCENARIOS, dice, game
from tests.support.tile_probes import KINDS, lay_open, probes, probes_of, stirred
from tests.support.tile_reading import differences, family_of


def _positions(table: Game, seed: int) -> Iterator[State]:
    """Positions of a game played at random, a few of each game."""
    rng = dice(seed)
    state = start(table, rng)
    for _ in range(600):
        if state.is_over:
            break
        state.apply(random_move(state, rng))
        if not state.is_over and rng.random() < 0.02:
            yield state


@pytest.mark.parametrize("scenarios", SCENARIOS)
def test_numbers_classes_and_bans_are_those_of_the_game(scenarios: tuple[str, ...]) -> None:
    """What every player, tile, creature and corridor is worth, and which steps are barred."""
    program = official("digger")
    assert program is not None
    table = game(2, scenarios, lords=True)
    family = family_of(table, list(program.all_items()))
    found = [list(differences(family, state)) for state in _positions(table, 6)]

    assert found
    assert found == [[]] * len(found)


def test_a_class_may_be_said_of_tiles_by_their_being_of_it() -> None:
    """The least set that fits is meant, through two classes: it ends, and is played as read."""
    lines = (
        "a tile with a goon is barred",
        "a tile beside a working tile is barred",
        "a barred tile is working",
    )
    batch = probes_of("lord", "\n    ".join(lines))
    table, rng = batch.game(2), dice(7)
    family = family_of(table, list(batch.program.all_items()))
    state = stirred(table, rng).clone(1)

    assert lay_open(state, "lord", 0, rng)
    assert list(differences(family, state)) == []
    assert class_set(state, "barred", state.lords.index(max(state.lords)))


def test_a_number_may_hang_on_a_class_that_hangs_on_it() -> None:
    """Capacity counts working rooms, and what is full works no more: asked first, it has an end."""
    batch = probes_of("lord", "your full tiles is not working")
    table, rng = batch.game(2), dice(7)
    family = family_of(table, list(batch.program.all_items()))
    for _ in range(6):
        state = stirred(table, rng).clone(1)
        assert lay_open(state, "lord", 0, rng)
        for tile in bits(state.tiles):
            number_of(state, "capacity", 0, tile)
        assert list(differences(family, state)) == []


@pytest.mark.parametrize("kind", KINDS)
def test_rules_at_random_mean_what_is_played(kind: str) -> None:
    """Each accepted rule of a Lord, a tile or a creature is read and played alike."""
    batch = probes(kind, 20, 7)
    table, rng = batch.game(2), dice(7)
    family = family_of(table, list(batch.program.all_items()))
    state = stirred(table, rng)
    apart = {}
    for number, line in enumerate(batch.lines.values()):
        twin = state.clone(1)
        assert lay_open(twin, kind, number, rng)
        if found := list(differences(family, twin)):
            apart[line] = found[0]

    assert apart == {}
