"""Things so many regions away at most: what is played, and what the second reading says."""

from __future__ import annotations

import pytest

from regola.reference.conquest.following import differing_values
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.values import number
from regola_engine.conquest.words import number_word
from tests.support.conquest_probes import PROBE, Probe, probe_of
from tests.support.second_reading import tried

# The board of nine: a-b, b-c, a-c, c-d, c-e, e-f, f-g, g-h, h-i, d-i, e-h, b-f; e is a mountain.
LETTERS = "abcdefghi"
FIRST = 2


def _position(probe: Probe, first: str, second: str) -> State:
    game = probe.games[2]
    races = {item.reference.rpartition("/")[2]: n for n, item in enumerate(game.races)}
    powers = {item.reference: n for n, item in enumerate(game.powers)}
    alchemist = powers["small_world/power/alchemist"]
    seats = (
        Seated(5, (Peopled(races["giants"], powers[PROBE], 4, _one_in(first)),)),
        Seated(5, (Peopled(races["orcs"], alchemist, 4, _one_in(second)),)),
    )
    return set_up(game, seats, pieces={}, turn=0, phase="conquest", number_of_round=3, seed=1)


def _one_in(region: str) -> dict[int, int]:
    return {LETTERS.index(region): 1}


def _costs(state: State) -> list[int]:
    word = number_word("conquest cost")
    return [number(state, word, FIRST, region) for region in range(9)]


@pytest.mark.parametrize(
    ("place", "near"),
    [
        ("within 1 region of your mountains", "cefh"),
        ("within 2 regions of your mountains", "abcdefghi"),
        ("that is not within 1 region of your mountains", "abdgi"),
        ("within 1 region of you", "cefh"),
        ("within 1 region of an opponent", "dhi"),
        ("within 2 regions of an opponent", "cdeghi"),
        ("within 1 region of a region of an opponent", "dhi"),
        ("within 2 regions of a hill of an opponent", ""),
    ],
)
def test_what_is_near_costs_more(place: str, near: str) -> None:
    """Regions are counted from what one holds oneself, or from what the others hold."""
    probe = probe_of(f"conquest cost of a region {place} is 1 more")
    with_rule = _position(probe, "e", "i")
    without = _position(probe_of("your regions are immune"), "e", "i")
    costs = zip(LETTERS, _costs(with_rule), _costs(without), strict=True)

    assert "".join(letter for letter, now, before in costs if now > before) == near
    assert list(differing_values(probe.family, with_rule, {})) == []


@pytest.mark.parametrize(
    "line",
    [
        "conquest cost of a region within 2 regions of your mountains is 2 less",
        "conquest cost of regions that are not within 1 region of your hills is 1 more",
        "your regions within 3 regions of a forest are immune",
        "a region within 2 regions of a hill is beside your forests",
        "at scoring: gain 1 coin per region within 2 regions of your forests",
        "at conquest, you may discard 1 token in your region within 2 regions of a mountain",
        "when you conquer a region within 2 regions of a hill: gain 1 coin",
        "you may not conquer a region within 2 regions of a region with a fortress",
        "conquest cost of a region within 2 regions of your raft is 1 less",
        "income of your regions within 1 region of a declined people is 1 more",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """In numbers, classes, deeds, moments, bans and in what rules put beside one another."""
    found = tried(probe_of(line), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
