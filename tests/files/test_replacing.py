"""Files of authors are replaced whole, all or none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from regola.files.replacing import Change, create_file, replace_files, write_files
from regola.findings import Sink


def _change(path: Path) -> Change:
    return Change(path, b"new", path.parent)


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    """New contents do not open a file to others, nor leave a draft behind."""
    path = tmp_path / "x"
    path.write_bytes(b"old")
    path.chmod(0o640)

    assert replace_files([_change(path)], Sink())
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", 0o640)
    assert [entry.name for entry in tmp_path.iterdir()] == ["x"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """The file that a link leads to gets the new contents."""
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")

    assert replace_files([_change(tmp_path / "link")], Sink())
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_where_one_cannot_be_written_none_is(tmp_path: Path) -> None:
    """The second of two files is in a folder that is not there: the first keeps its contents."""
    (tmp_path / "x").write_bytes(b"old")
    sink = Sink()

    assert not replace_files([_change(tmp_path / "x"), _change(tmp_path / "no" / "y")], sink)
    assert [finding.slug for finding in sink] == ["output-not-writable"]
    assert (tmp_path / "x").read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["x"]


def test_where_nothing_is_written_no_folder_is_left(tmp_path: Path) -> None:
    """The second of two files would lie below a file: the folders for the first go again."""
    (tmp_path / "x").write_bytes(b"old")
    sink = Sink()

    assert not write_files({tmp_path / "a/b/y": b"new", tmp_path / "x/z": b"new"}, sink)
    assert [finding.slug for finding in sink] == ["output-not-writable"]
    assert [entry.name for entry in tmp_path.iterdir()] == ["x"]


def test_where_the_system_knows_no_second_names_a_copy_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Python of browsers has none: the files are replaced, and put back where one cannot be."""
    monkeypatch.delattr(os, "link")
    (tmp_path / "x").write_bytes(b"old")
    (tmp_path / "y").mkdir()

    assert not replace_files([_change(tmp_path / "x"), _change(tmp_path / "y")], Sink())
    assert (tmp_path / "x").read_bytes() == b"old"
    assert replace_files([_change(tmp_path / "x")], Sink())
    assert (tmp_path / "x").read_bytes() == b"new"
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["x", "y"]


def test_a_new_file_gets_the_folders_on_its_way(tmp_path: Path) -> None:
    """A file is made together with the folders that lead to it."""
    assert create_file(tmp_path / "a" / "b" / "x", b"new", Sink())
    assert (tmp_path / "a" / "b" / "x").read_bytes() == b"new"


@pytest.mark.parametrize("link", [True, False])
def test_a_new_file_takes_the_place_of_no_other(tmp_path: Path, link: bool) -> None:
    """A file or link that is there stays, and is reported."""
    path = tmp_path / "x"
    if link:
        path.symlink_to("nothing")
    else:
        path.write_bytes(b"old")
    sink = Sink()

    assert not create_file(path, b"new", sink)
    assert [finding.slug for finding in sink] == ["foreign-file"]
    assert [entry.name for entry in tmp_path.iterdir()] == ["x"]
    assert path.is_symlink() == link


def test_nothing_is_written_through_a_link_out_of_the_folder(tmp_path: Path) -> None:
    """Neither the file that a link leads to nor the one named beside it is written."""
    (tmp_path / "elsewhere").write_bytes(b"precious")
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "x").write_bytes(b"old")
    (pack / "link").symlink_to("../elsewhere")
    sink = Sink()

    assert not replace_files([_change(pack / "x"), _change(pack / "link")], sink)
    assert [finding.slug for finding in sink] == ["link-outside"]
    assert ((pack / "x").read_bytes(), (tmp_path / "elsewhere").read_bytes()) == (
        b"old",
        b"precious",
    )


def test_no_file_is_made_behind_a_link_out_of_the_folder(tmp_path: Path) -> None:
    """A folder on the way that is a link to elsewhere gets no new file."""
    (tmp_path / "elsewhere").mkdir()
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "texts").symlink_to("../elsewhere")
    sink = Sink()

    assert not create_file(pack / "texts" / "en.po", b"new", sink, within=pack)
    assert [finding.slug for finding in sink] == ["link-outside"]
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_a_name_that_other_systems_do_not_take_is_written(tmp_path: Path) -> None:
    """Authors call their files as their own system allows: with a colon, with bytes of no text."""
    for name in (b"a:b", b"a\xffb"):
        path = tmp_path / os.fsdecode(name)
        path.write_bytes(b"old")

        assert replace_files([_change(path)], Sink())
        assert path.read_bytes() == b"new"
