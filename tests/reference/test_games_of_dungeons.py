"""Games of Dungeon Lords: each position and all that may be done, by play and by the rules."""

from __future__ import annotations

from random import Random

import pytest

from regola.reference.lords.following import follow
from regola.reference.lords.positions import Table
from regola_engine.lords.game import Game
from tests.lords.table import played_items
from tests.support.lords_games import OPTIONS, busy_move, started
from tests.support.lords_probes import KINDS, outcomes

MOVES = 45
"""Moves that are made in each game; `bench/dungeon_reading.py` plays whole games."""

RULES = 4
"""Random rules of deeds of each kind of item, each in two positions."""


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_game_is_played_as_its_rules_are_read(number: int) -> None:
    """What lies where, what is drawn, and all that may be done are the same after each move."""
    family, state = started(OPTIONS[number], 2 + number % 3, seed=number)
    chance = Random(number)  # noqa: S311  # cards, not secrets
    followed = follow(family, state, busy_move, chance, MOVES)

    assert followed.differences == []
    assert len(followed.moves) == MOVES


def test_a_whole_year_is_played_as_its_rules_are_read() -> None:
    """Orders, rooms, events, arrivals and fights, up to the second year."""
    family, state = started((), 2, seed=3)
    followed = follow(family, state, busy_move, Random(3), 110)  # noqa: S311  # cards, not secrets

    assert followed.differences == []
    assert state.year == 2


def test_a_monster_that_comes_back_is_drawn_again_as_its_rule_is_read() -> None:
    """Where lost monsters return, both shuffle them into the same stack."""
    family, state = started(OPTIONS[-1], 3, seed=4)
    followed = follow(family, state, busy_move, Random(4), 60)  # noqa: S311  # cards, not secrets

    assert followed.differences == []
    assert "restack" in {entry.kind for entry in state.log or ()}


@pytest.mark.parametrize("kind", KINDS)
def test_a_deed_at_random_is_done_as_it_is_read(kind: str) -> None:
    """What an accepted rule offers, asks, forbids and changes is the same, and nothing else is."""
    tried = list(outcomes(kind, RULES, 1, positions=2))

    assert len(tried) == 2 * RULES
    assert {one.line: one.differences[0] for one in tried if one.differences} == {}
    assert [(one.line, one.unsaid) for one in tried if one.unsaid] == []
    assert any(one.acted for one in tried)


def test_rules_are_looked_for_in_all_stages_of_a_game() -> None:
    """A game by chance has positions of each stage after the first, before anybody acts in it."""
    table = Table(Game(played_items(), 3), "stages")
    begun = {one.game.programme[one.stage].name for one in table.positions if not one.opened}

    assert {one.name for one in table.game.programme[1:]} == begun
    assert all(one.question is None and not one.agenda for one in table.positions)
