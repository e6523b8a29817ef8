"""`regola check --since` tells what lies on changed lines alone; SARIF keeps what is known."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import MANIFEST, OTTERS, pond

_KNOWN = OTTERS.replace("coins", "conis")
_POWER = """
power damp {
    name: it "Umidi", es "Húmedos", en "Damp"
    tokens: 4
    income of your swmaps is 1 more
}
"""


def _git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=keeper", "-c", "user.email=keeper@example.org")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository whose first commit has a pack with one fault, two folders down."""
    folder = tmp_path / "packs" / "ponds"
    folder.mkdir(parents=True)
    pond(folder, _KNOWN)
    _git(tmp_path, "init", "-q")
    _git(tmp_path, "add", "-A")
    _git(tmp_path, "commit", "-q", "-m", "first")
    return tmp_path


def _lines(folder: Path, *words: str) -> set[int]:
    told = json.loads(regola("check", "--format", "json", *words, folder=folder).output)
    return {one["line"] for one in told if one["severity"] == "error"}


def test_only_changed_lines_are_told(repository: Path) -> None:
    """The fault of before stays untold, the new one is told; without a change all is well."""
    assert _lines(repository) == {4}
    assert regola("check", "--since", "HEAD", folder=repository).code == 0
    pond(repository / "packs" / "ponds", f"{_KNOWN}{_POWER}")
    assert _lines(repository, "--since", "HEAD") == {10}
    assert _lines(repository / "packs" / "ponds", "--since", "HEAD") == {10}


def test_lines_that_move_are_not_changed(repository: Path) -> None:
    """What is put in above a known fault does not make it new; a new file is new in all lines."""
    pond(repository / "packs" / "ponds", f"# a pond\n{_KNOWN}")
    assert _lines(repository, "--since", "HEAD") == set()
    (repository / "packs" / "ponds" / "otters.regola").unlink()
    pond(repository / "packs" / "ponds", _KNOWN, "newts.regola")
    assert _lines(repository, "--since", "HEAD") == {4}


@pytest.mark.parametrize("revision", ["nowhere", "--help", "HEAD~9"])
def test_a_revision_that_is_not_there_is_told(repository: Path, revision: str) -> None:
    """Then nothing is left out, and the run does not end well."""
    ran = regola("check", f"--since={revision}", folder=repository)
    assert (ran.code, "R1033" in ran.output) == (1, True)
    assert "conis" in ran.output


@pytest.mark.parametrize("words", [("check", "--since", "HEAD~1"), ("compare", "git:HEAD~1")])
def test_what_a_shallow_clone_left_out_is_told_with_the_way_to_get_it(
    repository: Path, words: tuple[str, ...]
) -> None:
    """The repository has two commits, its clone the last one alone."""
    pond(repository / "packs" / "ponds", OTTERS)
    _git(repository, "commit", "-q", "-a", "-m", "second")
    _git(repository, "clone", "-q", "--depth", "1", repository.as_uri(), "clone")
    ran = regola(*words, folder=repository / "clone" / "packs" / "ponds")
    assert ran.code == 1
    assert "R1033" in ran.output + ran.errors
    assert "git fetch --unshallow" in ran.output + ran.errors


def test_nothing_of_a_strangers_repository_runs(repository: Path) -> None:
    """Neither filters nor watchers nor ways to show differences: each would leave a mark."""
    mark = repository.parent / "marked"
    for key in (
        *("core.fsmonitor", "core.hooksPath", "core.pager", "core.sshCommand", "diff.external"),
        *("diff.odd.textconv", "diff.odd.command", "filter.odd.clean", "filter.odd.smudge"),
    ):
        _git(repository, "config", key, f"touch {mark};")
    (repository / ".gitattributes").write_text("* filter=odd diff=odd\n", "utf-8")
    pond(repository / "packs" / "ponds", f"{_KNOWN}{_POWER}")
    assert _lines(repository, "--since", "HEAD") == {10}
    regola("compare", "git:HEAD", folder=repository / "packs" / "ponds")
    assert not mark.exists()


def test_what_a_strangers_repository_has_elsewhere_is_not_fetched(repository: Path) -> None:
    """An object that is left out of a clone is told to be missing; no command goes to fetch it."""
    mark = repository.parent / "marked"
    for key, value in (
        ("extensions.partialClone", "origin"),
        ("remote.origin.promisor", "true"),
        ("remote.origin.url", str(repository)),
        ("remote.origin.uploadpack", f"touch {mark};"),
        ("protocol.file.allow", "always"),
    ):
        _git(repository, "config", key, value)
    folder = repository / "packs" / "ponds"
    listed = subprocess.run(
        ["git", "rev-parse", "HEAD:./pack.yaml"], cwd=folder, capture_output=True, check=True
    )
    name = listed.stdout.decode().strip()
    (repository / ".git" / "objects" / name[:2] / name[2:]).unlink()
    for command in (("compare", "git:HEAD"), ("check", "--since", "HEAD")):
        ran = regola(*command, folder=folder)
        assert ran.code == 1
        assert "R1047" in f"{ran.output}{ran.errors}"
    assert not mark.exists()


def test_without_a_repository_there_is_no_revision(tmp_path: Path) -> None:
    """A folder of no repository has no lines that changed."""
    pond(tmp_path, _KNOWN)
    assert "R1047" in regola("check", "--since", "HEAD", folder=tmp_path).output


def test_a_repository_of_somebody_else_is_told_as_that(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Git reads it only once its keeper has said that he trusts it."""
    monkeypatch.setenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1")
    for command in (("compare", "git:HEAD"), ("check", "--since", "HEAD")):
        ran = regola(*command, folder=repository / "packs" / "ponds")
        assert (ran.code, "safe.directory" in f"{ran.output}{ran.errors}") == (1, True)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_names_of_a_repository_need_not_do_on_other_systems(repository: Path) -> None:
    """What can be checked here can be compared here."""
    folder = repository / "packs" / "ponds"
    (folder / "con.regola").write_text(_POWER.replace("swmaps", "swamps"), "utf-8")
    _git(repository, "add", "-A")
    _git(repository, "commit", "-q", "-m", "second")
    ran = regola("compare", "git:HEAD", "--format", "json", folder=folder)
    assert json.loads(ran.output)["differences"] == []


def test_what_is_known_is_kept_in_sarif_as_accepted(repository: Path) -> None:
    """With a baseline the known finding is there, suppressed; people are not told of it."""
    known = ("--baseline", "known.json")
    regola("check", "--write-baseline", "known.json", folder=repository)
    ran = regola("check", *known, "--format", "sarif", folder=repository)
    results = json.loads(ran.output)["runs"][0]["results"]
    assert (ran.code, len(results)) == (0, 1)
    assert results[0]["suppressions"] == [{"kind": "external", "status": "accepted"}]
    [place] = results[0]["locations"]
    uri = place["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == "packs/ponds/otters.regola"


def test_places_in_files_that_only_ship_are_left_out(tmp_path: Path) -> None:
    """A reader of the report has no such file; a person is told of it all the same."""
    pond(tmp_path)
    (tmp_path / "pack.yaml").write_text(MANIFEST.replace("id: ponds", "id: small_world"), "utf-8")
    told = json.loads(regola("check", "--format", "json", folder=tmp_path).output)
    doubled = [one for one in told if one["slug"] == "doubled-pack"]
    assert [one["related"] for one in doubled] == [[]]
    assert "small_world/pack.yaml" in regola("check", folder=tmp_path).output
