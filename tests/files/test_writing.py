"""Builds are written as a whole, and never over what is somebody else's."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regola.files.changing import Folder
from regola.files.journal import JOURNAL_NAME, Journal
from regola.files.manifest import digest
from regola.files.writing import check_build, write_build
from regola.findings import Sink
from tests.support.system_packages import as_nobody, let_all_pass

_FIRST = {"pages/it/a.html": b"first a", "rules/b.py": b"first b", "rules/c.py": b"same"}
_SECOND = {"pages/it/a.html": b"second a", "rules/c.py": b"same", "rules/new/d.py": b"second d"}


def _build(out: Path, outputs: dict[str, bytes]) -> list[str]:
    """Write a build and return the slugs of what was found."""
    sink = Sink()
    write_build(out, outputs.items(), sink)
    return [finding.slug for finding in sink]


def _contents(out: Path) -> dict[str, bytes]:
    """All files below a folder but the manifest."""
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name != "manifest.json"
    }


def _identity(path: Path) -> tuple[int, int]:
    """What tells whether a file was written anew: its number on the disk, and when it changed."""
    status = path.stat()
    return status.st_ino, status.st_ctime_ns


def test_a_build_writes_every_output(tmp_path: Path) -> None:
    """Into a folder that is not there yet, each output goes under its name."""
    out = tmp_path / "some" / "where"

    assert _build(out, _FIRST) == []
    assert _contents(out) == _FIRST


def test_the_manifest_lists_names_and_hashes(tmp_path: Path) -> None:
    """The manifest holds each name, sorted, with the hash of its bytes."""
    _build(tmp_path, _FIRST)

    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))

    assert list(manifest["files"].items()) == [
        (name, digest(_FIRST[name])) for name in sorted(_FIRST)
    ]
    assert digest(b"") == (
        "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )


def test_a_second_build_changes_what_differs_alone(tmp_path: Path) -> None:
    """What is the same stays untouched, what is gone is removed with its empty folders."""
    _build(tmp_path, _FIRST)
    before = _identity(tmp_path / "rules" / "c.py")
    sink = Sink()

    written = write_build(tmp_path, {"rules/c.py": b"same", "x": b"new"}.items(), sink)

    assert written is not None
    assert written.changed == ("x",)
    assert written.removed == ("pages/it/a.html", "rules/b.py")
    assert written.unchanged == 1
    assert _identity(tmp_path / "rules" / "c.py") == before
    assert not (tmp_path / "pages").exists()


def test_a_file_may_become_a_folder(tmp_path: Path) -> None:
    """A name that was a file can be the folder of other files in the next build."""
    _build(tmp_path, {"race": b"file"})

    assert _build(tmp_path, {"race/orcs": b"inside"}) == []
    assert _contents(tmp_path) == {"race/orcs": b"inside"}


def test_files_of_others_are_left_alone(tmp_path: Path) -> None:
    """A file that no build wrote survives builds that do not want its name."""
    (tmp_path / "notes.txt").write_bytes(b"mine")
    _build(tmp_path, _FIRST)
    _build(tmp_path, {"x": b"1"})

    assert _contents(tmp_path) == {"notes.txt": b"mine", "x": b"1"}


def test_a_file_of_others_in_the_way_stops_the_build(tmp_path: Path) -> None:
    """Where a build would overwrite a file that no build wrote, nothing at all is written."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "b.py").write_bytes(b"mine")

    assert _build(tmp_path, _FIRST) == ["foreign-file"]
    assert _contents(tmp_path) == {"rules/b.py": b"mine"}


def test_a_file_of_others_with_the_same_bytes_is_taken_over(tmp_path: Path) -> None:
    """Overwriting a file with what it holds destroys nothing, so it becomes the build's own."""
    (tmp_path / "x").write_bytes(b"1")

    assert _build(tmp_path, {"x": b"1"}) == []
    assert _build(tmp_path, {"y": b"1"}) == []
    assert _contents(tmp_path) == {"y": b"1"}


def test_a_file_edited_by_hand_is_built_anew(tmp_path: Path) -> None:
    """A generated file is the build's own, whatever was done to it since."""
    _build(tmp_path, {"x": b"1"})
    (tmp_path / "x").write_bytes(b"edited")

    assert _build(tmp_path, {"x": b"1"}) == []
    assert _contents(tmp_path) == {"x": b"1"}


