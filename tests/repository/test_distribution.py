"""What is installed from a package works without the checkout it was built in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.project import ROOT

_MAIN = "import sys; from regola.commands.main import main; sys.exit(main())"


@pytest.fixture(name="installed", scope="module")
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the project was installed from its source distribution."""
    folder = tmp_path_factory.mktemp("distribution")
    _python("hatchling", "build", "-t", "sdist", "-d", folder / "sdist")
    (source,) = (folder / "sdist").iterdir()
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    _python("pip", "install", *options, "--target", folder / "installed", source)
    return folder / "installed"


def _python(module: str, *arguments: str | Path) -> None:
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _run(installed: Path, folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_data_lies_in_the_package(installed: Path, tmp_path: Path) -> None:
    """Language and content are found inside what was installed, not in the checkout."""
    script = (
        "from regola import resources as r; print(r.dsl_folder(), r.content_folder(), sep='\\n')"
    )

    ran = _run(installed, tmp_path, "-c", script)

    folders = [Path(line) for line in ran.stdout.splitlines()]
    assert folders == [installed / "regola" / "data" / name for name in ("dsl", "content")]
    assert all(folder.is_dir() for folder in folders)


def test_all_packages_and_their_types_are_there(installed: Path) -> None:
    """The three packages are installed, each marked as typed."""
    assert {path.parent.name for path in installed.glob("*/py.typed")} == {
        "regola",
        "regola_engine",
        "regola_games",
    }


def test_an_installed_command_needs_no_checkout(installed: Path, tmp_path: Path) -> None:
    """A page is printed in Italian from what was installed alone."""
    ran = _run(installed, tmp_path, "-c", _MAIN, "explain", "R0004", "--lang", "it")

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("# R0004 ")
