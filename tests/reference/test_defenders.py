"""Defenders are tokens, and pieces that are said to be: whatever speaks of them means both."""

from __future__ import annotations

import pytest

from regola.reference.conquest.facts import read
from regola.reference.family import Thing
from regola.reference.levels import number as read_number
from regola.reference.reading import Reading
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.tokens import add_piece
from regola_engine.conquest.values import number
from regola_engine.conquest.vocabulary import CONQUEST_COST
from tests.support.conquest_probes import PROBE, Probe, probe_of
from tests.support.second_reading import tried

BARE, WITH_TOKEN, WITH_TRIBE, WITH_BOTH = 0, 1, 2, 4
"""A hill, a farmland of the opponent's, a forest with a lost tribe, his mountain with a raft."""

COSTS = {BARE: 2, WITH_TOKEN: 3, WITH_TRIBE: 3, WITH_BOTH: 5}
"""What they cost without the rule: 2, one more for each defender, and for the mountain."""

FIRST = 2


def _position(probe: Probe) -> State:
    """The first player has the rule, the second two regions, one of them with a raft."""
    game = probe.games[2]
    races = {item.reference.rpartition("/")[2]: n for n, item in enumerate(game.races)}
    powers = {item.reference: n for n, item in enumerate(game.powers)}
    own = Peopled(races["humans"], powers[PROBE], 4)
    held = {WITH_TOKEN: 1, WITH_BOTH: 1}
    other = Peopled(races["ratmen"], powers["small_world/power/alchemist"], 4, held)
    state = set_up(
        game,
        (Seated(5, (own,)), Seated(5, (other,))),
        pieces={},
        turn=0,
        phase="conquest",
        number_of_round=3,
        seed=1,
    )
    kinds = (kind for kind in game.kinds if kind is not None)
    raft = next(kind.word for kind in kinds if kind.reference.endswith("/raft"))
    state.boxed[raft] -= 1
    add_piece(state, raft, WITH_BOTH)
    return state


@pytest.mark.parametrize(
    ("which", "cheaper"),
    [
        ("a region with a defender", (WITH_TOKEN, WITH_TRIBE, WITH_BOTH)),
        ("a region without a defender", (BARE,)),
        ("a region with at least 2 defenders", (WITH_BOTH,)),
        ("a region with exactly 2 defenders", (WITH_BOTH,)),
        ("a region with 1 defender", (WITH_TOKEN, WITH_TRIBE, WITH_BOTH)),
        ("a region with at most 1 defender", (BARE, WITH_TOKEN, WITH_TRIBE)),
        ("a region with a defender of an opponent", (WITH_TOKEN, WITH_BOTH)),
    ],
)
def test_a_region_has_the_defenders_that_stand_there(which: str, cheaper: tuple[int, ...]) -> None:
    """A piece that defends is one, with or without tokens, and is of who holds its region."""
    probe = probe_of(f"conquest cost of {which} is 1 less", its=("it is a defender",))
    state = _position(probe)
    due = {region: cost - (region in cheaper) for region, cost in COSTS.items()}
    reading, you = Reading(probe.family, read(state)), Thing("people", FIRST)

    assert {one: number(state, CONQUEST_COST, FIRST, one) for one in COSTS} == due
    for one, cost in due.items():
        assert read_number(reading, "conquest cost", Thing("region", one), you) == cost


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: gain 1 coin per defender",
        "at scoring: gain 1 coin per region with 2 defenders",
        "conquest cost of a region is 1 less per defender of an opponent in the region",
        "you may not assault a region that is not with a defender",
        "at scoring: take a coin from a player with a defender",
    ],
)
def test_both_readings_mean_the_same_defenders(line: str) -> None:
    """Counted, described, or had by somebody."""
    found = [tried(probe_of(line), seed) for seed in range(2)]

    assert [(one.differences, one.unsaid) for one in found] == [([], "")] * 2
    assert any(one.acted for one in found)
