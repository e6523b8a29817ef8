"""`regola new pack --ci` makes a repository that is green at once, by the tools that run there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.support.inside import regola
from tests.support.project import ROOT
from tests.support.sampling import sampled

_PATH = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


def _run(*words: str | Path, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a tool as it runs elsewhere, with our Regola on the path."""
    environment = {**os.environ, **_PATH, "LC_ALL": "C.UTF-8", **more}
    return subprocess.run(
        list(map(str, words)),
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def _module(name: str, *words: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return _run(sys.executable, "-m", name, *words, folder=folder)


def _read(path: Path) -> Any:
    return YAML(typ="safe").load(path)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A new repository of a pack."""
    ran = regola("new", "pack", "My Races", "--ci", "--it", "Le mie razze", folder=tmp_path)
    assert ran.code == 0, ran.errors
    return tmp_path / "my_races"


_GAMES = ("small_world", "underground", "dungeon_digger", "dungeon_lords")


@pytest.mark.parametrize("game", sampled(_GAMES, 1))
def test_all_steps_of_the_workflow_pass_at_once(game: str, tmp_path: Path) -> None:
    """Each line that the workflow runs, but for the installation, ends with 0; an example plays."""
    words = ("new", "pack", "My Races", "--game", game, "--ci")
    assert regola(*words, folder=tmp_path).code == 0
    repository = tmp_path / "my_races"
    ran = regola("check", "--fail-on", "info", folder=repository)
    assert (ran.code, ran.output) == (0, "")
    assert "1 passed" in regola("test", "--lang", "en", folder=repository).output
    steps = _read(repository / ".github" / "workflows" / "regola.yml")["jobs"]["rules"]["steps"]
    lines = [step["run"] for step in steps if "run" in step and "pip install" not in step["run"]]
    assert len(lines) == 4
    for line in lines:
        done = _run("bash", "-euo", "pipefail", "-c", line, folder=repository)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    assert (repository / "site" / "pages" / "index.html").is_file()


def test_the_workflow_is_one(repository: Path) -> None:
    """It keeps to the schema of such files."""
    path = repository / ".github" / "workflows" / "regola.yml"
    words = ("--builtin-schema", "vendor.github-workflows", path)
    done = _module("check_jsonschema", *words, folder=repository)
    assert done.returncode == 0, done.stdout


def test_the_hooks_pass_at_once_and_stop_what_is_wrong(repository: Path) -> None:
    """Git's own hooks tool runs them: all pass, and then a misspelt word and a layout do not."""
    for words in (("init", "-q"), ("add", "-A")):
        assert _run("git", *words, folder=repository).returncode == 0
    done = _module("pre_commit", "run", "--all-files", folder=repository)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("Passed") == 3
    path = repository / "lantern_folk.regola"
    path.write_text(path.read_text("utf-8").replace("    income of", "  incme of"), "utf-8")
    broken = _module("pre_commit", "run", "--all-files", folder=repository)
    assert broken.returncode == 1
    assert "incme" in broken.stdout


def test_names_are_in_the_pack_and_nothing_is_written_over(tmp_path: Path) -> None:
    """The name given for a language stands there; a second pack of the name is refused."""
    assert regola("new", "pack", "My Races", "--it", "Razze", folder=tmp_path).code == 0
    head = _read(tmp_path / "my_races" / "pack.yaml")
    assert head["names"] == {"it": "Razze", "es": "My Races", "en": "My Races"}
    assert not (tmp_path / "my_races" / ".github").exists()
    assert regola("new", "pack", "My Races", folder=tmp_path).code == 2


def test_only_a_pack_is_a_repository(tmp_path: Path) -> None:
    """For an item there is no such option."""
    assert regola("new", "race", "Otters", "--ci", folder=tmp_path).code == 2
    assert list(tmp_path.iterdir()) == []


def test_the_action_of_this_repository_is_one_and_runs(repository: Path) -> None:
    """It keeps to the schema, and its steps pass on a sound pack and fail on a broken one."""
    words = ("--builtin-schema", "vendor.github-actions", ROOT / "action.yml")
    done = _module("check_jsonschema", *words, folder=repository)
    assert done.returncode == 0, done.stdout
    action = _read(ROOT / "action.yml")
    check = next(one for one in action["runs"]["steps"] if one.get("name") == "Check the rules")
    given = {"LANGUAGE_OF_MESSAGES": "it", "FAIL_ON": "warning", "SINCE": "", "SARIF": "x.sarif"}
    sound = _run("bash", "-e", "-c", check["run"], folder=repository, **given)
    assert sound.returncode == 0, sound.stdout + sound.stderr
    assert '"version": "2.1.0"' in (repository / "x.sarif").read_text("utf-8")
    path = repository / "lantern_folk.regola"
    path.write_text(path.read_text("utf-8").replace("income of", "incme of"), "utf-8")
    broken = _run("bash", "-e", "-c", check["run"], folder=repository, **given)
    assert broken.returncode == 1
    assert "::error file=lantern_folk.regola" in broken.stdout


def test_the_hooks_of_this_repository_are_some() -> None:
    """The tool that runs hooks accepts the list, and each of them calls a command that there is."""
    from regola.commands.registry import COMMANDS

    path = ROOT / ".pre-commit-hooks.yaml"
    done = _module("pre_commit", "validate-manifest", path, folder=ROOT)
    assert done.returncode == 0, done.stdout
    entries = [hook["entry"].split() for hook in _read(path)]
    assert [entry[0] for entry in entries] == ["regola"] * 3
    assert {entry[1] for entry in entries} <= set(COMMANDS)


@pytest.mark.parametrize("name", ["Ponds\nand more", "Ponds\x1b[31m", "P" * 101])
def test_a_pack_gets_no_name_that_its_own_check_refuses(tmp_path: Path, name: str) -> None:
    """What is begun is green at once, or is not begun."""
    for words in (("new", "pack", name, "--ci"), ("new", "pack", "Ponds", "--it", name)):
        ran = regola(*words, folder=tmp_path)
        assert (ran.code, list(tmp_path.iterdir())) == (2, [])
