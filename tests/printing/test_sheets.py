"""Hold what is printed for a table to the box, to the paper and to the knife."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pdfplumber
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.printing.arranging import Placed, Room, arranged, behind
from regola.printing.components import Component
from regola.printing.forms import stock
from regola.printing.parting import parts
from tests.support.running import regola

_MILLIMETRE = 72 / 25.4
_BLEED, _MARGIN = 1.0, 7.0


def _component(size: tuple[float, float], count: int = 1, *, back: bool = True) -> Component:
    face = {"style": "token"}
    return Component("", "token", "", count, size, "rectangle", face, face if back else None)


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sheets of Small World, in Italian, and their cut lines."""
    folder = tmp_path_factory.mktemp("sheets")
    made = regola("print", "small_world", "--cut", "--lang", "it", folder=folder)
    assert made.code == 0
    assert "14 × vessillo (`banner`)\n168 × segnalino (`token`)\n" in made.output
    last = len(list(folder.glob("*-cut-*.svg")))
    assert f"small_world-it-print-cut-1.svg … small_world-it-print-cut-{last}.svg" in made.output
    return folder


def test_the_box_is_printed_as_the_book_counts_it(sheets: Path) -> None:
    """14 races with 168 tokens, 20 powers, and coins: 35 of 1, 20 of 3, 24 of 5, 30 of 10."""
    made = regola(
        "print", "small_world", "--only", "coin", "banner", "badge", "--lang", "it", folder=sheets
    )

    assert made.output.startswith(
        "14 × vessillo (`banner`)\n20 × tessera di un potere (`badge`)\n109 × moneta (`coin`)\n"
    )
    words: Counter[str] = Counter()
    with pdfplumber.open(sheets / "small_world-it-print.pdf") as paper:
        for page in paper.pages[::2]:
            copies = re.search(r"stampare (\d+) volte", page.extract_text())
            # Coins bear letters of 20 points; nothing else does.
            for word in page.extract_words(extra_attrs=["size"]):
                if round(word["size"]) == 20:
                    words[word["text"]] += int(copies[1]) if copies else 1
    assert {coin: words[coin] for coin in ("1", "3", "5", "10")} == {
        "1": 35,
        "3": 20,
        "5": 24,
        "10": 30,
    }


def test_apostrophes_are_typographic_on_paper(sheets: Path) -> None:
    """Sources have straight ones; Alchemist is a name with one in Italian."""
    with pdfplumber.open(sheets / "small_world-it-print.pdf") as paper:
        marks = {char["text"] for page in paper.pages[:6] for char in page.chars}
    assert ("\N{RIGHT SINGLE QUOTATION MARK}" in marks, "'" in marks) == (True, False)


