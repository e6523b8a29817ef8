"""The user names files and folders; packs are found from there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from regola.files.names import shown_name
from regola.files.packs import MAXIMUM_DEPTH, at_hand, files_of, pack_folder
from regola.files.reading import read_file
from regola.findings import Sink


def _make(root: Path, *names: str) -> None:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")


def _found(*paths: Path) -> list[tuple[str, str]]:
    """The name of the pack's folder and the name of each file in it."""
    return [(file.pack.root.name, file.name) for file in files_of(paths, Sink())]


def test_the_pack_is_the_nearest_folder_upward_that_declares_one(tmp_path: Path) -> None:
    """Of two packs, one around the other, the inner one is meant."""
    _make(tmp_path, "outer/pack.yaml", "outer/inner/pack.yaml", "outer/inner/races/x.regola")

    inner = pack_folder(tmp_path / "outer" / "inner" / "races" / "x.regola")
    outer = pack_folder(tmp_path / "outer")

    assert (inner.root, inner.declared) == (tmp_path / "outer" / "inner", True)
    assert (outer.root, outer.declared) == (tmp_path / "outer", True)


def test_without_a_pack_the_folder_given_is_the_root(tmp_path: Path) -> None:
    """A folder that no pack is around is its own root; a file has the folder it lies in."""
    _make(tmp_path, "some/x.regola")

    assert pack_folder(tmp_path / "some").root == tmp_path / "some"
    assert pack_folder(tmp_path / "some" / "x.regola").root == tmp_path / "some"
    assert not pack_folder(tmp_path / "some").declared


def test_files_come_in_the_order_of_their_names(tmp_path: Path) -> None:
    """Files of a folder come first, then those of its folders; other and hidden files never."""
    _make(tmp_path, "p/b.regola", "p/a.regola", "p/c.txt", "p/.x.regola", "p/.h/x.regola")
    _make(tmp_path, "p/z/1.regola", "p/y/2.regola", "p/pack.yaml")

    names = [name for _, name in _found(tmp_path / "p")]

    assert names == ["a.regola", "b.regola", "y/2.regola", "z/1.regola"]


def test_names_are_relative_to_the_pack_wherever_one_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file has the same name from its folder, from the root, and by its absolute path."""
    _make(tmp_path, "p/pack.yaml", "p/races/x.regola")
    monkeypatch.chdir(tmp_path / "p" / "races")

    for start in (Path(), Path("x.regola"), Path(".."), tmp_path / "p"):
        assert _found(start) == [("p", "races/x.regola")]


def test_packs_below_a_folder_keep_their_own_files(tmp_path: Path) -> None:
    """A folder of packs gives each file under its own pack."""
    _make(tmp_path, "all/one/pack.yaml", "all/one/x.regola", "all/two/pack.yaml")
    _make(tmp_path, "all/two/races/y.regola")

    assert _found(tmp_path / "all") == [("one", "x.regola"), ("two", "races/y.regola")]


def test_a_file_named_twice_comes_once(tmp_path: Path) -> None:
    """Overlapping paths, and links among them, give each file once."""
    _make(tmp_path, "p/pack.yaml", "p/a/x.regola")
    (tmp_path / "p" / "a" / "same.regola").symlink_to("x.regola")
    (tmp_path / "p" / "b").symlink_to("a")
    (tmp_path / "p" / "a" / "up").symlink_to("..")

    pack = tmp_path / "p"

    assert _found(pack, pack / "a", pack / "a" / "x.regola") == [("p", "a/x.regola")]


def test_a_link_out_of_the_pack_is_not_followed(tmp_path: Path) -> None:
    """A folder or file outside is not read; the link is told of, by its name in the pack."""
    _make(tmp_path, "p/pack.yaml", "p/a/y.regola", "else/x.regola")
    (tmp_path / "p" / "more").symlink_to(tmp_path / "else")
    (tmp_path / "p" / "a" / "z.regola").symlink_to(tmp_path / "else" / "x.regola")
    sink = Sink()

    files = list(files_of([tmp_path / "p"], sink))

    assert [(file.name, file.within) for file in files] == [
        ("a/y.regola", tmp_path / "p"),
        ("a/z.regola", tmp_path / "p"),
    ]
    assert [(finding.slug, finding.span.path) for finding in sink] == [("folder-outside", "more")]
    assert read_file(files[1].path, "z", sink, within=files[1].within) is None
    assert [finding.slug for finding in sink] == ["folder-outside", "link-outside"]


def test_a_link_from_one_folder_of_a_pack_to_another_is_followed(tmp_path: Path) -> None:
    """Where a part of a pack is walked, a link to another part of it is no way out."""
    _make(tmp_path, "p/pack.yaml", "p/a/x.regola", "p/b/y.regola")
    (tmp_path / "p" / "a" / "more").symlink_to("../b")

    assert _found(tmp_path / "p" / "a") == [("p", "a/x.regola"), ("p", "a/more/y.regola")]


def test_what_is_at_hand_lies_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder that is no pack, links to packs and files elsewhere are not at hand."""
    _make(tmp_path, "here/own/pack.yaml", "here/x.regola", "else/pack.yaml", "else/y.regola")
    (tmp_path / "here" / "pack").symlink_to("../else")
    (tmp_path / "here" / "y.regola").symlink_to("../else/y.regola")
    monkeypatch.chdir(tmp_path / "here")
    sink = Sink()

    assert at_hand(sink) == [Path("own"), Path("x.regola")]
    assert [finding.span.path for finding in sink] == ["pack", "y.regola"]


def test_a_broken_link_is_given_for_reading_to_tell(tmp_path: Path) -> None:
    """Links to nothing and to themselves are files that cannot be read, not files passed over."""
    _make(tmp_path, "p/pack.yaml")
    (tmp_path / "p" / "loop.regola").symlink_to("loop.regola")
    (tmp_path / "p" / "nothing.regola").symlink_to("gone")

    assert _found(tmp_path / "p") == [("p", "loop.regola"), ("p", "nothing.regola")]


def test_a_named_file_is_given_whatever_it_is_called(tmp_path: Path) -> None:
    """What the user names is meant, with any suffix, and even where nothing is."""
    _make(tmp_path, "x.txt")

    names = [name for _, name in _found(tmp_path / "x.txt", tmp_path / "missing.regola")]

    assert names == ["x.txt", "missing.regola"]


def test_a_name_that_is_not_utf_8_can_be_shown(tmp_path: Path) -> None:
    """Bytes that are no text are shown by their numbers."""
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/a\xffb"))

    assert shown_name(path, tmp_path) == "a\\xffb"


def test_folders_are_looked_through_to_a_depth(tmp_path: Path) -> None:
    """What lies deeper is told of, and not walked: the work on a chain of folders is bounded."""
    deepest = tmp_path / "p" / "/".join("a" * (MAXIMUM_DEPTH + 1))
    deepest.mkdir(parents=True)
    _make(tmp_path, "p/pack.yaml")
    (deepest / "x.regola").touch()
    (deepest.parent / "y.regola").touch()
    sink = Sink()

    names = [file.path.name for file in files_of([tmp_path / "p"], sink)]

    assert names == ["y.regola"]
    assert [(one.slug, one.hint) for one in sink] == [("unreadable-file", "deep")]
