"""`regola fmt` lays files out, keeps what they say, and damages nothing."""

from __future__ import annotations

from pathlib import Path

from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

_UGLY = OTTERS.replace("    ", "").replace(": ", ":") + "\n\n"


def test_a_file_is_laid_out_once(tmp_path: Path) -> None:
    """After one run the file has its layout, and a second run changes nothing."""
    path = pond(tmp_path, _UGLY)

    assert regola("fmt", folder=tmp_path).errors == "1 file laid out\n"
    assert path.read_text(encoding="utf-8") == OTTERS
    assert regola("fmt", folder=tmp_path).errors == "nothing to change\n"


def test_check_changes_nothing(tmp_path: Path) -> None:
    """With --check the difference is a finding at its first line, and the file stays."""
    path = pond(tmp_path, _UGLY)

    ran = regola("fmt", "--check", folder=tmp_path)

    assert (ran.code, path.read_text(encoding="utf-8")) == (1, _UGLY)
    assert "R1006" in ran.errors
    assert "otters.regola:2:1" in ran.errors


def test_standard_input_is_laid_out_on_standard_output(tmp_path: Path) -> None:
    """Nothing but the text is written."""
    ran = regola("fmt", "-", folder=tmp_path, standard_input=_UGLY.encode())

    assert (ran.code, ran.output, ran.errors) == (0, OTTERS, "")


def test_a_file_that_does_not_parse_is_left_alone(tmp_path: Path) -> None:
    """It is reported, byte for byte unchanged, and other files are laid out all the same."""
    broken = b"race x {\n tokens 6 (\r\n\xff }"
    (tmp_path / "broken.regola").write_bytes(broken)
    path = pond(tmp_path, _UGLY)

    ran = regola("fmt", folder=tmp_path)

    assert ran.code == 1
    assert "broken.regola" in ran.errors
    assert (tmp_path / "broken.regola").read_bytes() == broken
    assert path.read_text(encoding="utf-8") == OTTERS


def test_a_broken_text_comes_back_as_it_was(tmp_path: Path) -> None:
    """An editor that pipes its text through never loses it."""
    ran = regola("fmt", "-", folder=tmp_path, standard_input=b"race x { tokens 6 ( }")

    assert (ran.code, ran.output) == (1, "race x { tokens 6 ( }")


def test_line_ends_and_marks_are_normalised(tmp_path: Path) -> None:
    """What reading passes over, writing back mends."""
    path = pond(tmp_path)
    path.write_bytes(b"\xef\xbb\xbf" + OTTERS.replace("\n", "\r\n").encode())

    assert regola("fmt", "--check", folder=tmp_path).code == 1
    assert regola("fmt", folder=tmp_path).code == 0
    assert path.read_bytes() == OTTERS.encode()
