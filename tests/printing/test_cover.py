"""Read the first pages of books on paper: what the title page shows, what the legend tells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pdfplumber
import pytest

from tests.printing.lanterns import written
from tests.support.running import regola

_BOXED = {
    "small_world": {"Amazons", "Wizards", "Alchemist", "Wealthy", "Dragon", "Troll Lair"},
    "dungeon_digger": {"Kitchen", "Portal", "Troll", "Thief"},
    "dungeon_lords": {"Hatchery", "Golem", "Pendulum", "Thief"},
}
"""Some items of each sort that a box has, the first and the last of its sort among them."""
_MOST = 48
"""How many a title page shows."""


def _made(folder: Path, game: str, *more: object) -> Path:
    path = folder / f"{game}.pdf"
    ran = regola("book", game, *more, "--lang", "en", "--out", path, folder=folder)
    assert ran.code == 0, ran.errors
    return path


def _figures(path: Path) -> list[str]:
    """Return what the pictures of the title page show, in their order, for who does not see it."""
    with pdfplumber.open(path) as paper:
        return [found for part in paper.pages[0].structure_tree for found in _within(part)]


def _within(part: Mapping[str, Any]) -> Iterator[str]:
    if part.get("type") == "Figure":
        yield part["alt_text"]
    for child in part.get("children", ()):
        yield from _within(child)


@pytest.mark.parametrize("game", sorted(_BOXED))
def test_a_title_page_shows_all_that_a_game_has(tmp_path: Path, game: str) -> None:
    """Emblems are made smaller until all have room; no more than 48 are shown."""
    shown = _figures(_made(tmp_path, game))

    # A board comes first where a game has one that is drawn.
    assert _BOXED[game] <= set(shown) or len(shown) in (_MOST, _MOST + 1)
    assert len(shown) == len(set(shown))


def test_what_a_pack_adds_is_shown_before_what_the_game_has(tmp_path: Path) -> None:
    """Behind the board come the races, the power and the piece of the pack, then the rest."""
    pack = written(tmp_path)

    shown = _figures(_made(tmp_path, "small_world", "--with", pack))

    own = {"Lantern Bearers", "Moths", "Glowing", "Lantern"}
    assert set(shown[1 : 1 + len(own)]) == own
    assert {"Wizards", "Wealthy"} <= set(shown)


def test_a_piece_of_the_board_has_its_letter_in_the_legend(tmp_path: Path) -> None:
    """Lost Tribes are drawn as an L in a square: the legend says so, beside the square itself."""
    with pdfplumber.open(_made(tmp_path, "small_world")) as paper:
        text = "\n".join(page.extract_text() for page in paper.pages[:4])

    assert re.search(r"^L Lost Tribe L$", text, re.MULTILINE)
    assert re.search(r"^Mountain M$", text, re.MULTILINE)
