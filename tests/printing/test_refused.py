"""What `check` refuses is neither printed nor bound; what cannot be written is told whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.printing.lanterns import written
from tests.support.inside import regola

_COMMANDS = {
    "book": ("book", "lanterns"),
    "merged": ("book", "small_world", "--with", "lanterns", "--format", "html"),
    "print": ("print", "lanterns", "--only", "badge"),
    "export": ("export", "images", "lanterns", "--only", "badge"),
    "card": ("card", "glowing"),
}


@pytest.mark.parametrize("command", _COMMANDS)
def test_what_check_refuses_is_not_put_on_paper(tmp_path: Path, command: str) -> None:
    """A power without a gender in Italian has no sentence there: R0703, and nothing is written."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    rules.write_text(rules.read_text().replace('it f "Lucente"', 'it "Lucente"'))

    made = regola(*_COMMANDS[command], folder=pack if command == "card" else tmp_path)

    assert made.code == 1
    assert "R0703" in made.errors
    assert {path.name for path in tmp_path.rglob("*")} == {
        "lanterns",
        "pack.yaml",
        "lanterns.regola",
    }


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """A file stands where the folder should: nothing is written, and what stands there stays."""
    pack = written(tmp_path)
    (tmp_path / "there").write_text("kept")
    for command, words in _COMMANDS.items():
        out = ("--out", tmp_path / "there" / "below" / "file")
        made = regola(*words, *out, folder=pack if command == "card" else tmp_path)
        assert made.code == 1, command
        assert "R1001" in made.errors, command
        assert "Traceback" not in made.errors
    assert (tmp_path / "there").read_text() == "kept"
