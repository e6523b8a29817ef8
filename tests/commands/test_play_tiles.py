"""`regola play dungeon_digger`: games of tiles from the command line."""

from __future__ import annotations

import json
from pathlib import Path

from regola.commands.exits import Exit
from tests.support.inside import regola


def test_a_game_of_tiles_is_played(tmp_path: Path) -> None:
    """A game is named as any other, and its result has the same keys."""
    ran = regola("play", "dungeon_digger", "--players", "3", "--format", "json", folder=tmp_path)

    assert ran.code == Exit.CLEAN
    result = json.loads(ran.output)
    assert result["players"] == len(result["coins"]) == 3
    assert all(result["coins"][seat] == max(result["coins"]) for seat in result["winners"])


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    """Two runs with one seed end alike."""
    told = ["play", "dungeon_digger", "--seed", "4", "--format", "json"]

    first, second = (regola(*told, folder=tmp_path) for _ in range(2))

    assert first.output == second.output
