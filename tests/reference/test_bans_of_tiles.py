"""What players of tiles may not do: where parties come to, what is built in spaces, by whom."""

from __future__ import annotations

from random import Random

import pytest

from regola_engine.digger import deeds
from regola_engine.digger.frames import ASKED, Event, Frame
from regola_engine.digger.sets import empty_spaces
from regola_engine.digger.state import State
from regola_engine.kernel.masks import bits
from tests.support.tile_games import looked_for, tried
from tests.support.tile_probes import lay_open, probes_of, stirred


@pytest.mark.parametrize(
    "line",
    [
        "you may not move a party over a tile that is not working",
        "you may not move a party from a tile that is not hidden",
        "you may not move a squad to a space",
        "you may not build a project in a space",
        "you may not build a tile in a space beside a space",
        "you may not build a tile in a space connected to a tile",
        "you may not build a project in a space that is not connected to a room",
        "you may not build your tile in a space",
        "you may not conquer a room",
        "you may not exchange a project",
    ],
)
def test_both_readings_forbid_the_same(line: str) -> None:
    """What is asked before each of these deeds, and what stands in their places, is the same."""
    [one] = looked_for(probes_of("lord", line))
    outcomes = [outcome for seed in range(3) for outcome in tried(one, seed, 1)]

    assert [(outcome.differences, outcome.unsaid) for outcome in outcomes] == [([], "")] * 3
    assert any(outcome.acted for outcome in outcomes)


def test_a_token_that_the_game_has_not_does_nothing() -> None:
    """It was taken for the token of every deed that is done by none."""
    [one] = looked_for(probes_of("lord", "you may not kill a creature using a dragon"))
    outcomes = [outcome for seed in range(4) for outcome in tried(one, seed, 1)]

    assert [outcome.differences for outcome in outcomes] == [[]] * 4


_PUT = "once per turn, at your turn, you may put 1 collapse from the stack in a space"


def _spaces(*bans: str) -> tuple[State, set[int]]:
    """Return a position, and where whoever has the rule may put a collapse."""
    batch, rng = probes_of("lord", "\n    ".join((_PUT, *bans))), Random(5)  # noqa: S311
    state = stirred(batch.game(2), rng).clone(1)
    assert lay_open(state, "lord", 0, rng)
    seat = state.lords.index(max(state.lords))
    frame = Frame(-1, seat, -1, Event(seat))
    everywhere, collapse = state.game.everywhere, "dungeon_digger/tile/collapse"
    ended = deeds.put_tile(state, frame, collapse, everywhere)
    moves = state.question.moves if ended == ASKED and state.question is not None else ()
    return state, {move.things[0] for move in moves}


def test_a_tile_that_a_rule_lets_put_goes_where_no_rule_forbids_it() -> None:
    """Into empty spaces alone; a ban of the player's own is heeded there as in the set-up."""
    state, free = _spaces()
    empty = set(bits(empty_spaces(state)))
    near = {one for one in empty if state.game.adjoining[one] & state.tiles}

    assert free == empty
    assert _spaces("you may not put a collapse in a space connected to a tile")[1] >= empty - near
    assert _spaces("you may not put a tile in an empty space")[1] == set()


@pytest.mark.parametrize("where", ["an empty space", "a space connected to a tile"])
def test_both_readings_heed_what_may_not_be_put(where: str) -> None:
    """Offered by a rule of the same Lord."""
    lines = f"{_PUT}\n    you may not put a tile in {where}"
    [one] = looked_for(probes_of("lord", lines))
    outcomes = [outcome for seed in range(3) for outcome in tried(one, seed, 1)]

    assert [(outcome.differences, outcome.unsaid) for outcome in outcomes] == [([], "")] * 3
