"""The same seed, the same moves, the same game; clones; saves."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola_engine.conquest.saves import Record, code, load, replay, save
from regola_engine.kernel.faults import CorruptSave
from regola_engine.kernel.moves import Move
from tests.engine.games import after, any_move, begun, dice, small_world, underground

SEEDS = st.integers(min_value=0, max_value=1 << 32)


def recorded(seed: int, moves: int) -> tuple[Record, tuple[object, ...]]:
    """Return the record of a game so far, and the position it came to."""
    state, chance = begun(small_world(3), seed), dice(seed)
    record = Record(
        board="small_world/board/small_world_3p", games=("small_world",), seats=3, seed=seed
    )
    for _ in range(moves):
        if state.is_over:
            break
        move = any_move(state, chance)
        record.moves.append(code(state, move))
        state.apply(move)
    return record, state.snapshot()


@given(seed=SEEDS)
@settings(max_examples=5, deadline=None)
def test_a_saved_game_replays_to_the_same_position(seed: int) -> None:
    """Through its text and back, a record gives the position it was taken from."""
    record, position = recorded(seed, 400)
    assert replay(load(save(record)), small_world(3)).snapshot() == position


@given(seed=SEEDS)
@settings(max_examples=5, deadline=None)
def test_moves_differ_in_their_readable_form(seed: int) -> None:
    """No two legal moves are written alike, so that a save means one game."""
    state, chance = begun(small_world(4), seed), dice(seed)
    while not state.is_over:
        codes = [code(state, move) for move in state.legal_moves()]
        assert len(set(codes)) == len(codes)
        state.apply(any_move(state, chance))


@given(seed=SEEDS)
@settings(max_examples=8, deadline=None)
def test_answers_of_yes_and_no_are_saved_as_given(seed: int) -> None:
    """Below ground, where rules ask, no two legal moves are written alike either."""
    state, chance = begun(underground(), seed), dice(seed)
    while not state.is_over:
        codes = [code(state, move) for move in state.legal_moves()]
        assert len(set(codes)) == len(codes)
        state.apply(any_move(state, chance))


@given(seed=SEEDS, moves=st.integers(min_value=0, max_value=120))
@settings(max_examples=10, deadline=None)
def test_a_clone_plays_on_alike_and_apart(seed: int, moves: int) -> None:
    """A clone given the same moves comes to the same position, and leaves its origin alone."""
    state = after(small_world(), seed, moves)
    before, twin = state.snapshot(), state.clone()
    chance = dice(seed)
    done: list[Move] = []
    while not twin.is_over and len(done) < 25:
        done.append(any_move(twin, chance))
        twin.apply(done[-1])
    assert state.snapshot() == before
    for move in done:
        state.apply(move)
    assert state.snapshot() == twin.snapshot()


def test_a_reseeded_clone_has_a_chance_of_its_own() -> None:
    """Clones of one seed throw alike; the state they come from is not asked."""
    state = begun(small_world(), 4)
    throws = [state.clone(seed=7).rng.random() for _ in range(2)]
    assert throws[0] == throws[1] == dice(7).random()


def _saved() -> dict[str, object]:
    data: dict[str, object] = json.loads(save(recorded(9, 6)[0]))
    return data


@pytest.mark.parametrize(
    ("change", "slug", "place"),
    [
        ({"format": 0}, "unknown-format", "$.format"),
        ({"seats": "3"}, "not-a-number", "$.seats"),
        ({"seats": True}, "not-a-number", "$.seats"),
        ({"seed": None}, "not-a-number", "$.seed"),
        ({"board": 1}, "not-text", "$.board"),
        ({"moves": "go on"}, "not-a-list", "$.moves"),
        ({"moves": ["go on", 4]}, "not-text", "$.moves[1]"),
        ({"games": [{}]}, "not-text", "$.games[0]"),
        ({"options": {}}, "not-a-list", "$.options"),
    ],
)
def test_a_corrupt_save_is_refused_with_its_place(
    change: dict[str, object], slug: str, place: str
) -> None:
    """A wrong value is told with the path to it."""
    with pytest.raises(CorruptSave) as refused:
        load(json.dumps(_saved() | change))
    assert (refused.value.slug, refused.value.place) == (slug, place)


@pytest.mark.parametrize(
    ("text", "slug", "place"),
    [('{"format": 2,\n "board": }', "not-json", "2:11"), ("[]", "not-a-save", "$")],
)
def test_what_is_no_save_is_refused(text: str, slug: str, place: str) -> None:
    """A text that is no JSON is told by line and column."""
    with pytest.raises(CorruptSave) as refused:
        load(text)
    assert (refused.value.slug, refused.value.place) == (slug, place)


def test_a_move_that_is_not_legal_is_told_with_its_place() -> None:
    """A save whose fourth move cannot be made is refused at that move."""
    record, _ = recorded(9, 6)
    record.moves[3] = "conquer the moon"
    with pytest.raises(CorruptSave) as refused:
        replay(record, small_world(3))
    assert (refused.value.slug, refused.value.place) == ("illegal-move", "$.moves[3]")
