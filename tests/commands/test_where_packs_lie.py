"""From any folder of a repository of packs a command finds them all, or says what to name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import MANIFEST, MISSPELT, OTTERS, pond

_BROKEN = MISSPELT.replace("    tokens", "  tokens")
"""A word that is none, and a line that is not laid out."""

_COMMANDS = (("check",), ("fmt", "--check"), ("build", "--out", "site"), ("test",))


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with two packs of one name, two and three folders down."""
    (tmp_path / ".git").mkdir()
    for name, text in (("packs/old/ponds", OTTERS), ("packs/ponds", _BROKEN)):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        manifest = MANIFEST.replace("ponds", name.replace("/", "_"))
        (folder / "pack.yaml").write_text(manifest, "utf-8")
        (folder / "otters.regola").write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize("words", _COMMANDS)
def test_a_fault_deep_below_is_never_passed_over(repository: Path, words: tuple[str, ...]) -> None:
    """What is wrong ends every command with 1, wherever in the repository it is called."""
    for where in (".", "packs"):
        assert regola(*words, folder=repository / where).code == 1


@pytest.mark.parametrize("words", _COMMANDS)
def test_where_nothing_lies_the_command_says_so(tmp_path: Path, words: tuple[str, ...]) -> None:
    """A folder without packs is no success, and no site is written from it."""
    ran = regola(*words, folder=tmp_path)
    assert ran.code == 1
    assert "four folders below" in ran.output + ran.errors
    assert not (tmp_path / "site").exists()


def test_rules_that_are_not_looked_at_are_named(tmp_path: Path) -> None:
    """Rules in a folder that is no pack are anybody's: their folder is told."""
    (tmp_path / "drafts" / "new").mkdir(parents=True)
    (tmp_path / "drafts" / "new" / "otters.regola").write_text(OTTERS, "utf-8")
    ran = regola("check", folder=tmp_path)
    assert (ran.code, "Name “drafts/new”" in ran.output) == (1, True)
    assert regola("check", "drafts/new", folder=tmp_path).code == 0


@pytest.mark.parametrize("words", _COMMANDS)
def test_links_that_lead_out_are_no_packs(tmp_path: Path, words: tuple[str, ...]) -> None:
    """Where all that lies there is a link to a pack elsewhere, nothing was looked at."""
    (tmp_path / "away").mkdir()
    pond(tmp_path / "away")
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "ponds").symlink_to(tmp_path / "away")

    ran = regola(*words, folder=tmp_path / "here")

    assert ran.code == 1
    assert "four folders below" in ran.output + ran.errors


@pytest.mark.parametrize(("depth", "code"), [(4, 0), (5, 1)])
def test_packs_are_looked_for_four_folders_down(tmp_path: Path, depth: int, code: int) -> None:
    """The fourth folder below may be a pack, the fifth has to be named."""
    folder = tmp_path.joinpath(*"abcde"[:depth])
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(MANIFEST, "utf-8")
    (folder / "otters.regola").write_text(OTTERS, "utf-8")
    assert regola("check", folder=tmp_path).code == code


def test_a_repository_in_the_repository_is_somebody_elses(repository: Path) -> None:
    """Packs of a module that lies within are not looked at."""
    (repository / "packs" / ".git").write_text("gitdir: elsewhere", "utf-8")
    assert "There is no rules file" in regola("check", folder=repository).output


@pytest.mark.parametrize("where", [".", "packs", "packs/ponds"])
def test_paths_start_at_the_repository(repository: Path, where: str) -> None:
    """Wherever the command is called, a report names the file as the repository does."""
    told = json.loads(regola("check", "--format", "json", folder=repository / where).output)
    assert {one["file"] for one in told} == {"packs/ponds/otters.regola"}
    line = regola("check", "--format", "github", folder=repository / where).output
    assert "file=packs/ponds/otters.regola," in line


def test_scenarios_are_tried_where_no_path_is_named(tmp_path: Path) -> None:
    """A file of scenarios beside the packs is found, other YAML is passed over."""
    (tmp_path / "tables").mkdir()
    (tmp_path / "other.yaml").write_text("a: b\n", "utf-8")
    (tmp_path / "tables" / "first.yaml").write_text("scenario: first\n", "utf-8")
    ran = regola("test", folder=tmp_path)
    assert ran.code == 1
    assert "tables/first.yaml" in ran.output
    assert "other.yaml" not in ran.output
