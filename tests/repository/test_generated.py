"""What is committed under `generated/` is what the content gives."""

from __future__ import annotations

from tests.support.project import ROOT
from tests.support.running import regola


def test_generated_files_are_up_to_date() -> None:
    """Building the official content would change nothing; if it would, run `make build`."""
    ran = regola("build", "--check", "--out", ROOT / "generated", folder=ROOT / "content")

    assert ran.code == 0, ran.output + ran.errors