@pytest.fixture(scope="module")
def tritons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sheets of one race, turned over either edge."""
    folder = tmp_path_factory.mktemp("tritons")
    for edge in ("long", "short"):
        made = regola(
            "print",
            "tritons",
            "--only",
            "token",
            "--backs",
            edge,
            "--out",
            f"{edge}.pdf",
            "--lang",
            "it",
            folder=folder,
        )
        assert made.code == 0
    return folder


@pytest.mark.parametrize("edge", ["long", "short"])
def test_backs_meet_their_fronts(tritons: Path, edge: str) -> None:
    """Turned over its edge, the name behind a token lies where the name in front does."""
    with pdfplumber.open(tritons / f"{edge}.pdf") as paper:
        front = paper.pages[0]
        names = [_middles(page, upright=page is front or edge == "long") for page in paper.pages]
        width, height = float(front.width), float(front.height)
    assert len(names[0]) == 11
    mirrored = [(width - x, y) if edge == "long" else (x, height - y) for x, y in names[0]]
    for one, other in zip(sorted(mirrored), sorted(names[1]), strict=True):
        assert one == pytest.approx(other, abs=0.5)


def _middles(page: pdfplumber.page.Page, *, upright: bool) -> list[tuple[float, float]]:
    """Return where the first letters of a name stand on tokens, seen from their middle."""
    # The first and the last letter of a name are as far from its middle.
    letters = [char for char in page.chars if char["text"] == "T" and char["size"] > 4]
    ends = [char for char in page.chars if char["text"] == "i" and char["size"] > 4]
    lasts = [e for e in ends if any(_ends(t, e, upright=upright) for t in letters)]
    found = []
    for letter in letters:
        last = min(
            (e for e in lasts if _ends(letter, e, upright=upright)),
            key=lambda e: -abs(e["x0"] - letter["x0"]),
        )
        found.append(
            (
                round((min(letter["x0"], last["x0"]) + max(letter["x1"], last["x1"])) / 2, 2),
                round((letter["top"] + letter["bottom"]) / 2, 2),
            )
        )
    return sorted(found)


def _ends(first: dict[str, float], last: dict[str, float], *, upright: bool) -> bool:
    """Tell whether a letter is in the word that another begins: on its line, within a token."""
    step = last["x0"] - first["x0"]
    return (
        abs(first["top"] - last["top"]) < 3 and 0 < (step if upright else -step) < 20 * _MILLIMETRE
    )


def test_nothing_is_printed_where_printers_do_not_reach(tmp_path: Path) -> None:
    """All letters lie five millimetres within the paper, boxes at least three."""
    # Boards are cut at the edges of what is shown, and read as if they went on.
    kinds = ("banner", "badge", "token", "piece", "card", "coin", "aid", "track")
    made = regola("print", "small_world", "--only", *kinds, "--lang", "it", folder=tmp_path)
    assert made.code == 0
    outside = []
    with pdfplumber.open(tmp_path / "small_world-it-print.pdf") as paper:
        for page in paper.pages:
            least = 3 * _MILLIMETRE
            outside += [
                (page.page_number, char["text"])
                for char in page.chars
                if char["x0"] < 5 * _MILLIMETRE
                or char["x1"] > page.width - 5 * _MILLIMETRE
                or char["top"] < 5 * _MILLIMETRE
                or char["bottom"] > page.height - 2 * _MILLIMETRE
            ]
            outside += [
                (page.page_number, each["object_type"])
                for each in (*page.rects, *page.lines)
                if each["width"] < page.width and (each["x0"] < least or each["top"] < least)
            ]
    assert outside == []


def test_fonts_are_free_and_embedded(sheets: Path) -> None:
    """Letters are those that come with typst, put into the file."""
    with pdfplumber.open(sheets / "small_world-it-print.pdf") as paper:
        fonts = {char["fontname"] for page in paper.pages for char in page.chars}
    assert fonts
    assert all(re.match(r"[A-Z]{6}\+LibertinusSerif", font) for font in fonts)


def test_the_same_sheets_are_the_same_bytes(tritons: Path) -> None:
    """Nothing in a sheet depends on the clock."""
    for name in ("one.pdf", "two.pdf"):
        assert regola("print", "tritons", "--out", name, "--lang", "es", folder=tritons).code == 0

    assert (tritons / "one.pdf").read_bytes() == (tritons / "two.pdf").read_bytes()


def test_a_cutting_machine_follows_what_is_printed(sheets: Path) -> None:
    """The first sheet has the six banners of 92 by 46 mm at the places of the PDF."""
    svg = (sheets / "small_world-it-print-cut-1.svg").read_text()

    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in svg
    assert 'width="92" height="46"' in svg


# ---- arranging ----------------------------------------------------------------------------------

_SIZES = st.tuples(st.sampled_from([16.0, 22.0, 62.0, 92.0]), st.sampled_from([16.0, 46.0, 88.0]))
_ROOM = Room((210.0, 297.0), _MARGIN, _BLEED)


@given(st.lists(st.tuples(_SIZES, st.integers(1, 40), st.booleans()), min_size=1, max_size=8))
def test_all_that_counts_is_laid_and_nothing_overlaps(
    wanted: list[tuple[tuple[float, float], int, bool]],
) -> None:
    """Each piece lies on a sheet as often as it counts, within the margins, apart from others."""
    components = [_component(size, count, back=back) for size, count, back in wanted]
    laid: Counter[int] = Counter()
    for sheet in arranged(components, _ROOM):
        assert len({one.component.back is None for one in sheet.placed}) == 1
        boxes = []
        for one in sheet.placed:
            laid[id(one.component)] += sheet.copies
            width, height = one.component.size
            box = (one.x - _BLEED, one.y - _BLEED, one.x + width + _BLEED, one.y + height + _BLEED)
            assert box[0] >= _MARGIN - 1e-6
            assert box[1] >= _MARGIN - 1e-6
            assert box[2] <= 210 - _MARGIN + 1e-6
            assert box[3] <= 297 - _MARGIN + 1e-6
            for other in boxes:
                apart = box[0] >= other[2] - 1e-6 or box[2] <= other[0] + 1e-6
                assert apart or box[1] >= other[3] - 1e-6 or box[3] <= other[1] + 1e-6
            boxes.append(box)
    assert laid == {id(one): one.count for one in components}


@given(st.floats(0, 100), st.floats(0, 100), _SIZES, st.sampled_from(["long", "short"]))
def test_turned_twice_a_sheet_is_as_before(
    x: float, y: float, size: tuple[float, float], edge: str
) -> None:
    """The back of a back is where the front was."""
    placed = Placed(_component(size), x, y)
    again = behind(behind(placed, _ROOM.paper, edge), _ROOM.paper, edge)

    assert (again.x, again.y) == pytest.approx((x, y))


def test_sheets_that_are_alike_are_kept_once() -> None:
    """Of 109 coins of 22 mm, 88 lie on a sheet: eight across, eleven down; two are alike of 176."""
    (sheet,) = arranged([_component((22.0, 22.0), 176)], _ROOM)

    assert (len(sheet.placed), sheet.copies) == (88, 2)


@given(st.floats(200, 900), st.floats(290, 900))
def test_the_parts_of_a_board_cover_it(width: float, height: float) -> None:
    """Each part fits on its sheet, lies over the next by six millimetres, and all reach the end."""
    overlap = stock().overlap
    found = list(parts(_component((width, height), back=False), _ROOM, overlap))

    for axis, length in enumerate((width, height)):
        spans = sorted({(part.start[axis], part.shown[axis]) for part in found})
        assert spans[0][0] == 0
        assert sum(spans[-1]) == pytest.approx(length, abs=0.01)
        assert all(shown <= _ROOM.inner[axis] + 0.01 for _, shown in spans)
        for (start, shown), (following, _) in pairwise(spans):
            assert start + shown - following == pytest.approx(overlap, abs=0.01)


def test_both_sheets_of_a_join_bear_its_name() -> None:
    """Each join of a board of three by two sheets is named on two sheets."""
    found = parts(_component((550.0, 500.0), back=False), _ROOM, stock().overlap)
    names = Counter(join.name for part in found for join in part.joins)

    assert len(names) == 2 * 2 + 3
    assert set(names.values()) == {2}
