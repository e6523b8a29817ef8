"""A designer's own board: played from the folder of its pack, told where it says what is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.commands.exits import Exit
from tests.support.inside import regola

BOARD = """board inlet {
    name: it "Cala", es "Cala", en "Inlet"
    players: 2
    rounds: 2
    region a: TERRAIN, border
    region b: farmland, border, mine
    region c: forest
    region d: swamp, border
    borders: a-b, b-c, c-d, a-d
}
"""


def _pack(folder: Path, game: str, terrain: str = "hill") -> Path:
    manifest = f"""id: inlets
names: {{it: Cale, es: Calas, en: Inlets}}
version: "1.0"
licence: CC0-1.0
game: {game}
vocabulary: conquest
needs: [small_world]
"""
    (folder / "pack.yaml").write_text(manifest, encoding="utf-8")
    (folder / "board.regola").write_text(BOARD.replace("TERRAIN", terrain), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("game", "board"), [("small_world", ["--board", "inlet"]), ("true", [])])
def test_the_game_of_the_pack_at_hand_needs_no_name(
    game: str, board: list[str], tmp_path: Path
) -> None:
    """It is the one that the pack adds to, or the pack itself where that is a game."""
    ran = regola("play", *board, folder=_pack(tmp_path, game))

    assert (ran.code, "winner" in ran.output) == (Exit.CLEAN, True), ran.errors


def test_a_folder_without_a_pack_has_no_game(tmp_path: Path) -> None:
    """Without a name nobody knows what to play, and that is said."""
    ran = regola("play", folder=tmp_path)

    assert (ran.code, "name the game" in ran.errors) == (Exit.USAGE, True)


@pytest.mark.parametrize("game", ["small_world", "true"])
def test_a_word_on_the_board_that_nothing_has_is_told(game: str, tmp_path: Path) -> None:
    """Nothing is played on it: the word is told with the one that may be meant."""
    ran = regola("play", "--board", "inlet", folder=_pack(tmp_path, game, "hil"))

    assert ran.code != Exit.CLEAN
    assert "R0301" in ran.errors
    assert "Did you mean “hill”?" in ran.errors


def test_what_stands_inside_an_item_is_begun_there(tmp_path: Path) -> None:
    """A piece has no file of its own: it is said where it stands."""
    ran = regola("new", "piece", "Raft", folder=tmp_path)

    assert (ran.code, "a piece stands inside the item" in ran.errors) == (Exit.USAGE, True)
