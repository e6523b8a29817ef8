"""Lines of examples that say too little or are not so are told in the words of examples."""

from pathlib import Path

import pytest

from regola.scenarios.families import FAMILIES
from tests.support.inside import regola

POND = """power misty {
    name: it "Della Nebbia", es "de la Niebla", en "Misty"
    tokens: 4
    when you conquer a swamp: gain 1 coin

    example "x" {
        says: it "x", es "x", en "x"
        region a: hill, border
        region b: hill
        borders: a-b
        phase: ready
        given ada: coins 5
        given bea: elves, spirit, hand 11
        LINE
        play: end turn
    }
}
"""
CELLAR = """tile cellar {
    name: it f "Cantina" / "Cantine", es f "Bodega" / "Bodegas", en "Cellar" / "Cellars"
    count: 1
    family: room
    edges: door, earth, door, earth, earth, door
    when you build it: draw 1 coin

    example "x" {
        says: it "x", es "x", en "x"
        row a: 1-1
        tile a1: portal, of ada, goons ada 1
        given ada: points 2
        given bea: none
        LINE
    }
}
"""
ALONE = {name: [f"play: {verb}" for verb in one.spellings] for name, one in FAMILIES.items()}
"""Verbs that are written out from what stands behind them, and nothing does."""

REGIONS = (
    *ALONE["conquest"],
    *("play: choose", "play: choose slot", "play: conquer", "play: place", "play: retreat"),
    *("play: use", "play: refused", "borders: a", "given: ada", "piece: a", "expect: a"),
    *("declined: elves", "expect income: x", "income: x", "map: 5"),
)
TILES = (
    *ALONE["digger"],
    *("play: step", "play: step a1", "play: reach", "play: march", "play: refused"),
    *("play: order", "play: build", "given: points 2", "expect: a"),
)


def _tried(folder: Path, text: str, game: str) -> tuple[int, str]:
    (folder / "tried.regola").write_text(text, "utf-8")
    (folder / "pack.yaml").write_text(
        "id: tried\nnames: {it: T, es: T, en: T}\nversion: '1.0'\nlicence: CC0-1.0\n"
        f"game: {game}\n",
        "utf-8",
    )
    ran = regola("test", folder=folder)
    return ran.code, ran.output


@pytest.mark.parametrize("line", REGIONS)
def test_a_short_line_of_a_conquest_example_is_told(tmp_path: Path, line: str) -> None:
    """The example fails with a finding at its line or its example."""
    code, output = _tried(tmp_path, POND.replace("LINE", line), "small_world")

    assert code == 1
    assert "error[" in output


@pytest.mark.parametrize("line", TILES)
def test_a_short_line_of_an_example_of_tiles_is_told(tmp_path: Path, line: str) -> None:
    """The example fails with a finding at its line or its example."""
    code, output = _tried(tmp_path, CELLAR.replace("LINE", line), "dungeon_digger")

    assert code == 1
    assert "error[" in output


def test_truth_is_told_as_examples_write_it(tmp_path: Path) -> None:
    """A game that is not over is told with the words of the example, yes and no."""
    code, output = _tried(tmp_path, POND.replace("LINE", "expect over: yes"), "small_world")

    assert code == 1
    assert "Expected “yes”, but the rules give “no”" in output


_HALVED = """power halved {
    name: it "Della Nebbia", es "de la Niebla", en "Misty"
    tokens: 4
    when you conquer a swamp: discard 1 token

    example "x" {
        says: it "x", es "x", en "x"
        region a: hill, border
        region b: swamp
        borders: a-b
        given ada: ratmen, halved, hand 2, a 2
        given bea: humans, spirit, hand 5
        play: conquer b
        LINE
    }
}
"""


@pytest.mark.parametrize(
    ("line", "is_played"),
    [
        ("expect ada: a 2, b 2", False),
        ("expect ada: hand 0", False),
        ("play: use halved a; expect ada: a 1, b 2", True),
        ("play: use halved b; expect ada: a 2, b 1", True),
    ],
)
def test_what_is_expected_is_so_once_all_is_chosen(
    tmp_path: Path, line: str, *, is_played: bool
) -> None:
    """A rule that waits for a choice is not done: no example shows its board as the end."""
    text = _HALVED.replace("LINE", line.replace("; ", "\n        "))
    code, output = _tried(tmp_path, text, "small_world")

    assert (code == 0) is is_played, output
