"""
Draw the pictures of the README: a card, a board, a finding, a page of the book.

``make pictures`` runs it. All are made by the commands that users have; of the finding, its text is
set on a dark ground as a terminal shows it.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tempfile
from pathlib import Path

import pdfplumber
import typst
from PIL import Image

HERE = Path(__file__).resolve().parents[1] / "docs" / "pictures"
COLOURS = 64
"""So many colours are enough for drawings, and make small files."""

_CHAPTER = "Conquest"
"""The chapter of the book whose example is shown, with its drawing and rules."""

_RACE = """race lantern_folk {
    name: it m "Lampadaio" / "Lampadai",
        es m "Farolero" / "Faroleros",
        en "Lantern Folk" / "Lantern Folk"
    tokens: 5 of 10

    income of your swanps is 1 more
}
"""
_PACK = 'id: my_races\nnames: {it: Mie, es: Mis, en: Mine}\nversion: "1.0"\ngame: small_world\n'
_TERMINAL = """
#set page(width: 118mm, height: auto, margin: 6mm, fill: rgb("#1d2127"))
#set text(font: "DejaVu Sans Mono", size: 9pt, fill: rgb("#e8e6e1"))
#set par(leading: 0.55em)
#show regex("(?m)^error.*$"): set text(fill: rgb("#ff8f7d"))
#show regex("\\\\^+.*"): set text(fill: rgb("#ff8f7d"))
#show regex("= (hint|help|fix):"): set text(fill: rgb("#8fd0a8"))
#raw(block: true, sys.inputs.at("said"))
"""


def _regola(folder: Path, *arguments: str) -> str:
    command = [sys.executable, "-c", "from regola.commands.main import main; main()", *arguments]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
    return ran.stdout + ran.stderr


def _save(picture: Image.Image, name: str, width: int) -> None:
    height = round(picture.height * width / picture.width)
    small = picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
    small.quantize(COLOURS).save(HERE / name, optimize=True)


def _card(folder: Path) -> None:
    _regola(folder, "card", "halflings", "--lang", "en", "--out", "card.png")
    _save(Image.open(folder / "card.png"), "card.png", 420)


def _board(folder: Path) -> None:
    asked = ("small_world_3p", "--only", "board", "--points", "100", "--lang", "en", "--out", ".")
    _regola(folder, "export", "images", *asked)
    _save(Image.open(folder / "board-small_world_3p.png"), "board.png", 760)


def _finding(folder: Path) -> None:
    (folder / "pack.yaml").write_text(_PACK, encoding="utf-8")
    (folder / "lantern_folk.regola").write_text(_RACE, encoding="utf-8")
    said = "$ regola check\n" + _regola(folder, "check", "--lang", "en").strip()
    made = typst.compile(
        _TERMINAL.encode(),
        format="png",
        ppi=200.0,
        sys_inputs={"said": said},
        ignore_system_fonts=True,
    )
    _save(Image.open(io.BytesIO(made)), "finding.png", 760)


def _page(folder: Path) -> None:
    _regola(folder, "book", "small_world", "--lang", "en", "--out", "book.pdf")
    with pdfplumber.open(folder / "book.pdf") as book:
        # The head of a page names the chapters on it; of those pages the one with most drawn.
        told = [one for one in book.pages if _CHAPTER in one.extract_text().partition("\n")[0]]
        shown = max(told, key=lambda page: len(page.curves))
        _save(shown.to_image(resolution=200).original, "page.png", 620)


def main() -> None:
    """Draw all of them."""
    for draw in (_card, _board, _finding, _page):
        with tempfile.TemporaryDirectory() as folder:
            draw(Path(folder))


if __name__ == "__main__":
    main()