@pytest.mark.parametrize(
    "name",
    ["../x", "a/../../x", "/x", "a//b", "", "./x", "a\\b", "a\0b", "c:x", "a/", "manifest.json"],
)
def test_a_name_outside_the_folder_is_refused(tmp_path: Path, name: str) -> None:
    """A name that could mean a place elsewhere, on any system, stops the build."""
    out = tmp_path / "out"

    assert _build(out, {"good": b"1", name: b"2"}) == ["unsafe-output-name"]
    assert not out.exists()


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    """A folder that is a link to elsewhere is in the way of what would be written below it."""
    out, elsewhere = tmp_path / "out", tmp_path / "elsewhere"
    out.mkdir()
    elsewhere.mkdir()
    (out / "rules").symlink_to(elsewhere)

    assert _build(out, {"rules/b.py": b"1"}) == ["foreign-file"]
    assert list(elsewhere.iterdir()) == []


def test_a_manifest_cannot_make_a_build_remove_files_elsewhere(tmp_path: Path) -> None:
    """A manifest that names a file outside its folder is broken, and nothing is done."""
    out, victim = tmp_path / "out", tmp_path / "victim"
    out.mkdir()
    victim.write_bytes(b"precious")
    (out / "manifest.json").write_text('{"files": {"../victim": "sha256:0"}}', encoding="utf-8")

    assert _build(out, {"x": b"1"}) == ["broken-manifest"]
    assert victim.read_bytes() == b"precious"


@pytest.mark.parametrize("text", ["", "[]", "{", '{"files": 3}', '{"files": {"a": 1}}', "\xff"])
def test_a_manifest_that_cannot_be_read_stops_the_build(tmp_path: Path, text: str) -> None:
    """Without a list of its own files a build does not know what it may replace."""
    (tmp_path / "manifest.json").write_text(text, encoding="latin-1")

    assert _build(tmp_path, {"x": b"1"}) == ["broken-manifest"]
    assert not (tmp_path / "x").exists()


def test_an_error_while_rendering_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    """When the last output reports an error, the earlier ones are not written either."""
    _build(tmp_path, _FIRST)
    sink = Sink()

    def outputs() -> Iterator[tuple[str, bytes]]:
        yield "x", b"1"
        sink.add(next(iter(_findings())))

    assert write_build(tmp_path, outputs(), sink) is None
    assert _contents(tmp_path) == _FIRST


def _findings() -> Sink:
    sink = Sink()
    write_build(Path("/dev/null"), [], sink)
    return sink


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
def test_an_exception_while_rendering_leaves_the_folder_as_it_was(
    tmp_path: Path, error: type[BaseException]
) -> None:
    """A fault of the compiler or an interruption by the user leaves no trace in the folder."""
    _build(tmp_path, _FIRST)

    def outputs() -> Iterator[tuple[str, bytes]]:
        yield "x", b"1"
        raise error

    with pytest.raises(error):
        write_build(tmp_path, outputs(), Sink())

    assert _contents(tmp_path) == _FIRST


def test_checking_a_fresh_build_finds_nothing(tmp_path: Path) -> None:
    """Right after a build, the folder agrees with the outputs."""
    _build(tmp_path, _FIRST)
    sink = Sink()

    assert check_build(tmp_path, _FIRST.items(), sink)
    assert list(sink) == []


def test_checking_tells_each_difference_and_changes_nothing(tmp_path: Path) -> None:
    """A changed, a missing and a left-over file are told apart; the manifest is stale with them."""
    _build(tmp_path, _FIRST)
    (tmp_path / "rules" / "c.py").unlink()
    before = _contents(tmp_path)
    sink = Sink()

    assert not check_build(tmp_path, _SECOND.items(), sink)
    assert sorted((finding.slug, finding.span.path) for finding in sink) == [
        ("missing-output", "rules/c.py"),
        ("missing-output", "rules/new/d.py"),
        ("stale-build", "manifest.json"),
        ("stale-build", "pages/it/a.html"),
        ("surplus-output", "rules/b.py"),
    ]
    assert _contents(tmp_path) == before


def test_checking_what_was_never_built_finds_all_missing(tmp_path: Path) -> None:
    """A folder that is not there is not made by a check."""
    sink = Sink()

    assert not check_build(tmp_path / "out", {"x": b"1"}.items(), sink)
    assert [finding.slug for finding in sink] == ["missing-output", "missing-output"]
    assert not (tmp_path / "out").exists()


def test_two_builds_do_not_share_a_folder(tmp_path: Path) -> None:
    """While one build is under way, another into the same folder does nothing."""
    second: list[str] = []

    def outputs() -> Iterator[tuple[str, bytes]]:
        second.extend(_build(tmp_path, {"y": b"2"}))
        yield "x", b"1"

    write_build(tmp_path, outputs(), Sink())

    assert second == ["build-in-progress"]
    assert _contents(tmp_path) == {"x": b"1"}


