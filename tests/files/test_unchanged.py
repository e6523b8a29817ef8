"""A build that need not be made again is known by all that it was made from and has written."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from regola.files.library import ReadPacks, read_packs
from regola.files.recalling import Recollection
from regola.files.unchanged import Earlier, Standing
from regola.findings import Edit, Fix, Sink
from regola.sources import Span
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
<path fill="{colour}" d="M1 1h7v7z"/></svg>"""


def _read(folder: Path) -> ReadPacks:
    sink = Sink()
    read = read_packs([folder], sink)
    assert not len(sink)
    return read


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return the folder of a pack that has been built, the build remembered beside it."""
    pack = tmp_path / "pack"
    pack.mkdir()
    pond(pack)
    assert regola("build", folder=pack).code == 0
    _earlier(pack).note(())
    return pack


def _earlier(pack: Path) -> Earlier:
    return Earlier(pack / "generated", _read(pack), Recollection.at(pack.parent / "known"))


def _written(pack: Path) -> list[Path]:
    files = (path for path in (pack / "generated").rglob("*") if path.is_file())
    return [path for path in files if path.name != "manifest.json"]


def test_a_build_of_the_same_packs_stands(built: Path) -> None:
    """All files that were written are counted."""
    standing = _earlier(built).stands()
    assert standing is not None
    assert standing.count == len(_written(built)) > 0


def test_what_was_found_is_told_again(built: Path) -> None:
    """Two races are called alike: a second build that makes nothing says so as the first did."""
    (built / "beavers.regola").write_text(OTTERS.replace("otters", "beavers"), encoding="utf-8")
    first, second = (regola("build", folder=built) for _ in range(2))
    assert "R0705" in first.errors
    assert (first.code, first.errors) == (second.code, second.errors)


def test_findings_come_back_as_they_were(built: Path) -> None:
    """With place, words and fix, so that nothing of them need be looked for."""
    sink = Sink()
    span = Span("otters.regola", 0, 4)
    fix = Fix("replace", edits=(Edit(span, "race"),))
    sink.report("doubled-name", span, name="Otter", fix=fix)
    _earlier(built).note(sink)
    standing = _earlier(built).stands()
    assert standing is not None
    assert standing.findings == tuple(sink)


def test_nothing_stands_that_was_not_remembered(built: Path) -> None:
    """What somebody else has built may have been built from something else."""
    shutil.rmtree(built.parent / "known")
    assert _earlier(built).stands() is None


def test_a_memory_that_is_broken_remembers_nothing(built: Path) -> None:
    """A file that is no memory is none, and the next build is remembered again."""
    (kept,) = (built.parent / "known" / "reports").iterdir()
    kept.write_bytes(b"{")
    assert _earlier(built).stands() is None


@pytest.mark.parametrize("name", ["ponds.regola", "pack.yaml"])
def test_a_changed_text_is_built_anew(built: Path, name: str) -> None:
    """A comment is enough: it may stand in what is written. Put back, the build stands again."""
    path = next(path for path in built.iterdir() if path.suffix == Path(name).suffix)
    before = path.read_bytes()
    path.write_bytes(before + b"# a word\n")
    assert _earlier(built).stands() is None
    path.write_bytes(before)
    assert _earlier(built).stands() is not None


@pytest.mark.parametrize("name", ["manifest.json", "first"])
def test_a_file_changed_since_is_written_again(built: Path, name: str) -> None:
    """Neither a file nor the list of files may be another than was written."""
    path = built / "generated" / name if name != "first" else min(_written(built))
    path.write_bytes(path.read_bytes() + b" ")
    assert _earlier(built).stands() is None


def test_a_lost_file_is_written_again(built: Path) -> None:
    """What is listed must be there."""
    min(_written(built)).unlink()
    assert _earlier(built).stands() is None


def test_another_folder_is_known_by_what_lies_there(built: Path) -> None:
    """A folder in which nothing was built holds no build."""
    earlier = Earlier(built / "other", _read(built), Recollection.at(built.parent / "known"))
    assert earlier.stands() is None


def test_another_picture_makes_another_build(built: Path) -> None:
    """A picture of an item is shown on its pages, as its rules are."""
    (built / "pictures").mkdir()
    picture = built / "pictures" / "otters.svg"
    known = set[Standing | None]()
    for colour in ("red", "blue"):
        picture.write_text(DRAWING.format(colour=colour))
        known.add(_earlier(built).stands())
        assert regola("build", folder=built).code == 0
        _earlier(built).note(())
        assert _earlier(built).stands()
    assert known == {None}
