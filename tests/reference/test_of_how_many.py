"""Of how many of some things a test must be so: of one, of each, of none, of 2."""

from __future__ import annotations

from random import Random

import pytest

from regola.compilation.checking import check_programs
from regola.findings import Sink
from regola.reference.conquest.following import follow
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.kernel.bots import random_move
from tests.support.compiling import compile_text
from tests.support.conquest_probes import NAMES, PROBE, Probe, probe_of
from tests.support.random_rules import GROUNDS

# The board of nine: a and h are hills, a and e have a mine, the sea d borders c and i (far).
A, B, C, E, H, FAR = 0, 1, 2, 4, 7, 8
COINS = 5


def _position(probe: Probe, *held: dict[int, int]) -> State:
    """Put the people with the probe first, and give the regions of each player; it scores."""
    game = probe.games[len(held)]
    races = {item.reference.rpartition("/")[2]: n for n, item in enumerate(game.races)}
    powers = {item.reference: n for n, item in enumerate(game.powers)}
    peoples = (
        (races["giants"], powers[PROBE], 0, COINS),
        (races["orcs"], powers["small_world/power/alchemist"], 4, COINS),
        (races["elves"], powers["small_world/power/swamp"], 4, 1),
    )
    seated = [
        Seated(coins, (Peopled(race, power, hand, regions),))
        for (race, power, hand, coins), regions in zip(peoples, held, strict=False)
    ]
    return set_up(game, seated, pieces={}, turn=0, phase="scoring", number_of_round=3, seed=1)


TOLD: tuple[tuple[str, dict[int, int], dict[int, int], bool], ...] = (
    # test, own regions with their tokens, those of the opponent, whether it is so
    ("no region of yours is beside a sea", {C: 2, B: 1}, {}, False),
    ("no region of yours is beside a sea", {A: 2, B: 1}, {}, True),
    ("one of your regions is not beside a sea", {C: 2, B: 1}, {}, True),
    ("one of your regions is not beside a sea", {C: 2, FAR: 1}, {}, False),
    ("each of your regions is a hill", {A: 2, B: 1}, {}, False),
    ("all your regions are hills", {A: 2, H: 1}, {}, True),
    ("2 of your regions are beside a sea", {C: 2, B: 1}, {}, False),
    ("at least 2 of your regions are beside a sea", {C: 2, FAR: 1, B: 1}, {}, True),
    ("at least 2 of your regions are not beside a sea", {C: 2, FAR: 1, B: 1}, {}, False),
    ("at most 1 of your regions is a hill", {A: 2, H: 1, B: 1}, {}, False),
    ("one of your regions has no mine", {A: 1, B: 1}, {}, True),
    ("one of your regions has no mine", {A: 1, E: 1}, {}, False),
    ("no region of yours has a mine", {A: 1, B: 1}, {}, False),
    ("each of your regions has a mine", {A: 1, B: 1}, {}, False),
    ("each of your regions has a mine", {A: 1, E: 1}, {}, True),
    ("2 of your regions have a mine", {A: 1, B: 1}, {}, False),
    ("your regions have at least 3 tokens", {A: 2, B: 2}, {}, False),
    ("one of your regions has at least 3 tokens", {A: 2, B: 3}, {}, True),
    ("each of your regions has at least 2 tokens", {A: 2, B: 1}, {}, False),
    ("no region of yours has at least 3 tokens", {A: 2, B: 3}, {}, False),
    ("2 of your regions have at least 2 tokens", {A: 2, B: 3, C: 1}, {}, True),
    ("no opponent has a hill", {B: 1}, {H: 1}, False),
    ("no opponent has a hill", {A: 1}, {B: 1}, True),
    ("each opponent has a hill", {A: 1}, {B: 1}, False),
    ("an opponent has no hill", {A: 1}, {B: 1}, True),
    ("an opponent is not richest", {A: 1}, {B: 1}, False),
    ("an opponent has at most 1 region", {A: 1}, {B: 1}, True),
    ("an opponent has at most 1 region", {A: 1}, {B: 1, C: 1}, False),
    ("an opponent has less than 2 hills", {A: 1}, {B: 1, H: 1}, True),
    ("an opponent has at least 2 regions", {A: 1}, {B: 1}, False),
    ("an opponent has 2 regions", {A: 1}, {B: 1, C: 1}, True),
    ("an opponent has at most 4 coins", {A: 1}, {B: 1}, False),
    ("an opponent has at least 5 coins", {A: 1}, {B: 1}, True),
)


@pytest.mark.parametrize(("test", "mine", "theirs", "is_so"), TOLD)
def test_of_how_many_it_must_be_so(
    test: str, mine: dict[int, int], theirs: dict[int, int], *, is_so: bool
) -> None:
    """Both readings take *no region is*, *each is*, *2 are*, *one is not* as they are printed."""
    probe = probe_of(f"at scoring if {test}: gain 20 coins")
    state = _position(probe, mine, theirs)
    dice = Random(1)  # noqa: S311  # dice, not secrets
    gained = follow(probe.family, state, random_move, dice, 0)

    assert gained.differences == []
    assert (state.coins[0] >= COINS + 20) is is_so


# Of two opponents, the one that comes first has 2 hills, the other a forest alone; of their coins
# the first has 5, the other 1.
TOLD_OF_TWO_OPPONENTS = (
    ("an opponent has at least 2 hills", True),
    ("each opponent has at least 2 hills", False),
    ("each opponent has at least 1 coin", True),
    ("each opponent has at least 2 coins", False),
    ("an opponent has at least 2 coins", True),
    ("an opponent has less than 1 hill", True),
    ("each opponent has at most 1 hill", False),
    ("no opponent has at least 2 hills", False),
    ("no opponent has at least 3 hills", True),
)


@pytest.mark.parametrize(("test", "is_so"), TOLD_OF_TWO_OPPONENTS)
def test_how_much_one_of_several_opponents_has(test: str, *, is_so: bool) -> None:
    """What opponents have is counted of each by itself, not of all of them together."""
    probe = probe_of(f"at scoring if {test}: gain 20 coins")
    state = _position(probe, {C: 1}, {A: 1, H: 1}, {FAR: 2})
    gained = follow(probe.family, state, random_move, Random(1), 0)  # noqa: S311  # dice

    assert gained.differences == []
    assert (state.coins[0] >= COINS + 20) is is_so


@pytest.mark.parametrize(
    "rule",
    [
        "at scoring if you have each hill: gain 1 coin",
        "at scoring if there is each hill: gain 1 coin",
        "at scoring if you conquered each hill this turn: gain 1 coin",
        "at scoring: gain 1 coin per no hill",
    ],
)
def test_what_nobody_would_look_at_is_refused(rule: str) -> None:
    """*If you have each hill* would be played as *a hill*, and *per no hill* counts nothing."""
    power = f"power probe {{\n    {NAMES}\n    tokens: 4\n    {rule}\n}}\n"
    sink = Sink()
    check_programs([compile_text(power, sink, GROUNDS[0].program)], sink)

    assert "word-not-implemented" in {one.slug for one in sink}
