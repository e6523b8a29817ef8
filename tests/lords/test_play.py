"""Whole games of the draft on the command line: played, told, kept and played again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from regola_engine.kernel.bots import random_move
from regola_engine.kernel.faults import CorruptSave
from regola_engine.kernel.log import Entry
from regola_engine.kernel.rules import IS, LESS, MORE
from regola_engine.lords.saves import Record, code, load, meant, replay, save
from tests.lords.content import FOLDER
from tests.lords.table import table
from tests.support.inside import regola

LANGUAGES = ("en", "es", "it")


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_game_is_played(players: str) -> None:
    """Two to four play, and somebody wins."""
    told = regola("play", "dungeon_lords", "--players", players, "--format", "json", folder=FOLDER)
    result = json.loads(told.output)
    assert len(result["coins"]) == int(players)
    assert max(result["coins"]) == result["coins"][result["winners"][0]]


def test_nobody_plays_with_five() -> None:
    """The game is for two to four."""
    told = regola("play", "dungeon_lords", "--players", "5", folder=FOLDER)
    assert "2, 3, 4" in told.errors


@pytest.mark.parametrize("code_of", LANGUAGES)
def test_everything_is_told(code_of: str) -> None:
    """The log tells a whole game in each language, with the rules behind it."""
    for seed in ("3", "4", "5"):
        told = regola("play", "dungeon_lords", "--seed", seed, "--players", "4", "--log", "--why",
                   "--lang", code_of, folder=FOLDER)  # fmt: skip
        assert told.code == 0
        assert len(told.output.splitlines()) > 300


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_how_numbers_came_about(seats: int) -> None:
    """Points are what rules add and take; damage is what the tile shows, and what rules add."""
    state, rng = table(seats, seats, log=True), Random(seats)  # noqa: S311  # no secrets
    while not state.is_over:
        state.apply(random_move(state, rng))

    log = state.log or []
    scores = [entry for entry in log if entry.kind == "score"]
    assert [entry.numbers for entry in scores] == [(score,) for score in state.scores()]
    assert all(_added(entry) == entry.numbers[0] for entry in scores)
    for entry in (entry for entry in log if entry.kind == "attack"):
        copy, damage = entry.numbers
        printed = state.game.monster_data[state.game.monsters[copy]].damage
        assert printed + _added(entry) == damage


def _added(entry: Entry) -> int:
    signs = {IS: 1, MORE: 1, LESS: -1}
    return sum(signs[part.operation] * part.amount for part in entry.parts)


def test_each_round_tells_what_lies_open() -> None:
    """
    Three monsters and two rooms are on offer; in three rounds a year three adventurers wait.

    With three players three orders have a minion of nobody.
    """
    state, rng = table(3, 1, log=True), Random(1)  # noqa: S311  # no secrets
    while not state.is_over:
        state.apply(random_move(state, rng))

    log = state.log or []
    told = {kind: [entry for entry in log if entry.kind == kind] for kind in _OPEN}
    assert {kind: len(entries) for kind, entries in told.items()} == _OPEN
    assert {len(entry.numbers) for entry in told["monsters"] + told["announced"]} == {3}
    assert {len(set(entry.numbers)) for entry in told["blocked"]} == {3}
    assert {len(entry.numbers) for entry in told["rooms"]} == {2}


_OPEN = {
    "round": 8, "first": 8, "blocked": 8, "monsters": 8, "rooms": 8, "announced": 6,
    "next-event": 6,
}  # fmt: skip
"""How often each is told in two years of four rounds."""


def test_a_minion_that_does_nothing_is_told() -> None:
    """Whoever declines what an order offers does nothing; whoever takes it does something."""
    for taken in (True, False):
        state, rng = table(2, 3, log=True), Random(1)  # noqa: S311  # no secrets
        while state.game.programme[state.stage].name != "performing":
            state.apply(random_move(state, rng))
        order = state.order
        question = state.question
        assert question is not None
        state.apply(question.moves[0 if taken else -1])
        while state.game.programme[state.stage].name == "performing":
            state.apply(state.moves[0])
        idle = [entry.numbers for entry in state.log or [] if entry.kind == "idle"]
        assert ((order,) in idle) is not taken


def test_orders_are_told_when_all_have_given_theirs() -> None:
    """No log knows an order before they are shown."""
    state, rng = table(3, 2, log=True), Random(2)  # noqa: S311  # no secrets
    while not state.is_over:
        if state.is_secret and state.log is not None:
            told = [entry for entry in state.log if entry.kind == "orders"]
            assert len(told) % 3 == 0
        state.apply(random_move(state, rng))


def test_a_game_is_kept_and_played_again(tmp_path: Path) -> None:
    """The moves of a kept game lead to the same result."""
    kept = str(tmp_path / "game.yaml")
    first = regola(
        "play", "dungeon_lords", "--seed", "8", "--save", kept, "--format", "json", folder=FOLDER
    )
    again = regola("play", "dungeon_lords", "--replay", kept, "--format", "json", folder=FOLDER)
    assert json.loads(first.output) == json.loads(again.output)


def _record(seats: int, seed: int) -> Record:
    # Who is first is drawn as well: a record keeps none.
    from regola_engine.lords.state import start

    game = table(seats).game
    state, rng = start(game, Random(seed)), Random(seed)  # noqa: S311
    taken = tuple(name for name, is_taken in game.options.items() if is_taken)
    board = game.items["base"][0].reference
    record = Record(board=board, seats=seats, seed=seed, options=taken)
    while not state.is_over:
        move = random_move(state, rng)
        told = code(state, move)
        assert meant(state, told) == move
        record.moves.append(told)
        state.apply(move)
    return record


def test_saves_of_the_engine() -> None:
    """A record read back gives the same game; another game and a move that is none are refused."""
    record = _record(3, 11)
    game = table(3).game
    assert replay(load(save(record)), game).is_over
    with pytest.raises(CorruptSave):
        replay(record, table(2).game)
    record.moves[4] = "pick 99"
    with pytest.raises(CorruptSave) as caught:
        replay(record, game)
    assert caught.value.place == "$.moves[4]"
