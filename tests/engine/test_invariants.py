"""What holds in every position of every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola_engine.conquest import class_mask, class_word
from tests.engine.games import after, any_move, begun, dice, small_world
from tests.support.conquest_invariants import violations

IMMUNE = class_word("immune")
SEEDS = st.integers(min_value=0, max_value=1 << 32)
PLAYERS = st.sampled_from([2, 3, 4, 5])


@given(seed=SEEDS, players=PLAYERS)
@settings(max_examples=12, deadline=None)
def test_every_position_is_sound(seed: int, players: int) -> None:
    """Tokens and pieces are those of the box, coins are conserved, a region has one holder."""
    state, chance = begun(small_world(players), seed), dice(seed)
    while not state.is_over:
        assert not violations(state)
        state.apply(any_move(state, chance))
    assert not violations(state)


@given(seed=SEEDS, players=PLAYERS)
@settings(max_examples=8, deadline=None)
def test_immune_regions_are_not_taken(seed: int, players: int) -> None:
    """No move takes a region that is immune in the eyes of its mover."""
    state, chance = begun(small_world(players), seed), dice(seed)
    while not state.is_over:
        question = state.question
        assert question is not None
        immune = class_mask(state, IMMUNE, question.you)
        before = [state.holder[region] for region in range(state.game.ground.size)]
        state.apply(any_move(state, chance))
        taken = [
            region
            for region, people in enumerate(before)
            if immune >> region & 1 and people >= 0 and state.holder[region] not in (people, -1)
        ]
        assert not taken


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_a_game_ends_after_its_rounds(players: int, rounds: int) -> None:
    """Games last 10, 10, 9 or 8 rounds for 2 to 5 players, and then nobody may move."""
    state, chance = begun(small_world(players), 5, log=True), dice(5)
    while not state.is_over:
        state.apply(any_move(state, chance))
    turns = [entry for entry in state.log or () if entry.kind == "turn"]
    assert [entry.numbers for entry in turns] == [
        (round_,) for round_ in range(1, rounds + 1) for _ in range(players)
    ]
    assert state.mover == -1
    assert state.legal_moves() == []


def test_a_broken_position_is_noticed() -> None:
    """A token too many, a coin from nowhere and a region of two peoples are told."""
    state = after(small_world(), 3, 30)
    state.coins[0] += 1
    region = next(r for r, people in enumerate(state.holder) if people >= 0)
    state.tokens[region] += 1
    told = violations(state)
    assert any(fault.startswith("coins") for fault in told)
    assert any(fault.startswith("people") for fault in told)
