"""What is printed lands where it is meant to, and on nothing that somebody wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.running import regola as regola_apart


@pytest.fixture(name="pack")
def _pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    made = regola("new", "race", "Lantern Folk", "--game", "small_world", "--yes", folder=folder)
    assert made.code == 0
    return folder


@pytest.mark.parametrize("name", ["pack.yaml", "lantern_folk.regola", "notes.txt"])
@pytest.mark.parametrize(
    "told",
    [("print",), ("card", "lantern_folk"), ("book", "."), ("book", ".", "--format", "html")],
    ids=" ".join,
)
def test_what_somebody_wrote_is_not_written_over(
    pack: Path, told: tuple[str, ...], name: str
) -> None:
    """A manifest, rules and notes stay as they are; a file of its own ending is written anew."""
    (pack / "notes.txt").write_text("mine", encoding="utf-8")
    before = {path.name: path.read_bytes() for path in pack.iterdir()}
    ran = regola(*told, "--out", name, folder=pack)
    assert ran.code == 2
    assert name in ran.errors
    assert {path.name: path.read_bytes() for path in pack.iterdir()} == before


@pytest.mark.parametrize(
    "told",
    [
        ("export", "images"),
        ("export", "tts", "--out", "away"),
        ("print", "--out", "away/sheets.pdf"),
        ("card", "lantern_folk", "--out", "away/"),
        ("book", ".", "--out", "away/"),
    ],
    ids=" ".join,
)
def test_no_link_leads_out_of_the_folder(pack: Path, told: tuple[str, ...]) -> None:
    """A link that a pack brings is not written through, under its usual name neither."""
    elsewhere = pack.parent / "elsewhere"
    elsewhere.mkdir()
    for name in ("away", "pack-en-images"):
        (pack / name).symlink_to(elsewhere)
    ran = regola(*told, "--lang", "en", folder=pack)
    assert ran.code == 1
    assert "R0029" in ran.errors
    assert list(elsewhere.iterdir()) == []


def test_a_book_is_merged_with_each_pack_once(pack: Path) -> None:
    """What is named twice is there once; what is of another kind of game is refused."""
    words = ("--format", "html", "--lang", "en", "--out", "book.html")
    once = regola("book", "small_world", "--with", ".", *words, folder=pack)
    assert once.code == 0
    page = (pack / "book.html").read_bytes()
    twice = regola("book", "small_world", "--with", ".", ".", "small_world", *words, folder=pack)
    assert twice.code == 0
    assert (pack / "book.html").read_bytes() == page
    other = regola("book", "small_world", "--with", "dungeon_digger", *words, folder=pack)
    assert other.code == 2
    assert "dungeon_digger" in other.errors


@pytest.mark.parametrize("address", ["javascript:alert(1)", "somewhere", "https://a b"])
def test_an_address_is_one(pack: Path, address: str) -> None:
    """What no table could load is no address."""
    ran = regola("export", "tts", "--address", address, folder=pack)
    assert (ran.code, (pack / "pack-en-tts").exists()) == (2, False)


def test_what_is_no_pack_is_told_and_printed_nothing_of(pack: Path, tmp_path: Path) -> None:
    """A file that holds no rules has findings, in print and in exports."""
    other = tmp_path / "words"
    other.write_text("root:x:0:0\n", encoding="utf-8")
    for told in (("print", other), ("export", "images", other)):
        ran = regola(*told, folder=pack)
        assert ran.code == 1, ran.errors
        assert "error[" in ran.errors


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    """Whoever stands in a folder that somebody else deletes is told so."""
    gone = tmp_path / "gone"
    gone.mkdir()
    ran = regola_apart("check", folder=gone, before=("sh", "-c", 'rmdir "$PWD"; exec "$@"', "sh"))
    assert ran.code == 2
    assert "is gone" in ran.errors


@pytest.mark.parametrize(
    ("told", "name"),
    [
        (("print", "--out", "notes"), "notes.pdf"),
        (("print", "--cut", "--out", "new.pdf"), "new-cut-1.svg"),
        (("card", "lantern_folk"), "lantern_folk-en.png"),
        (("card", "lantern_folk", "--svg"), "lantern_folk-en.svg"),
        (("export", "images", "--out", "away"), "away/components.json"),
        (("export", "tts", "--out", "away"), "away/saved_object.json"),
        (("book", "."), "pack-en.pdf"),
        (("book", ".", "--format", "html"), "pack-en.html"),
    ],
)
def test_what_regola_did_not_write_is_not_written_over(
    pack: Path, told: tuple[str, ...], name: str
) -> None:
    """Under its very name a file of somebody stays; its own is written anew, the same each time."""
    place = pack / name
    place.parent.mkdir(exist_ok=True)
    place.write_text('{"mine": 1}', encoding="utf-8")
    before = sorted(path.name for path in pack.rglob("*"))
    refused = regola(*told, "--lang", "en", folder=pack)
    assert (refused.code, place.read_text("utf-8")) == (1, '{"mine": 1}')
    assert "R1007" in refused.errors
    assert "--out" in refused.errors
    assert sorted(path.name for path in pack.rglob("*")) == before

    place.unlink()
    assert regola(*told, "--lang", "en", folder=pack).code == 0
    made = place.read_bytes()
    assert regola(*told, "--lang", "en", folder=pack).code == 0
    assert place.read_bytes() == made
