"""Hold the whole project to its checkers: the same that an editor runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.project import ROOT

_BESIDE = Path(sys.executable).parent


def _hold_to(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)


def test_no_rule_of_ruff_is_broken() -> None:
    """Ruff finds nothing."""
    _hold_to(sys.executable, "-m", "ruff", "check", "--output-format", "concise", ".")


def test_all_python_is_laid_out_by_ruff() -> None:
    """Formatting changes nothing."""
    _hold_to(sys.executable, "-m", "ruff", "format", "--check", "--output-format", "concise", ".")


def test_all_packages_are_typed_strictly() -> None:
    """Mypy in its strict mode accepts compiler, engine and generated modules."""
    _hold_to(sys.executable, "-m", "mypy")


def test_no_import_goes_against_the_layers() -> None:
    """The import contracts are kept."""
    _hold_to(str(_BESIDE / "lint-imports"), "--no-logo")
