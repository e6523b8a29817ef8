"""Whole games by chance are sound at every move, and greed beats chance."""

from __future__ import annotations

from random import Random

import pytest

from regola_engine.kernel.bots import random_move
from regola_engine.lords.greed import greedy_move
from tests.lords.table import table
from tests.support.lords_invariants import violations

OPTIONS = (
    *("conquered_rooms_work", "rooms_are_taxed", "evil_has_an_end"),
    *("a_freed_hero_calms", "a_foreman_alone"),
)


@pytest.mark.parametrize("turned", [(), OPTIONS], ids=["default", "other readings"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost(seats: int, turned: tuple[str, ...]) -> None:
    """Goods, copies, adventurers and orders are all there after each move of whole games."""
    for seed in range(4):
        state, chance = table(seats, seed, log=True, turned=turned), Random(seed)  # noqa: S311
        while not state.is_over:
            assert violations(state) == []
            state.apply(random_move(state, chance))
        assert violations(state) == []


def test_what_is_lost_is_found() -> None:
    """A gold that nothing brought, an adventurer in two parties, and two rooms that touch."""
    state = table(3, log=True)
    state.gold[0] += 1
    state.parties[0] = state.parties[1] = [0]
    state.built |= 0b11
    told = " ".join(violations(state))
    for word in ("4 gold, not 3", "in two places", "without a tile", "touch"):
        assert word in told


def test_greed_beats_chance() -> None:
    """In twelve games with seats swapped greed wins at least three in four."""
    won = 0
    for seed in range(12):
        seat = seed % 2
        state, chance = table(2, seed // 2), Random(f"bots {seed}")  # noqa: S311
        while not state.is_over:
            state.apply((greedy_move if state.seat == seat else random_move)(state, chance))
        won += state.winners() == [seat]
    assert won >= 9


def test_greed_knows_no_more_than_its_seat() -> None:
    """Orders of others, sealed or not, leave its choice as it is: what is hidden is drawn anew."""
    state = table(2, 5)
    chance = Random(3)  # noqa: S311
    while state.game.programme[state.stage].name != "performing":
        state.apply(random_move(state, chance))
    other = state.clone()
    other.trap_deck.reverse()
    other.card_deck.reverse()
    assert greedy_move(state, Random(9)) == greedy_move(other, Random(9))  # noqa: S311
