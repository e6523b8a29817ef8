"""All of Small World becomes modules that play together."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from random import Random

from regola.compilation.games import modules
from regola.findings import Sink
from regola_engine.conquest.game import Game
from regola_engine.conquest.items import Item
from regola_engine.conquest.openings import is_choosing
from regola_engine.conquest.setup import lay_first
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.moves import Move
from tests.python.playing import library, small_world, text_of
from tests.support.project import ROOT


def of_kind(kind: str) -> list[Item]:
    """Return the items of a kind."""
    return [item for item in small_world().items if item.kind == kind]


def test_every_race_and_power_has_its_numbers() -> None:
    """Fourteen races, twenty powers, with the tokens of their banners and boxes."""
    numbers = {
        item.reference.rpartition("/")[2]: (item.banner, item.box) for item in of_kind("race")
    }
    assert len(numbers) == 14
    assert len(of_kind("power")) == 20
    assert numbers["ratmen"] == (8, 13)
    assert numbers["sorcerers"] == (5, 18)
    assert {board.players for board in small_world().boards} == {2, 3, 4, 5}


def test_every_rule_is_written() -> None:
    """Nothing of Small World is reported as a word that the engine does not know."""
    sink = Sink()
    list(modules(library(), {}, sink))
    reported = {finding.span.path.partition("/")[0] for finding in sink.sorted()}
    assert reported.isdisjoint({"conquest", "small_world"})


def test_all_combinations_play_to_the_end() -> None:
    """Each of the 280 combinations is chosen in a game of two to five players by chance."""
    waiting = list(product(range(14), range(20)))
    for seed in range(len(waiting)):
        board = small_world().boards[seed % 4]
        rng = Random(seed)  # noqa: S311  # dice, not secrets
        state = start(Game(small_world().items, board, board.players), rng)
        while not state.is_over:
            state.apply(_chosen(state, waiting) or random_move(state, rng))
        assert min(state.scores()) >= 0
        if not waiting:
            return
    assert waiting == []


def _chosen(state: State, waiting: list[tuple[int, int]]) -> Move | None:
    """Lay the first combination that waits and can be had on top, and return what chooses it."""
    if not is_choosing(state):
        return None
    for combination in waiting:
        if lay_first(state, *combination):
            waiting.remove(combination)
            return next(move for move in state.moves if move.thing == 0)
    return None


def test_a_module_is_as_a_reader_expects_it() -> None:
    """The rule is a function with its sentence; the table of sources names line and column."""
    text = """race kelpies {
    name: it f "Kelpie" / "Kelpie", es f "Kelpie" / "Kelpies", en "Kelpie" / "Kelpies"
    tokens: 6 of 11
    conquest cost of a coastal region is 1 less
}
"""
    module = text_of(text, "kelpies.py")
    assert '"""You need 1 fewer token to conquer a coastal region (minimum 1)."""' in module
    assert "    return ground.masks[COASTAL]\n" in module
    assert 'Source("text.regola", 4, 5)' in module
    assert "banner=6" in module
    assert "box=11" in module
    assert max(map(len, module.splitlines())) <= 100


PRINT = """
import hashlib
from regola.compilation.games import modules
from regola.files.library import official
from regola.findings import Sink
made = repr(list(modules(official("conquest"), {}, Sink())))
print(hashlib.sha256(made.encode()).hexdigest())
"""


def test_modules_are_the_same_under_any_hash_seed_and_folder() -> None:
    """Two processes in two folders write the same bytes."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", PRINT],
            env={"PYTHONHASHSEED": seed},
            cwd=folder,
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed, folder in (("1", ROOT), ("2", ROOT / "tests"))
    ]
    assert runs[0] == runs[1]
