"""Keep out of the project what does not belong in it."""

from __future__ import annotations

import pytest

from tests.support.project import ROOT, project_files

# Written in pieces, so that this file does not hold them itself.
_FOREIGN = [
    "/" + "work/",
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "deb." + "debian.org",
]
_MOST_BYTES = 15_600_000


@pytest.mark.parametrize("phrase", _FOREIGN)
def test_no_file_knows_the_machine_it_was_written_on(phrase: str) -> None:
    """No file names a folder of one machine or a host that packages come from."""
    wanted = phrase.encode()
    holding = [
        str(path.relative_to(ROOT)) for path in project_files() if wanted in path.read_bytes()
    ]

    assert holding == []


def test_generated_files_stay_small() -> None:
    """What is generated of four games takes less than 15.6 MB, two thirds of it pages."""
    generated = [path for path in project_files() if path.is_relative_to(ROOT / "generated")]

    assert sum(path.stat().st_size for path in generated) < _MOST_BYTES


def test_generated_files_are_text() -> None:
    """Nothing that is generated is in a binary form."""
    generated = [path for path in project_files() if path.is_relative_to(ROOT / "generated")]

    assert [path.name for path in generated if b"\0" in path.read_bytes()] == []
