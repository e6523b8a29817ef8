"""*Your pieces* are those in your regions, also where all of them are taken away."""

from __future__ import annotations

import pytest

from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.tokens import add_piece
from regola_engine.kernel.course import advance
from tests.support.conquest_probes import PROBE, probe_of
from tests.support.second_reading import tried

OWN, OTHER = 0, 1
"""Regions: one of the people with the rule, and one of an opponent's; a raft lies in each."""


@pytest.mark.parametrize(
    ("deed", "left"),
    [
        ("remove all your rafts", (0, 1)),
        ("remove all rafts", (0, 0)),
        ("return all your rafts to the hand", (0, 1)),
        ("return all rafts to the hand", (0, 0)),
        ("remove 1 of your rafts", (0, 1)),
    ],
)
def test_all_of_yours_are_not_all(deed: str, left: tuple[int, int]) -> None:
    """Three are in the box: what lies with an opponent stays there unless all are meant."""
    game = probe_of(f"at scoring: {deed}").games[2]
    powers = {item.reference: n for n, item in enumerate(game.powers)}
    own = Peopled(0, powers[PROBE], 4, {OWN: 1})
    other = Peopled(1, powers["small_world/power/alchemist"], 4, {OTHER: 1})
    seats = (Seated(5, (own,)), Seated(5, (other,)))
    state = set_up(game, seats, pieces={}, turn=0, phase="scoring", number_of_round=3, seed=1)
    kinds = (kind for kind in game.kinds if kind is not None)
    raft = next(kind.word for kind in kinds if kind.reference.endswith("/raft"))
    for region in (OWN, OTHER):
        state.boxed[raft] -= 1
        add_piece(state, raft, region)
    advance(state)

    assert tuple(state.where[raft] >> region & 1 for region in (OWN, OTHER)) == left


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: remove all your rafts",
        "at scoring: return all your rafts",
        "at scoring: remove all your rafts in a hill",
        "when you lose a hill: remove all your rafts",
    ],
)
def test_both_readings_take_the_same_pieces(line: str) -> None:
    """From own regions alone."""
    found = [tried(probe_of(line), seed) for seed in range(2)]

    assert [(one.differences, one.unsaid) for one in found] == [([], "")] * 2
    assert any(one.acted for one in found)
