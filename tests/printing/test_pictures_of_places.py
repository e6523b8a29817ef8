"""Tiles, terrains and symbols show pictures of their own; of a board or an edge one is refused."""

from __future__ import annotations

import io
import math
import re
from pathlib import Path

import pdfplumber
import pytest
from PIL import Image

from regola.drawings.digger.hexagons import Face, label_box
from regola.drawings.looks import Side
from tests.support.inside import regola as quick
from tests.support.running import regola

_TILE = """\
tile salt_mine {
    name: en "Salt Mine" / "Salt Mines", es f "Mina" / "Minas", it f "Miniera" / "Miniere"
    count: 2
    family: room
    edges: door, earth, door, earth, earth, door
    when you build it: gain 1 gold piece
}
"""
_LAND = """\
terrain salt_flat {
    name: en "Salt Flat" / "Salt Flats", es m "Salar" / "Salares", it f "Salina" / "Saline"
}
symbol geyser {
    name: en "Geyser" / "Geysers", es m "Geiser" / "Geiseres", it m "Geyser" / "Geyser"
}
board little_salt {
    name: en "Little Salt", es "Salar", it "Salina"
    players: 2
    rounds: 10
    region a: hill, border
    region b: salt_flat, border, geyser
    borders: a-b
}
race salt_folk {
    name: en "Salt Folk" / "Salt Folk", es m "Salinero" / "Salineros", it m "Salino" / "Salini"
    tokens: 5 of 10
    income of your salt flats is 1 more
    income of your regions with geyser is 1 more
}
"""


_PIECE = """\
race salt_folk {
    name: en "Salt Folk" / "Salt Folk", es m "Salinero" / "Salineros", it m "Salino" / "Salini"
    tokens: 5 of 10
    when you conquer a region: put a shaker in the region
    piece shaker {
        name: en "Shaker" / "Shakers", es m "Salero" / "Saleros", it f "Saliera" / "Saliere"
        box: 5
        when you lose its region: remove it
    }
    example "salt on the hill" {
        says: en "Salt lies on what they take", es "Hay sal en lo que toman",
            it "Il sale sta dove entrano"
        region a: hill, border
        region b: swamp
        borders: a-b
        given ada: salt_folk, spirit, hand 9
        given bea: humans, merchant, hand 9
        play: conquer a
        expect pieces: shaker a
    }
}
"""


def _pack(folder: Path, game: str, text: str, *pictured: str) -> None:
    """Write a pack for a game, with a picture of 40 by 30 dots of each of the items named."""
    (folder / "pack.yaml").write_text(
        f'id: salt\nnames: {{en: Salt, es: Sal, it: Sale}}\nversion: "1.0"\ngame: {game}\n'
    )
    (folder / "salt.regola").write_text(text)
    (folder / "pictures").mkdir()
    made = io.BytesIO()
    Image.new("RGB", (40, 30), (200, 30, 60)).save(made, "PNG")
    for item in pictured:
        (folder / "pictures" / f"{item}.png").write_bytes(made.getvalue())


def _shown(pdf: Path) -> list[tuple[int, int]]:
    with pdfplumber.open(pdf) as paper:
        return [one["srcsize"] for page in paper.pages for one in page.images]


def test_a_tile_bears_its_picture_wherever_it_is_drawn(tmp_path: Path) -> None:
    """On its two tiles for each of six players and on its card; in the book; on page and card."""
    _pack(tmp_path, "dungeon_digger", _TILE, "salt_mine")
    for words in (
        ("print", ".", "--out", "print"),
        ("book", ".", "--out", "book"),
        ("book", ".", "--out", "book.html"),
        ("card", "salt_mine", "--out", "card.svg"),
    ):
        ran = regola(*words, folder=tmp_path)
        assert ran.code == 0, ran.errors

    assert _shown(tmp_path / "print.pdf").count((40, 30)) == 2 * 6 + 1
    assert len(_shown(tmp_path / "book.pdf")) == 2
    page = (tmp_path / "book.html").read_text()
    assert 'clip-path="url(#t-within)" href="data:image/png' in page
    assert 'id="t-within"' in page
    assert "data:image/svg+xml" in (tmp_path / "card.svg").read_text()


