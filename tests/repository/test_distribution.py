"""What is installed from a package works without the checkout it was built in."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement

from tests.support.project import ROOT

_MAIN = "import sys; from regola.commands.main import main; sys.exit(main())"


@pytest.fixture(name="installed", scope="module")
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the project was installed from its source distribution."""
    folder = tmp_path_factory.mktemp("distribution")
    _python(sys.executable, "hatchling", "build", "-t", "sdist", "-d", folder / "sdist")
    (source,) = (folder / "sdist").iterdir()
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    bare = _bare(folder / "bare")
    _python(bare, "pip", "install", *options, "--target", folder / "installed", source)
    return folder / "installed"


def _bare(folder: Path) -> str:
    """A Python with no library of its own, as the one that pip builds packages with."""
    _python(sys.executable, "venv", "--without-pip", folder)
    return str(folder / "bin" / "python")


def _python(python: str, module: str, *arguments: str | Path) -> None:
    # As pip does it: the libraries are reached by the environment variable alone.
    done = subprocess.run(
        [python, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_build_asks_for_all_that_the_compiler_runs_on() -> None:
    """Whoever builds a wheel is told of each library, for the compiler runs while it is built."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        declared = tomllib.load(file)["project"]["dependencies"]

    asked = run_path(str(ROOT / "hatch_build.py"))["PreparedDataHook"].dependencies(_hook())

    assert {Requirement(each).name.replace(".", "-") for each in declared} == {
        Requirement(each).name for each in asked
    }


def _hook() -> SimpleNamespace:
    return SimpleNamespace(metadata=ProjectMetadata(str(ROOT), PluginManager()))


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
