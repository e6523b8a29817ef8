"""What is begun for any game can be put on the table as it is: the plain thing, once each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola

_BEGUN = (
    ("small_world", "race"),
    ("underground", "relic"),
    ("dungeon_digger", "tile"),
    ("dungeon_digger", "creature"),
    ("dungeon_lords", "room"),
)


@pytest.mark.parametrize(("game", "kind"), _BEGUN)
def test_what_is_begun_is_put_on_the_table(tmp_path: Path, game: str, kind: str) -> None:
    """A pack of one item, which has neither a board nor base rules of its own."""
    made = regola("new", kind, "Lantern Folk", "--game", game, "--yes", folder=tmp_path)
    assert made.code == 0
    for told in (
        ("print", ".", "--out", "sheets.pdf"),
        ("export", "images", ".", "--out", "images"),
        ("export", "tts", ".", "--out", "tts"),
        ("card", "lantern_folk", "--out", "card.png"),
        ("book", ".", "--out", "book.pdf"),
    ):
        ran = regola(*told, folder=tmp_path)
        assert (ran.code, (tmp_path / told[-1]).exists()) == (0, True), ran.errors
