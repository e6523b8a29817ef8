"""Moves that are not legal: refused with a reason, and nothing changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola_engine.conquest.moves import PICK, PUT, offer_move
from regola_engine.conquest.rules import Offer
from regola_engine.kernel.faults import Refusal
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import NO, PASS, YES, Move
from tests.engine.games import after, begun, small_world

_THINGS = st.integers(min_value=-1, max_value=30)
_SORTS = ("offer", PUT, PICK, "yes", "no", "pass", "nothing")
_NUMBERS = st.one_of(_THINGS, st.sampled_from([-(1 << 63), 1 << 31, 1 << 63]))
MOVES = st.one_of(
    st.builds(
        lambda sort, things: Move(sort, tuple(things)),
        st.sampled_from(_SORTS),
        st.lists(_NUMBERS, max_size=4),
    ),
    st.sampled_from([PASS, YES, NO]),
    st.builds(lambda sort, thing: Move(sort, (thing,)), st.sampled_from([PUT, PICK]), _THINGS),
    st.builds(
        offer_move,
        st.integers(min_value=-1, max_value=len(RULES) + 2),
        _THINGS,
        st.integers(min_value=0, max_value=3),
    ),
)


@given(
    seed=st.integers(min_value=0, max_value=9999),
    moves=st.integers(min_value=0, max_value=150),
    tried=st.lists(MOVES, min_size=1, max_size=40),
)
@settings(max_examples=25, deadline=None)
def test_what_is_not_listed_is_refused_and_what_is_listed_is_not(
    seed: int, moves: int, tried: list[Move]
) -> None:
    """A listed move can be made; any other is refused and leaves the position as it was."""
    state = after(small_world(), seed, moves)
    before = state.snapshot()
    for move in (*tried, *state.legal_moves()):
        if move in state.legal_moves():
            state.clone().apply(move)
        else:
            with pytest.raises(Refusal):
                state.apply(move)
    assert state.snapshot() == before


def _refused(slug: str) -> None:
    """Try every offer on every region; some refusal has the reason, with a rule of the game."""
    found = []
    offers = [rule.index for rule, _ in RULES if isinstance(rule, Offer)]
    for moves in (2, 5, 9):
        state = after(small_world(), 11, moves)
        for index in offers:
            for region in range(state.game.ground.size):
                try:
                    state.clone().apply(offer_move(index, region))
                except Refusal as refusal:
                    found.append(refusal)
    reasons = [refusal for refusal in found if refusal.slug == slug]
    assert reasons
    assert all(0 <= refusal.rule < len(RULES) for refusal in reasons)


@pytest.mark.parametrize("slug", ["forbidden", "not-now"])
def test_a_refusal_names_the_rule_in_the_way(slug: str) -> None:
    """What a rule forbids, and what another moment is for, is refused by that rule."""
    small_world()
    _refused(slug)


def test_a_move_after_the_end_is_refused() -> None:
    """A game that is over takes no move."""
    state = after(small_world(), 2, 10_000)
    assert state.is_over
    with pytest.raises(Refusal, match="over"):
        state.apply(PASS)


def test_a_combination_beyond_the_row_is_refused() -> None:
    """The row has six combinations: there is no seventh to choose."""
    state = begun(small_world(), 1)
    choosing = state.legal_moves()[0].rule
    assert [move.thing for move in state.legal_moves()] == list(range(6))
    with pytest.raises(Refusal, match="no-target"):
        state.apply(offer_move(choosing, 6))