def test_land_is_covered_with_its_picture(tmp_path: Path) -> None:
    """The board, its legend and the banner of the race that speaks of it; a symbol likewise."""
    _pack(tmp_path, "small_world", _LAND, "salt_flat", "geyser")
    for words in (
        ("build", "--out", "built"),
        ("print", ".", "--only", "banner", "--out", "print"),
    ):
        ran = regola(*words, folder=tmp_path)
        assert ran.code == 0, ran.errors

    page = (tmp_path / "built" / "pages" / "en" / "salt" / "board.html").read_text()
    covered = re.search(r'<pattern id="([^"]+)"[^>]*><image [^>]*href="data:image/png', page)
    assert covered is not None
    # On the region, and on the sample beside its name.
    assert page.count(f'fill="url(#{covered[1]})"') == 2
    assert re.search(r'<symbol id="m-geyser"[^>]*><image [^>]*href="data:image/png', page)
    assert page.count('href="#m-geyser"') == 2
    # What covers an area lies in a pattern of the PDF; the symbol is a picture of its own.
    assert len(_shown(tmp_path / "print.pdf")) == 1


def test_a_piece_on_a_map_bears_its_picture(tmp_path: Path) -> None:
    """The map of an example shows the piece by it, once it lies there, and no letter instead."""
    _pack(tmp_path, "small_world", _PIECE, "shaker")
    words = ("--format", "html", "--lang", "en", "--out", "book.html")

    assert quick("book", ".", *words, folder=tmp_path).code == 0

    page = (tmp_path / "book.html").read_text("utf-8")
    assert page.count('<use href="#m-shaker"') == 1
    assert re.search(r'<symbol id="m-shaker"[^>]*><image [^>]*href="data:image/png', page)
    assert '<text class="count"' not in page.partition('<use href="#m-shaker"')[2][:200]


@pytest.mark.parametrize("called", ["little_salt", "salt_falt"])
def test_a_picture_that_is_shown_nowhere_is_told(tmp_path: Path, called: str) -> None:
    """A board is drawn from its regions; and a word that is no item may be meant for one."""
    _pack(tmp_path, "small_world", _LAND, called)

    told = quick("check", ".", folder=tmp_path).output

    assert f"warning[R1041]: Nothing in this pack is shown by this picture: “{called}”" in told
    assert ("drawing of its own" in told, "“salt_flat”" in told) == (
        called == "little_salt",
        called == "salt_falt",
    )


_WIDE, _HIGH = 104, 120
"""A tile in units of its drawing."""


def _turned(x: float, y: float, turn: int) -> tuple[float, float]:
    """Return a point of a side at the right, where that side is turned to be."""
    angle = math.radians(60 * turn)
    return (
        x * math.cos(angle) - y * math.sin(angle),
        x * math.sin(angle) + y * math.cos(angle),
    )


@pytest.mark.parametrize("doors", range(2**6))
def test_the_name_of_a_tile_covers_neither_its_picture_nor_its_doors(doors: int) -> None:
    """Whatever sides have doors: the middle is free, and so are the doors' lines."""
    door = Side("door", "M26-11H52V11H26z", "M43-15V15")
    earth = Side("earth", "", "M50-26V26")
    sides = tuple(door if doors >> number & 1 else earth for number in range(6))
    left, top, across, down = label_box(Face(sides, picture="data:"))
    box = ((left - 0.5) * _WIDE, (top - 0.5) * _HIGH)
    end = (box[0] + across * _WIDE, box[1] + down * _HIGH)

    def covered(x: float, y: float) -> bool:
        return box[0] < x < end[0] and box[1] < y < end[1]

    assert not covered(0, 0)
    lines = [_turned(43, y, n) for n in range(6) if sides[n] is door for y in range(-15, 16)]
    assert not any(covered(*point) for point in lines)


def test_the_name_of_a_tile_without_picture_stands_in_its_middle() -> None:
    """Between the doors at the left and the right, which begin half way."""
    left, top, across, down = label_box(Face((None,) * 6))

    assert left + across / 2 == pytest.approx(0.5)
    assert top + down / 2 == pytest.approx(0.5)
    assert across / 2 <= 26 / _WIDE
