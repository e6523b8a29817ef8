"""The libraries' own tests of games pass, where these libraries are installed."""

from __future__ import annotations

import pytest


@pytest.mark.filterwarnings("default")
def test_pettingzoo_finds_an_environment() -> None:
    """Its test plays by chance, and looks at each agent, space, reward and end."""
    library = pytest.importorskip("pettingzoo.test")
    from regola.training.pettingzoo_environment import ConquestEnvironment

    library.api_test(ConquestEnvironment(), num_cycles=200, verbose_progress=False)


@pytest.mark.filterwarnings("default")
def test_pettingzoo_plays_a_seed_alike() -> None:
    """The same seed and actions give the same sights and rewards."""
    library = pytest.importorskip("pettingzoo.test")
    from regola.training.pettingzoo_environment import ConquestEnvironment

    library.seed_test(lambda: ConquestEnvironment(players=3), num_cycles=60)


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_openspiel_finds_a_game() -> None:
    """Its test plays by chance, copies states, and looks at each action, sight and return."""
    pyspiel = pytest.importorskip("pyspiel")
    import regola.training.open_spiel_game

    game = pyspiel.load_game(regola.training.open_spiel_game.NAME)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
