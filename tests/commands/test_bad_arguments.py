"""What is typed behind a command may be of any length: it is refused, and nothing breaks."""

from __future__ import annotations

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
