"""What is typed behind a command may be of any length: it is refused, and nothing breaks."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import pond


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("explain", "x" * 5000), 2, "x…"),
        (("check", "x" * 300), 1, "R0001"),
        (("check", "x/" * 3000), 1, "R0001"),
        (("check", "--max-file", f"{'9' * 400}M"), 0, ""),
    ],
)
def test_long_arguments_are_told_of(
    tmp_path: Path, arguments: tuple[str, ...], code: int, said: str
) -> None:
    """A code, a path and a limit of any length end in a message or are obeyed."""
    pond(tmp_path)

    ran = regola(*arguments, folder=tmp_path)

    assert ran.code == code, ran.errors
    assert said in ran.output + ran.errors


def test_a_baseline_replaces_nothing_but_a_baseline(tmp_path: Path) -> None:
    """A rules file named by mistake stays as it is, and the command says so."""
    file = pond(tmp_path)
    before = file.read_bytes()

    ran = regola("check", "--write-baseline", file, folder=tmp_path)

    assert ran.code == 1
    assert "R1007" in ran.output
    assert file.read_bytes() == before


def test_a_ring_of_links_is_told(tmp_path: Path) -> None:
    """A path that leads to itself cannot be read."""
    pond(tmp_path)
    (tmp_path / "ring").symlink_to("ring")

    ran = regola("check", "ring", folder=tmp_path)

    assert (ran.code, "R0001" in ran.output) == (1, True)


def test_a_folder_in_the_place_of_a_manifest_is_told(tmp_path: Path) -> None:
    """What is called `pack.yaml` and is no file is not passed over."""
    pond(tmp_path)
    (tmp_path / "pack.yaml").unlink()
    (tmp_path / "pack.yaml").mkdir()

    ran = regola("check", folder=tmp_path)

    assert (ran.code, "R0001" in ran.output) == (1, True)


@pytest.mark.parametrize("name", ["missing.yaml", "pipe.yaml"])
def test_a_scenario_file_that_cannot_be_read_is_told(tmp_path: Path, name: str) -> None:
    """Nothing passes where nothing could be read."""
    os.mkfifo(tmp_path / "pipe.yaml")

    ran = regola("test", name, folder=tmp_path)

    assert ran.code == 1
    assert name in ran.output


@pytest.mark.parametrize("out", [".", "", "..", "races"])
def test_results_are_not_written_among_the_rules(tmp_path: Path, out: str) -> None:
    """A folder in which rules lie, at whatever depth, takes no build."""
    (tmp_path / "pack").mkdir()
    pond(tmp_path / "pack", name="races/otters.regola")
    before = sorted(tmp_path.rglob("*"))

    ran = regola("build", "--out", out, folder=tmp_path / "pack")

    assert (ran.code, "R1001" in ran.errors) == (1, True)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_folder_of_somebody_else_keeps_its_files(tmp_path: Path) -> None:
    """What no build has written stays, and so does a list of files that is none of ours."""
    pond(tmp_path)
    mine = tmp_path / "mine"
    (mine / "pages").mkdir(parents=True)
    (mine / "manifest.json").write_text('{"name": "app"}', encoding="utf-8")
    (mine / "pages" / "index.html").write_text("mine", encoding="utf-8")

    refused = regola("build", "--out", "mine", folder=tmp_path)
    (mine / "manifest.json").unlink()
    foreign = regola("build", "--out", "mine", folder=tmp_path)

    assert ["R1010" in refused.errors, "R1007" in foreign.errors] == [True, True]
    assert [path.name for path in mine.rglob("*")] == ["pages", "index.html"]
    assert (mine / "pages" / "index.html").read_text("utf-8") == "mine"


@pytest.mark.parametrize("sign", ["\x07", "\x1b[31m", "\u202e", "\u200b"])
@pytest.mark.parametrize("command", [("new", "race"), ("text",), ("explain",)])
def test_what_was_typed_does_not_move_the_terminal(
    tmp_path: Path, command: tuple[str, ...], sign: str
) -> None:
    """A control, hidden or turning character in a refused argument is shown, not written."""
    ran = regola(*command, f"ab{sign}c", folder=tmp_path)
    assert (ran.code, sign[0] in ran.errors) == (2, False)
