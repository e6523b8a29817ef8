"""Hold the pictures of single cards to what their commands promise."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from PIL import Image

from tests.support.running import regola


def test_a_card_is_a_picture_of_dots(tmp_path: Path) -> None:
    """Without more said it is a PNG, named after item and language, 63 mm wide."""
    assert regola("card", "tritons", "--lang", "it", folder=tmp_path).code == 0

    data = (tmp_path / "tritons-it.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    assert abs(int.from_bytes(data[16:20], "big") - 63 / 25.4 * 300) <= 1


def test_no_row_of_a_drawing_is_left_out(tmp_path: Path) -> None:
    """The roof of a place rises 20 in 54: from row to row its left edge moves by 2.7 dots."""
    assert regola("card", "diamond_fields", "--lang", "en", folder=tmp_path).code == 0

    with Image.open(tmp_path / "diamond_fields-en.png") as picture:
        dots = picture.convert("L")
    left, top, wide, high = 60, 60, 100, 60
    rows = [[dots.getpixel((left + x, top + y)) < 128 for x in range(wide)] for y in range(high)]
    edges = [row.index(True) for row in rows if any(row)]
    slope = edges[: edges.index(min(edges)) + 1]
    assert len(slope) > 30
    assert max(before - after for before, after in pairwise(slope)) <= 2.7 + 1.5


def test_a_card_is_a_drawing_of_lines(tmp_path: Path) -> None:
    """An SVG holds nothing from elsewhere, and is the same each time."""
    first, second = tmp_path / "one.svg", tmp_path / "two.svg"
    for path in (first, second):
        made = regola(
            "card", "dragon_master", "--svg", "--out", path, "--lang", "es", folder=tmp_path
        )
        assert made.code == 0

    assert first.read_bytes() == second.read_bytes()
    assert b"<svg" in first.read_bytes()
    assert b'href="http' not in first.read_bytes()


def test_a_card_is_one_picture(tmp_path: Path) -> None:
    """Both sorts at once make no sense, and nothing is written."""
    path = tmp_path / "card.png"

    assert (
        regola(
            "card", "tritons", "--png", "--svg", "--out", str(path), "--lang", "it", folder=tmp_path
        ).code
        == 2
    )
    assert not path.exists()


def test_a_file_without_an_ending_gets_that_of_its_format(tmp_path: Path) -> None:
    """Its folder is made, which is told; a known ending tells the format, where none is told."""
    plain = regola("card", "tritons", "--out", "made/one", "--lang", "en", folder=tmp_path)
    drawn = regola("card", "tritons", "--out", "made/two.svg", "--lang", "en", folder=tmp_path)

    assert plain.output == "Folder made: made/\nWritten: made/one.png\n"
    assert drawn.output == "Written: made/two.svg\n"
    assert (tmp_path / "made" / "one.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "made" / "two.svg").read_bytes().startswith(b"<svg")


def test_several_cards_without_an_ending_lie_in_a_folder(tmp_path: Path) -> None:
    """One file cannot hold both."""
    made = regola("card", "tritons", "elves", "--out", "both", "--lang", "en", folder=tmp_path)

    assert made.code == 0
    assert {path.name for path in (tmp_path / "both").iterdir()} == {
        "tritons-en.png",
        "elves-en.png",
    }


def test_a_file_with_the_ending_of_another_format_is_refused(tmp_path: Path) -> None:
    """A picture of dots is no drawing of lines, whatever it is called."""
    made = regola("card", "tritons", "--png", "--out", "a.svg", "--lang", "en", folder=tmp_path)

    assert made.code == 2
    assert "a.svg would be no PNG" in made.errors
    assert not list(tmp_path.iterdir())
