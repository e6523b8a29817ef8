"""The project installs and runs with the oldest and with the newest libraries that it allows."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.support.project import ROOT

_NO_NETWORK = ("NewConnectionError", "Connection refused", "name resolution", "timed out")
_HEAD = """id: my_races
names: {it: Le mie razze, es: Mis razas, en: My races}
version: "1.0"
game: small_world
"""


def _declared() -> list[Requirement]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return [Requirement(one) for one in tomllib.load(file)["project"]["dependencies"]]


def _oldest() -> str:
    """The first version that each library may have, as constraints of pip."""
    bounds = {
        requirement.name: next(one for one in requirement.specifier if one.operator == ">=")
        for requirement in _declared()
    }
    return "".join(f"{name}=={bound.version}\n" for name, bound in bounds.items())


def test_each_library_has_a_first_and_a_last_version() -> None:
    """Each is held from the version that was tried to the next that may break it."""
    for requirement in _declared():
        assert {one.operator for one in requirement.specifier} == {">=", "<"}


@pytest.mark.long
@pytest.mark.parametrize("age", ["oldest", "newest"])
def test_a_bare_environment_gets_what_runs(tmp_path: Path, age: str) -> None:
    """With the libraries of that age a pack is checked, built and tried out."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    constraints = tmp_path / "constraints.txt"
    constraints.write_text(_oldest() if age == "oldest" else "", encoding="utf-8")
    _install(tmp_path / "venv", constraints)
    pack = _written(tmp_path / "my_races")

    for command in (["check"], ["test"], ["build", "--out", str(tmp_path / "out")]):
        ran = _run(tmp_path / "venv", "regola", *command, cwd=pack)
        assert (ran.returncode, "fault of its own" in ran.stderr) == (0, False), ran.stderr


def _written(folder: Path) -> Path:
    """The pack that the first page of the project shows, as somebody writes it."""
    folder.mkdir()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    race = readme.partition("```regola\n")[2].partition("```")[0]
    (folder / "pack.yaml").write_text(_HEAD, encoding="utf-8")
    (folder / "lantern_folk.regola").write_text(race, encoding="utf-8")
    return folder


def _install(venv: Path, constraints: Path) -> None:
    ran = _run(venv, "pip", "install", "--quiet", "--constraint", str(constraints), str(ROOT))
    if ran.returncode and any(sign in ran.stderr for sign in _NO_NETWORK):
        pytest.skip("there is no network to bring the libraries from")
    assert ran.returncode == 0, ran.stderr


def _run(
    venv: Path, program: str, *arguments: str, cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [venv / "bin" / program, *arguments],
        cwd=cwd,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
