"""What *or* joins to a noun that has a thing of another sort behind it."""

from __future__ import annotations

import pytest

from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.values import number
from regola_engine.conquest.words import NUMBERS
from tests.support.conquest_probes import PROBE, probe_of

# The board of nine: a and h are hills, a with a mine, b a farmland, f a swamp beside no sea.
A, B, F, H = 0, 1, 5, 7
ME = 2


def _dearer(rule: str) -> set[int]:
    """Return the regions whose cost a rule of a power raises."""
    plain = _position("income of your regions is 1 more")
    told = _position(rule)
    word = NUMBERS.names.index("conquest cost")
    regions = range(plain.game.ground.size)
    return {r for r in regions if number(told, word, ME, r) > number(plain, word, ME, r)}


def _position(rule: str) -> State:
    game = probe_of(rule).games[2]
    powers = [item.reference for item in game.powers]
    races = [item.reference.rpartition("/")[2] for item in game.races]
    mine = Peopled(races.index("giants"), powers.index(PROBE), 4, {})
    theirs = Peopled(races.index("orcs"), powers.index("small_world/power/alchemist"), 4, {})
    seated = (Seated(5, (mine,)), Seated(5, (theirs,)))
    return set_up(game, seated, pieces={}, turn=0, phase="conquest", number_of_round=3, seed=1)


@pytest.mark.parametrize(
    ("regions", "meant"),
    [
        ("a hill with a mine or a swamp", {A, F}),
        ("a hill with a mine or a swamp beside a sea", {A}),
        ("a hill with a mine or a cavern or a farmland", {A, B}),
        ("a region with a raft or a hill", {A, H}),
    ],
)
def test_or_joins_what_is_of_one_sort(regions: str, meant: set[int]) -> None:
    """No swamp is what a hill has, so that it stands beside the hill, with words of its own."""
    assert _dearer(f"conquest cost of {regions} is 1 more") == meant
