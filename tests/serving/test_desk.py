"""The files of a served pack: read as they are, written over nothing that somebody else wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.files.desk import Desk

RULES = "race otters {\n}\n"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Lay out a pack of one file."""
    root = tmp_path / "pond"
    root.mkdir()
    (root / "pack.yaml").write_text("id: pond\n", encoding="utf-8")
    (root / "otters.regola").write_text(RULES, encoding="utf-8")
    return Desk(root)


def test_only_files_of_a_pack_are_read(desk: Desk) -> None:
    """Neither other files, hidden ones, those of a pack below, nor what a link leads to outside."""
    outside = desk.root.parent / "outside.regola"
    outside.write_text("race secret {\n}\n", encoding="utf-8")
    (desk.root / "led.regola").symlink_to(outside)
    (desk.root / "secret.txt").write_text("secret", encoding="utf-8")
    (desk.root / ".hidden.regola").write_text("", encoding="utf-8")
    below = desk.root / "below"
    below.mkdir()
    (below / "pack.yaml").write_text("id: below\n", encoding="utf-8")
    (desk.root / "latin.regola").write_bytes(b"\xe9")

    assert sorted(desk.texts()) == ["otters.regola", "pack.yaml"]


def test_pictures_are_read(desk: Desk) -> None:
    """Those in their folder, none that a link leads to outside, nor what is none by its name."""
    folder = desk.root / "pictures"
    folder.mkdir()
    (folder / "otters.png").write_bytes(b"\x89PNG")
    (folder / "notes.txt").write_bytes(b"notes")
    (desk.root.parent / "secret.png").write_bytes(b"secret")
    (folder / "led.png").symlink_to(desk.root.parent / "secret.png")

    assert desk.pictures() == {"pictures/otters.png": b"\x89PNG"}


def test_a_file_is_written_by_who_knows_how_it_is(desk: Desk) -> None:
    """Then it holds the new text, line ends as they were given."""
    known = desk.texts()["otters.regola"].digest

    done = desk.write("otters.regola", "race otters {\r\n}\r\n", known)

    assert done.is_done
    assert (desk.root / "otters.regola").read_bytes() == b"race otters {\r\n}\r\n"
    assert desk.texts()["otters.regola"] == done.now


def test_what_somebody_else_wrote_stays(desk: Desk) -> None:
    """Who knows an earlier text gets the one that stands."""
    known = desk.texts()["otters.regola"].digest
    (desk.root / "otters.regola").write_text("# theirs\n", encoding="utf-8")

    done = desk.write("otters.regola", "# mine\n", known)

    assert not done.is_done
    assert done.now is not None
    assert done.now.text == "# theirs\n"
    assert (desk.root / "otters.regola").read_text(encoding="utf-8") == "# theirs\n"


def test_a_new_file_is_made_once(desk: Desk) -> None:
    """Who thinks that a file is new does not write over one."""
    assert desk.write("races/minks.regola", "race minks {\n}\n", None).is_done
    assert not desk.write("races/minks.regola", "# other\n", None).is_done
    assert (desk.root / "races" / "minks.regola").read_text(encoding="utf-8").startswith("race")


@pytest.mark.parametrize(
    "name",
    [
        "../out.regola",
        "/out.regola",
        "races/../../out.regola",
        ".git/out.regola",
        "out.py",
        "pack.yaml.exe",
        "led/out.regola",
        "",
        ".",
        "nul\0.regola",
    ],
)
def test_nothing_else_is_written(desk: Desk, name: str) -> None:
    """Names that lead out, hidden folders, links out, files that are no part of a pack."""
    beside = desk.root.parent / "beside"
    beside.mkdir()
    (desk.root / "led").symlink_to(beside)
    before = sorted(desk.root.parent.rglob("*"))

    assert not desk.write(name, "text", None).is_done
    assert sorted(desk.root.parent.rglob("*")) == before
