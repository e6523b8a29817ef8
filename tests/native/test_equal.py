"""The core and the Python engine play the same games, move by move."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from regola_engine.conquest.game import Game
from regola_games import conquest, small_world, underground
from tests.support.conquest_probes import Drawn, probe_of
from tests.support.native_games import parted, taken_at_random

pytestmark = pytest.mark.needs("compiler")

ABOVE = (*conquest.ITEMS, *small_world.ITEMS)
BELOW = (*conquest.ITEMS, *underground.ITEMS)
BOTH = (*ABOVE, *underground.ITEMS)
TABLES = {
    "above": (ABOVE, small_world.BOARDS),
    "below": (BELOW, underground.BOARDS),
    "both above": (BOTH, small_world.BOARDS),
    "both below": (BOTH, underground.BOARDS),
}
PLAYERS = (2, 3, 4, 5)
SEEDS = 3
MANY = 60
ROLL = "at scoring: roll as many dice as the number of your regions"


@cache
def _game(name: str, players: int) -> Game:
    items, boards = TABLES[name]
    board = next(board for board in boards if board.players == players)
    return Game(items, board, players)


def _with_options(game: Game, seed: int) -> Game:
    options = taken_at_random(game, seed)
    return Game(game.items, game.board, game.seats, options) if options else game


def _partings(name: str, players: int, seeds: range) -> dict[int, str]:
    game = _game(name, players)
    found = {seed: parted(_with_options(game, seed), seed) for seed in seeds}
    return {seed: told for seed, told in found.items() if told}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", TABLES)
def test_official_games_are_equal(name: str, players: int) -> None:
    """Moves in their order, positions, scores and the end are equal after every move."""
    assert _partings(name, players, range(SEEDS)) == {}


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", TABLES)
def test_many_official_games_are_equal(name: str, players: int) -> None:
    """So are many more, each with options of its own."""
    assert _partings(name, players, range(SEEDS, SEEDS + MANY)) == {}


@pytest.mark.parametrize("seed", [1, 2])
def test_rules_at_random_are_equal(seed: int) -> None:
    """So are games with a rule drawn by form, of a power or of its piece."""
    _compare_probes(seed, 6)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 9))
def test_many_rules_at_random_are_equal(seed: int) -> None:
    """So are games with many more of these."""
    _compare_probes(seed, 60)


def _compare_probes(seed: int, count: int) -> None:
    found = {
        (probe.line, players): told
        for probe in islice(Drawn(seed), count)
        for players, game in probe.games.items()
        if (told := parted(game, seed))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: roll 2 dice, gain as many coins as the highest roll",
        f"{ROLL}, gain 1 coin if the lowest roll is 0",
        "when you conquer a region: income of the region is 1 more until the end of your next turn",
        "at scoring: gain 1 coin per region that you conquered in your last turn",
        "at scoring: each opponent must pay 1 coin to you, otherwise gain 1 token",
        "at scoring: gain 1 coin per terrain of your regions",
        "in decline, passing cost of a combination is 1 less",
        "in decline, passing cost of a combination is 1 more per coin in a visible combination",
        "when an opponent passes a combination: gain 1 coin",
        "in decline, you may not choose a visible combination",
        "you may not assault a people with a token",
        "when you choose a new people: gain 1 coin",
        "at scoring: discard a token in a border region",
        "at scoring: end the game",
        "you may not assault a region that is not reachable",
        "when you conquer a region: put a raft in the region, you may remove 2 of your rafts",
        "in decline, at the start of choosing, you may reactivate: gain 2 tokens",
    ],
)
def test_rules_of_a_line_are_equal(line: str) -> None:
    """So are games with rules that no official item has."""
    games = probe_of(line).games
    assert {players: told for players, game in games.items() if (told := parted(game, 3))} == {}
