"""The second reading of Dungeon Lords: numbers and classes in games, against what is played."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from regola_engine.kernel.bots import random_move
from regola_engine.kernel.standing import is_so, number
from tests.lords.table import table
from tests.support.lords_reading import differences, family, probe_of, probes

EVERY = 12
"""Moves between two positions that are looked at."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_and_classes_are_those_of_the_game(seats: int) -> None:
    """What everybody scores and owes, and what each monster, hero and tile is worth."""
    words, rng = family(), Random(seats)  # noqa: S311  # cards, not secrets
    state, made, apart = table(seats, seed=seats), 0, []
    while not state.is_over:
        state.apply(random_move(state, rng))
        made += 1
        if made % EVERY == 0:
            apart += list(differences(words, state))

    assert made > EVERY
    assert apart == []


def test_a_statement_at_random_means_what_is_played() -> None:
    """Each accepted title is read and played alike, in a position in the middle of a game."""
    state, rng = table(3, seed=5), Random(5)  # noqa: S311  # cards, not secrets
    for _ in range(60):
        state.apply(random_move(state, rng))
    tried = {
        probe.line: list(differences(probe.family, probe.in_play(state))) for probe in probes(8, 5)
    }

    assert len(tried) == 8
    assert {line: found[0] for line, found in tried.items() if found} == {}


def test_what_is_said_of_a_kind_is_said_of_it_alone() -> None:
    """Where a title makes witches ethereal, ghosts and witches are, and nobody else."""
    probe = probe_of("a witch is ethereal")
    assert probe is not None
    state = probe.in_play(table(2))
    names = [state.game.items["monster"][item].reference for item in state.game.monsters]
    so = {name for copy, name in enumerate(names) if is_so(state, "ethereal", 0, copy)}

    assert so == {"dungeon_lords/monster/witch", "dungeon_lords/monster/ghost"}


@pytest.mark.parametrize(
    "line",
    ["all paladins is bold", "skill of your paladins is doubled", "health of a paladin is 1 more"],
)
def test_what_is_said_of_paladins_is_said_of_no_other_adventurer(line: str) -> None:
    """A paladin is an adventurer, too: what is said of him is not said of them all."""
    probe = probe_of(line)
    assert probe is not None
    state, rng = table(2, seed=5), Random(5)  # noqa: S311  # cards, not secrets
    for _ in range(40):
        state.apply(random_move(state, rng))

    assert list(differences(probe.family, probe.in_play(state))) == []


def test_what_is_said_of_your_adventurers_is_said_of_those_in_your_prison() -> None:
    """Whom you beat is yours: a warrior in the prison has 1 health more, and is hasty."""
    state, rng = table(2, seed=5), Random(5)  # noqa: S311  # cards, not secrets
    while not state.prisons[0]:
        state.apply(random_move(state, rng))
    hero = state.prisons[0][0]
    for line in ("health of your adventurers is 1 more", "your adventurers is hasty"):
        probe = probe_of(line)
        assert probe is not None
        played = probe.in_play(state)

        assert number(played, "health", 0, hero) == state.game.heroes[hero].health + (
            "health" in line
        )
        assert is_so(played, "hasty", 0, hero) is ("hasty" in line)
        assert list(differences(probe.family, played)) == []


@pytest.mark.parametrize(
    "line",
    [
        "gold price of a slime is 4 more per order",
        "trap places of your rooms is all more",
        "magic of the party is at least all",
    ],
)
def test_what_has_no_number_is_refused(line: str) -> None:
    """*Per order* was always one, and *all more* a million."""
    assert probe_of(line) is None


@pytest.mark.parametrize(
    ("test", "wanted"),
    [
        ("each opponent has a monster", all),
        ("an opponent has a monster", any),
        ("no opponent has a monster", lambda have: not any(have)),
        ("an opponent has no monster", lambda have: not all(have)),
    ],
)
def test_what_one_of_several_opponents_has_is_asked_of_each(
    test: str, wanted: Callable[[list[bool]], bool]
) -> None:
    """Of three players the first has the title; it is looked at until it was so and was not."""
    probe = probe_of(f"score is 50 more if {test}")
    assert probe is not None
    state, rng, seen = table(3, seed=3), Random(3), set()  # noqa: S311  # cards, not secrets
    while not state.is_over and len(seen) < 2:
        state.apply(random_move(state, rng))
        played = probe.in_play(state)
        have = [seat in state.keeper for seat in (1, 2)]
        is_so = number(played, "score", 0) - number(state, "score", 0) == 50

        assert is_so is wanted(have)
        assert is_so in seen or list(differences(probe.family, played)) == []
        seen.add(is_so)
    assert seen == {True, False}
