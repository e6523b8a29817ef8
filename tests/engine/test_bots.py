"""Bots, and who wins."""

from __future__ import annotations

from regola.playing.matches import play_match, standings
from regola_engine.conquest.position import NOBODY
from tests.engine.games import after, begun, small_world


def test_the_greedy_bot_beats_chance() -> None:
    """In twenty games with seats swapped, greed wins at least three in four."""
    tables = (("greedy", "random"), ("random", "greedy"))
    matches = [play_match(small_world(), tables[seed % 2], seed) for seed in range(20)]
    won = {standing.bot: standing.won for standing in standings(matches)}
    assert won["greedy"] >= 15
    assert won["greedy"] + won["random"] == 20


def test_a_match_is_the_same_every_time() -> None:
    """The seed alone decides a match."""
    first, second = (play_match(small_world(3), ["random"] * 3, 6) for _ in range(2))
    assert first == second
    assert first != play_match(small_world(3), ["random"] * 3, 7)


def test_tokens_break_a_tie() -> None:
    """Of players with as many coins, the one with more tokens on the board wins; else both."""
    state = after(small_world(), 5, 10_000)
    state.coins = [40, 40]
    people = next(p for p, owner in enumerate(state.owner) if owner == 1 and p >= 2)
    for region, holder in enumerate(state.holder):
        if holder >= 0:
            state.holder[region] = NOBODY
            state.tokens[region] = 0
    assert state.winners() == [0, 1]
    state.holder[3], state.tokens[3] = people, 2
    assert state.winners() == [1]
    state.coins = [41, 40]
    assert state.winners() == [0]


def test_players_begin_with_five_coins_and_a_row_of_six() -> None:
    """Everybody has five coins; six combinations lie in the row, without coins."""
    state = begun(small_world(4), 1)
    assert state.scores() == [5, 5, 5, 5]
    assert state.row_coins == [0] * 6
    assert len(state.row_races) == len(state.row_powers) == 6
