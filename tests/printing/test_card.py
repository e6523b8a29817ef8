"""Hold the pictures of single cards to what their commands promise."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path

import pdfplumber
import pytest
from PIL import Image

from regola.compilation.artefacts.rules_pages import content
from regola.files.library import load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.entries import entry
from regola.pages.rulebook.model import Card
from regola.printing.typesetting import card_of
from tests.printing.lanterns import written
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
    left, top, wide, high = 60, 60, 200, 190
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


@pytest.mark.parametrize(
    ("item", "language", "origin"),
    [
        ("lantern_folk", "en", "Races · Lanterns · Small World"),
        ("glowing", "es", "Poderes · Faroles · Small World"),
        ("lantern", "it", "Pezzi · Lanterne · Small World"),
        ("tritons", "en", "Races · Small World"),
    ],
)
def test_a_card_tells_what_its_item_is(
    tmp_path: Path, item: str, language: str, origin: str
) -> None:
    """Its kind, its pack and its game: whoever sees it alone knows nothing else of it."""
    packs = [written(tmp_path), Path("content/small_world")]
    program = load(packs, Sink()).programs[0]
    book = Book(Shelf((content(program, {}),)), language, Sink())
    found = next(one for one in program.all_items() if one.id == item)

    made = card_of(Card(entry(book, found), ""), found, book, "pdf")

    with pdfplumber.open(io.BytesIO(made)) as paper:
        # A number in the drawing may stand between the words of two lines.
        assert origin.removesuffix(" World") in paper.pages[0].extract_text()


def test_a_card_of_many_words_is_no_strip(tmp_path: Path) -> None:
    """Of twelve rules it is wider than a poker card, and at most some twice as high as wide."""
    pack = written(tmp_path)
    rules = pack / "lanterns.regola"
    lands = ("hill", "forest", "swamp", "mountain")
    many = [
        f"when you conquer a {land} beside a lantern of an opponent: gain {coins} coins"
        for land in lands
        for coins in (2, 3, 4)
    ]
    told = "income of your swamps is 1 more"
    rules.write_text(rules.read_text().replace(told, "\n    ".join([told, *many])))

    made = regola("card", "lantern_folk", "--lang", "es", "--out", "card.png", folder=pack)

    assert made.code == 0, made.errors
    with Image.open(pack / "card.png") as card:
        assert card.width == pytest.approx(100 / 25.4 * 300, abs=1)
        assert card.height < 2.2 * card.width


def test_a_word_of_any_length_stays_in_its_frame(tmp_path: Path) -> None:
    """A name of 80 wide letters is parted: nothing is painted beyond the frame, 2.5 mm from it."""
    (race,) = written(tmp_path).glob("*.regola")
    told = race.read_text("utf-8")
    race.write_text(told.replace('en "Lantern', f'en "{"W" * 80}', 1), "utf-8")
    words = ("--lang", "en", "--out", "card.png")

    assert regola("card", "lantern_folk", *words, folder=race.parent).code == 0

    with Image.open(race.parent / "card.png") as picture:
        dots = picture.convert("L")
    beyond = dots.crop((dots.width - 25, 0, dots.width, dots.height))
    assert beyond.getextrema() == (255, 255)
    assert dots.crop((dots.width // 2, 0, dots.width - 35, dots.height)).getextrema()[0] < 60
