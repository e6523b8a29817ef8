"""A rule names only what its own game declares, or a pack that it needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

_BODY = "once, at scoring: gain 17 coins"


def _found(folder: Path, line: str, needs: str = "small_world") -> list[dict[str, Any]]:
    pond(folder, OTTERS.replace(_BODY, line))
    with (folder / "pack.yaml").open("a", encoding="utf-8") as manifest:
        manifest.write(f"needs: [{needs}]\n")
    ran = regola("check", "--format", "json", "--lang", "en", folder=folder)
    return [one for one in json.loads(ran.output) if one["severity"] == "error"]


def test_a_terrain_of_a_game_that_is_not_played_is_refused(tmp_path: Path) -> None:
    """Boards of Small World have no mushroom forest, so nobody would conquer one."""
    [found] = _found(tmp_path, "when you conquer a mushroom_forest: gain 1 coin")

    assert found["slug"] == "word-of-another-game"
    assert "underground" in found["hint"]


@pytest.mark.parametrize(
    "line",
    [
        "when you conquer a mine: gain 1 coin",
        "income of your mines is 1 more",
        "when you lose a mine: gain 1 coin",
        "your mines are immune",
    ],
)
def test_a_namesake_that_lies_in_regions_is_told(tmp_path: Path, line: str) -> None:
    """A mine is a terrain in Underground; in Small World it lies in regions."""
    [found] = _found(tmp_path, line)

    assert found["slug"] == "word-of-another-game"
    assert "region with a mine" in found["hint"]


def test_what_a_pack_needs_may_be_named(tmp_path: Path) -> None:
    """Who needs Underground means its terrain by its name."""
    line = "when you conquer a mushroom_forest: gain 1 coin"

    assert _found(tmp_path, line, "small_world, underground") == []
