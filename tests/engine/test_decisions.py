"""Each decision is listed once: no two legal moves lead to the same, but where rules differ."""

from __future__ import annotations

import pytest

from regola_engine.conquest.frames import PUT_PIECE
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.kernel.course import proceed
from tests.engine.games import small_world
from tests.support.decisions import listed_twice
from tests.support.tracing import TABLES

_DECISIONS = 160
_EACH = {"conquest": 2, "digger": 16, "lords": 16}
"""Every how many decisions a position is looked at; those of tiles have many moves."""


@pytest.mark.parametrize("name", TABLES)
def test_each_decision_is_listed_once(name: str) -> None:
    """No two moves of a position lead to equal ones, unless they are told apart by the rules."""
    assert list(listed_twice(name, 101, _EACH[TABLES[name].family], _DECISIONS)) == []


def _with_heroes(regions: int) -> State:
    """Return heroic Orcs in so many regions of the board for two, about to redeploy."""
    game = small_world()
    numbers = [
        next(n for n, one in enumerate(kinds) if one.reference.endswith(name))
        for kinds, name in ((game.races, "/orcs"), (game.powers, "/heroic"))
    ]
    lands = [n for n, place in enumerate(game.board.places) if place.id[0] in "fhwm"][:regions]
    orcs = Peopled(numbers[0], numbers[1], holds=dict.fromkeys(lands, 1))
    seats = [Seated(5, (orcs,)), Seated(5)]
    state = set_up(game, seats, pieces={}, turn=0, phase="redeployment", number_of_round=3)
    while state.question is None:
        proceed(state)
    return state


@pytest.mark.parametrize(("regions", "asked"), [(1, False), (2, False), (3, True)])
def test_pieces_that_fill_all_the_room_are_not_asked_for(regions: int, *, asked: bool) -> None:
    """Two Heroes in two regions, one a region, leave nothing to choose; in three they do."""
    question = _with_heroes(regions).question

    assert question is not None
    assert (question.about == PUT_PIECE) is asked
