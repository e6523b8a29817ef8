"""What regions are, and in whose eyes: rules of a people, and what base rules make of them."""

from __future__ import annotations

import pytest

from regola_engine.conquest.classes import class_mask
from regola_engine.conquest.helping import CONQUEST_COST
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.values import number
from regola_engine.conquest.words import class_word
from tests.support.conquest_probes import PROBE, Probe, probe_of

# The board of nine: the swamp f and the mountain e touch, the lake g lies beside the swamp.
E, F, H = 4, 5, 7
FIRST, SECOND = 2, 3
"""The peoples of the two players."""


def _placed(probe: Probe, holds: dict[int, int], race: str = "tritons") -> State:
    """The first player's people has the rule and some regions, the second's nothing."""
    game = probe.games[2]
    races = {item.reference.rpartition("/")[2]: n for n, item in enumerate(game.races)}
    powers = {item.reference: n for n, item in enumerate(game.powers)}
    first = Seated(5, (Peopled(races[race], powers[PROBE], 4, holds),))
    second = Seated(5, (Peopled(races["ratmen"], powers["small_world/power/alchemist"], 4, {}),))
    return set_up(
        game, (first, second), pieces={}, turn=0, phase="conquest", number_of_round=3, seed=1
    )


@pytest.mark.parametrize(("rule", "cost"), [("a hill is water", 1), ("a swamp is water", 2)])
def test_what_is_water_for_a_people_is_not_coastal_for_it(rule: str, cost: int) -> None:
    """A coastal swamp costs Tritons 2 less 1; a swamp that is water is no coast, and costs 2."""
    state = _placed(probe_of(rule), {})

    assert number(state, CONQUEST_COST, FIRST, F) == cost


def test_what_makes_regions_immune_does_so_for_everybody() -> None:
    """The swamp beside a mountain of the people is immune in the other's eyes as in its own."""
    state = _placed(probe_of("a region beside your mountains is immune"), {E: 1})
    immune = class_word("immune")

    assert class_mask(state, immune, FIRST) >> F & 1
    assert class_mask(state, immune, SECOND) >> F & 1
    assert not class_mask(state, immune, SECOND) >> E & 1


def test_a_shortfall_is_told_of_regions_that_one_holds_too() -> None:
    """For one's own hill of 1 token, 2 + 1 + 1 for the lost tribe, 4 tokens in hand are enough."""
    rule = "your hills are immune if the shortfall of the region is at most 0"
    state = _placed(probe_of(rule), {H: 1}, "humans")

    assert class_mask(state, class_word("immune"), SECOND) >> H & 1


def test_who_may_not_attack_a_people_may_not_attack_its_regions() -> None:
    """Regions that peoples hold are barred, empty ones are not."""
    state = _placed(probe_of("you may not attack a people"), {}, "humans")
    state.tokens[F] = state.defenders[F] = 1
    state.tray[SECOND] -= 1
    state.holder[F] = SECOND
    state.held[SECOND] |= 1 << F
    from regola_engine.conquest.conquering import banned
    from regola_engine.conquest.helping import ATTACK

    barred = banned(state, FIRST, ATTACK)
    assert barred >> F & 1
    plain = _placed(probe_of("income of your hills is 1 more"), {}, "humans")
    assert barred & ~(1 << F) == banned(plain, FIRST, ATTACK) & ~(1 << F)


def test_your_opponents_are_the_others() -> None:
    """A region of an opponent yields what a rule says of regions of your opponents; yours not."""
    state = _placed(probe_of("conquest cost of a region of your opponents is 3 more"), {E: 1})
    state.holder[F], state.tokens[F], state.defenders[F] = SECOND, 1, 1
    state.held[SECOND] |= 1 << F
    state.tray[SECOND] -= 1

    assert number(state, CONQUEST_COST, FIRST, F) == 2 + 1 + 3 - 1
    assert number(state, CONQUEST_COST, FIRST, E) == 2 + 1 + 1
