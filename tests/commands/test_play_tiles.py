"""`regola play dungeon_digger`: games of tiles from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regola.commands.exits import Exit
from regola.resources import content_folder, languages
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


def test_a_scenario_and_lords_join_in(tmp_path: Path) -> None:
    """The sands advance at the start of a turn, and Lords sit at the table."""
    told = ["--scenario", "sands_of_time", "--lords", "--log", "--lang", "en"]
    ran = regola("play", "dungeon_digger", *told, folder=tmp_path)

    assert ran.code == Exit.CLEAN
    assert "the sands advance by 1" in ran.output


def test_the_log_tells_rules_in_the_language_asked_for(tmp_path: Path) -> None:
    """With --why each gain stands with its rule, and its number with what it comes from."""
    told = ["play", "dungeon_digger", "--why", "--lang"]

    italian = regola(*told, "it", folder=tmp_path).output
    spanish = regola(*told, "es", folder=tmp_path).output

    assert "= 2: Il tuo valore di Tirannia è 2." in italian
    assert "      = 2: Tu valor de Tiranía es 2." in spanish


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "wrong",
    [
        ("dungeon_digger", "--scenario", "sands"),
        ("small_world", "--scenario", "sands_of_time"),
        ("small_world", "--lords"),
        ("dungeon_digger", "--players", "7"),
    ],
)
def test_what_the_game_has_not_is_refused(
    tmp_path: Path, wrong: tuple[str, ...], language: str
) -> None:
    """A scenario, cards or a number of players that a game has not end with a usage error."""
    ran = regola("play", *wrong, "--lang", language, folder=tmp_path)

    assert (ran.code, ran.output) == (Exit.USAGE, "")
    assert wrong[0] in ran.errors or wrong[-1] in ran.errors


def test_a_rule_that_never_ends_is_named(tmp_path: Path) -> None:
    """A tile whose rule sets itself off is told by its line, and no traceback is shown."""
    (tmp_path / "pack.yaml").write_text(
        "id: home\nnames: {en: Home}\nversion: '1'\nlicence: MIT\ngame: dungeon_digger\n",
        encoding="utf-8",
    )
    (tmp_path / "echo.regola").write_text(
        """order echo {
    name: en "Echo!"
    cost: 1
    tier: 1

    when you give it: take a bonus for 4
    when you take a bonus: take a bonus for 1
}
""",
        encoding="utf-8",
    )
    ran = regola("play", "dungeon_digger", "--games", "20", "--lang", "en", folder=tmp_path)

    assert ran.code == Exit.FOUND
    assert "echo.regola:7" in ran.errors
    assert "Traceback" not in ran.errors


def test_a_tile_of_ones_own_is_played_with(tmp_path: Path) -> None:
    """A tile of another pack shows the edges of the game, and players build it."""
    regola("new", "tile", "Lantern", "--game", "dungeon_digger", folder=tmp_path)
    path = tmp_path / "lantern.regola"
    path.write_text(path.read_text(encoding="utf-8").replace("count: 2", "count: 60"), "utf-8")
    ran = regola("play", "dungeon_digger", "--games", "4", "--log", "--lang", "en", folder=tmp_path)

    assert ran.code == Exit.CLEAN
    assert ": Lantern" in ran.output


@pytest.mark.parametrize("game", ["dungeon_digger", "underground"])
def test_any_game_is_played_from_the_folder_of_a_pack(game: str, tmp_path: Path) -> None:
    """A pack made for another game does not hide the games that there are."""
    manifest = (content_folder() / "homebrew_example" / "pack.yaml").read_text("utf-8")
    (tmp_path / "pack.yaml").write_text(manifest, "utf-8")

    ran = regola("play", game, "--format", "json", folder=tmp_path)

    assert ran.code == Exit.CLEAN
    assert '"seed": 1' in ran.output
