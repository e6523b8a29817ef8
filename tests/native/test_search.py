"""The bot that plays games out before it decides."""

from __future__ import annotations

import pytest

from regola.playing.matches import play_match, standings
from regola_engine.conquest.greed import greedy_move
from regola_engine.conquest.steady import steady_move
from regola_engine.native import search
from regola_engine.native.play import load
from regola_engine.native.search import search_move
from tests.engine.games import after, begun, dice, small_world, underground


@pytest.mark.long
def test_the_searching_bot_beats_the_steady_one() -> None:
    """In twenty games with seats swapped, it wins at least fifteen."""
    tables = (("search", "steady"), ("steady", "search"))
    matches = [play_match(small_world(), tables[seed % 2], seed) for seed in range(20)]
    won = {standing.bot: standing.won for standing in standings(matches)}
    assert won["search"] >= 15


def test_the_searching_bot_sees_nothing_hidden() -> None:
    """It plays on from what it may see: other stacks and dice to come change none of its moves."""
    for answers in (0, 12, 30):
        state = after(underground(), 3, answers)
        other = state.clone(7)
        for stack in (other.race_stack, other.power_stack, other.finds_stack):
            stack.reverse()
        assert search_move(state, dice(1)) == search_move(other, dice(1))


def test_the_searching_bot_plays_relics_and_places_to_the_end() -> None:
    """It answers all questions of Underground, and leaves the position as it is while it looks."""
    state = begun(underground(), 5)
    seat = state.mover
    while not state.is_over:
        before = state.snapshot()
        bot = search_move if state.mover == seat and state.round in (3, 10) else greedy_move
        move = bot(state, dice(2))
        assert state.snapshot() == before
        state.apply(move)


@pytest.mark.needs("compiler")
@pytest.mark.parametrize("answers", [0, 12, 31])
def test_the_searching_bot_plays_alike_without_a_core(
    answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is none, games are played out in Python, to the same choice."""
    state = after(small_world(), 5, answers)
    assert load(state.game).is_native
    found = search_move(state, dice(1))
    monkeypatch.setattr(search, "_table", lambda game: load(game, native=False))
    assert search_move(state, dice(1)) == found


def test_the_searching_bot_may_decide_otherwise_than_the_steady_one() -> None:
    """Of the combinations at the beginning it does not always take that of most tokens."""
    states = [begun(small_world(), seed) for seed in range(6)]
    assert any(search_move(one, dice(1)) != steady_move(one, dice(1)) for one in states)
