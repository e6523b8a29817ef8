"""A family of games is its words, its content and what its engine can do."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from regola.compilation.language import Language, vocabulary_of
from regola.compilation.program import PackSources, Program, compile_packs
from regola.findings import Sink
from regola.program.pack import nameless
from regola.python.families import framed
from regola.python.modules import Materials
from regola.resources import naming_languages
from regola.sources import Source
from regola.yaml_files import trusted
from regola_engine.kernel.items import Item
from regola_engine.kernel.moves import NOBODY, Move
from tests.regatta.engine import State, started

HERE = Path(__file__).parent


def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


@cache
def _program() -> Program:
    vocabulary = vocabulary_of(trusted(_read("vocabulary.yaml")), trusted(_read("spellings.yaml")))
    language = Language(replace(vocabulary, languages=naming_languages()))
    sink = Sink()
    source = Source("regatta.regola", _read("regatta.regola"))
    pack = PackSources(replace(nameless("regatta", "."), game="regatta"), (source,))
    program = compile_packs([pack], language, None, sink)
    assert [str(finding) for finding in sink] == []
    return program


@cache
def _items() -> list[Item]:
    """Write the modules of all items and run them."""
    source = Source("regatta.regola", _read("regatta.regola"))
    vocabulary = vocabulary_of(trusted(_read("vocabulary.yaml")), trusted(_read("spellings.yaml")))
    materials = Materials(
        vocabulary=vocabulary,
        pieces={},
        sources=lambda _path: source,
        sentence=lambda _item, rule: f"Rule {rule.number}.",
        board_word=lambda _pack, word: word,
        named=lambda kind, name, pack: f"{pack}/{kind}/{name}",
    )
    writer = framed("regatta", "tests.regatta")
    found = []
    for item in _program().items:
        assert list(writer.unwritable(item, vocabulary, {})) == []
        module = ModuleType(item.id)
        exec(writer.written(item, materials), module.__dict__)  # noqa: S102  # our own text
        found.append(module.ITEM)
    return found


def _of_two_winds() -> State:
    """Return a game of one round, at its first choice, in which both hold both winds."""
    games = (started(_items(), 2, seed) for seed in range(1_000))
    games = (one for one in games if one.steps == [0, 0])
    state = next(one for one in games if all(len(set(hand)) > 1 for hand in one.hands))
    state.game.programme = state.game.programme[:3]
    return state


def _choose(state: State, name: str) -> None:
    names = [item.reference for item in state.game.winds]
    state.apply(Move("pick", (names.index(f"regatta/wind/{name}"),)))


def test_nobody_sees_what_is_chosen_before_all_have_chosen() -> None:
    """The first choice waits, sealed, until the second is made."""
    state = _of_two_winds()
    _choose(state, "gale")

    assert state.question is not None
    assert state.question.secret
    assert state.played == [NOBODY, NOBODY]
    assert state.steps == [0, 0]


@pytest.mark.parametrize(("wind", "reach"), [("breeze", 1), ("gale", 3)])
def test_a_boat_sails_as_far_as_its_own_wind_carries_it(wind: str, reach: int) -> None:
    """The reach of a player is what the wind says that he played."""
    state = _of_two_winds()
    _choose(state, wind)
    _choose(state, "breeze")

    assert state.steps == [reach, 1]


@pytest.mark.parametrize("seed", range(20))
def test_a_game_of_three_rounds_keeps_its_ten_winds(seed: int) -> None:
    """10 winds; 2 of them are held by each of 2 players, who play and draw one in each round."""
    state, chance = started(_items(), 2, seed), Random(seed)  # noqa: S311  # no secrets
    while not state.is_over:
        twin = state.clone()
        move = chance.choice(state.legal_moves())
        state.apply(move)
        twin.apply(move)
        assert twin.snapshot() == state.snapshot()

    assert len(state.deck) == 10 - 2 * 2 - 3 * 2
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert all(3 <= steps <= 9 for steps in state.steps)