def test_an_output_folder_that_is_a_file_is_reported(tmp_path: Path) -> None:
    """A file where the output folder should be stays, and is told of."""
    (tmp_path / "out").write_bytes(b"a file")

    assert _build(tmp_path / "out", {"x": b"1"}) == ["output-not-writable"]
    assert (tmp_path / "out").read_bytes() == b"a file"


_BUILD_IN_A_PROCESS = """
import sys
from collections.abc import Iterator
from pathlib import Path
from regola.files.writing import write_build
from regola.findings import Sink
from tests.support.system_packages import as_nobody, let_all_pass
sink = Sink()
outputs = {"pages/it/a.html": b"second a", "rules/c.py": b"same", "rules/new/d.py": b"second d"}
write_build(Path(sys.argv[1]), outputs.items(), sink)
print(*[finding.slug for finding in sink])
"""


@pytest.mark.needs("nobody")
@pytest.mark.parametrize("closed", [".", "rules"])
def test_a_folder_that_may_not_be_written_stays_as_it_was(tmp_path: Path, closed: str) -> None:
    """Where the folder, or one inside it, is closed to the user, nothing changes anywhere."""
    out = tmp_path / "out"
    _build(out, _FIRST)
    for folder in (out, *out.rglob("*")):
        folder.chmod(0o777 if folder.is_dir() else 0o666)
    (out / closed).chmod(0o555)
    let_all_pass(tmp_path)

    done = subprocess.run(
        [*as_nobody(), sys.executable, "-c", _BUILD_IN_A_PROCESS, out],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.stdout.split(), done.stderr) == (["output-not-writable"], "")
    assert _contents(out) == _FIRST


@pytest.mark.needs("mounting")
def test_a_full_disk_keeps_the_build_that_was_there(small_disk: Path) -> None:
    """A build that does not fit leaves the one before, whole, and no trace of its own."""
    out = small_disk / "out"
    _build(out, _FIRST)

    assert _build(out, {**_SECOND, "large": bytes(200_000)}) == ["output-full"]
    assert _contents(out) == _FIRST
    assert not (out / JOURNAL_NAME).exists()
    assert _build(out, _SECOND) == []
    assert _contents(out) == _SECOND


def test_a_left_over_file_that_was_changed_stays(tmp_path: Path) -> None:
    """A manifest alone does not make a file the build's to delete: its bytes must be as listed."""
    _build(tmp_path, {"x": b"1", "notes": b"built"})
    (tmp_path / "notes").write_bytes(b"mine")

    assert _build(tmp_path, {"x": b"1"}) == ["kept-output"]
    assert _contents(tmp_path) == {"notes": b"mine", "x": b"1"}
    assert _build(tmp_path, {"x": b"1"}) == []


def test_an_unfinished_build_that_was_brought_along_is_refused(tmp_path: Path) -> None:
    """A folder copied with a build that was cut short asks for nothing that is carried out."""
    here, there = tmp_path / "here", tmp_path / "there"
    _build(here, _FIRST)
    journal = Journal(Folder.at(here))
    journal.begin()
    journal.stage("rules/b.py", b"forged")
    journal.commit(["rules/c.py"])
    shutil.copytree(here, there)

    assert _build(there, _FIRST) == ["foreign-journal"]
    assert (there / "rules" / "b.py").read_bytes() == b"first b"
    assert (there / "rules" / "c.py").exists()
    assert _build(here, _FIRST) == ["unfinished-build"]
    assert _contents(here) == _FIRST


def test_what_an_interrupted_build_left_is_told_as_that(tmp_path: Path) -> None:
    """`build --check` names the folder, and nothing of it is told to be built from nothing."""
    assert _build(tmp_path, _FIRST) == []
    journal = Journal(Folder.at(tmp_path))
    journal.begin()
    journal.stage("rules/a.py", b"half")

    sink = Sink()
    assert not check_build(tmp_path, _FIRST.items(), sink)
    assert [(one.slug, one.span.path) for one in sink] == [
        ("remains-of-a-build", tmp_path.as_posix())
    ]
    assert _build(tmp_path, _FIRST) == ["unfinished-build"]
    assert check_build(tmp_path, _FIRST.items(), Sink())


@pytest.mark.parametrize("name", ["precious", "new/precious", "old/a/precious"])
def test_what_no_build_lays_ready_is_not_cleared_away(tmp_path: Path, name: str) -> None:
    """A folder with the journal's name and other things in it is not the journal."""
    path = tmp_path / JOURNAL_NAME / name
    path.parent.mkdir(parents=True)
    path.write_bytes(b"precious")

    assert _build(tmp_path, _FIRST) == ["foreign-journal"]
    assert path.read_bytes() == b"precious"
