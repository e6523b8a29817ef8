"""Sheets, cards, exports and books where room is short: on a full disk, in a pack of 400 items."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path

import pdfplumber
import pytest

from tests.support.inside import regola

_RACE = """race otters_{number} {{
    name: it m "Lontra {number}" / "Lontre {number}", es f "Nutria {number}" / "Nutrias {number}",
        en "Otter {number}" / "Otters {number}"
    tokens: 4 of 9
    at scoring: gain {number} coins
}}
"""


def _pack(folder: Path, races: int) -> Path:
    folder.mkdir()
    (folder / "pack.yaml").write_text(
        "id: otters\nnames: {it: Lontre, es: Nutrias, en: Otters}\n"
        'version: "1"\ngame: small_world\n',
        encoding="utf-8",
    )
    written = "".join(_RACE.format(number=number) for number in range(1, races + 1))
    (folder / "otters.regola").write_text(written, encoding="utf-8")
    return folder


@pytest.mark.needs("mounting")
@pytest.mark.parametrize(
    "told",
    [
        ("print", ".", "--out", "sheets.pdf"),
        ("export", "images", ".", "--out", "images"),
        ("export", "tts", ".", "--out", "tts"),
        ("card", "otters_1", "--png", "--out", "card.png"),
        ("book", ".", "--out", "book.pdf"),
    ],
    ids=lambda told: "-".join(told[:2]).rstrip("-.").replace("-otters_1", ""),
)
def test_a_full_disk_is_told_and_holds_no_half_file(
    tmp_path: Path, small_disk: Path, told: tuple[str, ...]
) -> None:
    """What was there stays as it was; nothing else is left, and no fault of Regola is told."""
    pack = _pack(tmp_path / "pack", 1)
    kept = small_disk / "kept"
    kept.write_bytes(bytes(60_000))
    ran = regola(*told[:-1], small_disk / told[-1], "--lang", "en", folder=pack)

    assert ran.code == 1, ran.errors
    assert "R1002" in ran.errors
    assert sorted(path for path in small_disk.rglob("*") if path.is_file()) == [kept]
    assert kept.read_bytes() == bytes(60_000)


def test_a_book_of_four_hundred_races_is_whole(tmp_path: Path) -> None:
    """Each of 400 has its card and its place in the index, and no page is beyond the last."""
    pack = _pack(tmp_path / "pack", 400)
    ran = regola("book", ".", "--lang", "en", "--out", tmp_path / "book.pdf", folder=pack)
    assert ran.code == 0, ran.errors

    with pdfplumber.open(io.BytesIO((tmp_path / "book.pdf").read_bytes())) as paper:
        words = " ".join(page.extract_text() for page in paper.pages).split()
    named = {second for first, second in pairwise(words) if first == "Otters"}
    assert {str(number) for number in range(1, 401)} <= {word.strip(".,:") for word in named}
