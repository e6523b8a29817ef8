"""What is committed under `generated/` is what the content gives."""

from __future__ import annotations

import subprocess
import sys

from tests.support.project import ROOT
from tests.support.running import regola


def test_generated_files_are_up_to_date() -> None:
    """Building the official content would change nothing; if it would, run `make build`."""
    ran = regola("build", "--check", "--out", ROOT / "generated", folder=ROOT / "content")

    assert ran.code == 0, ran.output + ran.errors


def test_modules_are_laid_out_as_the_formatter_does() -> None:
    """Modules are read by people: they look like any Python of the project."""
    command = [sys.executable, "-m", "ruff", "format", "--isolated", "--line-length", "100"]
    folder = str(ROOT / "generated" / "regola_games")
    ran = subprocess.run([*command, "--check", folder], capture_output=True, text=True, check=False)

    assert ran.returncode == 0, ran.stdout
