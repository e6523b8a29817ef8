"""Numbers and classes of regions: the second reading of the official rules against the engine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from regola.compilation.games import load
from regola.compilation.language import language
from regola.files.library import official
from regola.findings import Sink
from regola.program.model import Item
from regola.reference.conquest.facts import read
from regola.reference.conquest.family import conquest
from regola.reference.family import Family, Thing
from regola.reference.levels import granted, number
from regola.reference.reading import Reading
from regola_engine.conquest import class_mask, class_word, number_word
from regola_engine.conquest import number as played_number
from regola_engine.conquest.game import Game
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move

NUMBERS = ("conquest cost", "tokens lost", "tokens kept", "garrison", "income")
CLASSES = {
    "immune": "immune",
    "immune ability": "immune to abilities",
    "closed": "closed",
    "reachable": "reachable",
    "transient": "transient",
    "entrance": "entrance",
    "as if empty for conquest cost": "as if empty for conquest cost",
}


@cache
def _tabled(name: str) -> tuple[Family, Game]:
    """A family and a game of two players for an official game."""
    program = official("conquest")
    assert program is not None
    packs = ("conquest", name)
    own: list[Item] = [one for one in program.items if one.pack in packs and one.kind != "board"]
    loaded = load(program, {}, Sink())
    items = [one for one in loaded.items if one.reference.partition("/")[0] in packs]
    board = next(one for one in loaded.boards if one.reference.endswith(f"{name}_2p"))
    return conquest(own, language("conquest").vocabulary), Game(items, board, 2)


def _positions(game: Game, seed: int) -> Iterator[State]:
    """Positions of a game played at random, a few of each game."""
    rng = Random(seed)  # noqa: S311  # dice, not secrets
    state = start(game, rng)
    while not state.is_over:
        state.apply(random_move(state, rng))
        if not state.is_over and rng.random() < 0.04:
            yield state


def _differences(family: Family, state: State) -> Iterator[tuple[object, ...]]:
    reading = Reading(family, read(state))
    for people in reading.facts.folks:
        asker = Thing("people", people)
        for region in reading.all("region"):
            for word in NUMBERS:
                played = played_number(state, number_word(word), people, region.key)
                if (found := number(reading, word, region, asker)) != played:
                    yield word, people, region.key, found, played
            for word, name in CLASSES.items():
                is_one = bool(class_mask(state, class_word(name), people) >> region.key & 1)
                if granted(reading, word, region, asker) is not is_one:
                    yield word, people, region.key, is_one


@pytest.mark.parametrize("name", ["small_world", "underground"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_and_classes_are_those_of_the_game(name: str, seed: int) -> None:
    """What every region costs, yields, loses and is, in the eyes of every people, is the same."""
    family, game = _tabled(name)
    positions = list(_positions(game, seed))

    assert positions
    assert [list(_differences(family, state)) for state in positions] == [[]] * len(positions)
