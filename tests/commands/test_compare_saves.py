"""`regola compare` plays kept games again: which still come out the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import OTTERS, pond


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pack as it was, as it is, and a game kept when it was."""
    folder = tmp_path_factory.mktemp("table")
    for name in ("was", "is"):
        (folder / name).mkdir()
        pond(folder / name)
    ran = regola(
        "play", "small_world", "--seed", "9", "--save", "first.yaml", folder=folder / "was"
    )
    assert ran.code == 0, ran.errors
    (folder / "was" / "first.yaml").rename(folder / "first.yaml")
    return folder


def _told(folder: Path, text: str, *more: str) -> list[dict[str, object]]:
    pond(folder / "is", text)
    words = ("compare", "was", "is", "--format", "json", *more)
    told = json.loads(regola(*words, folder=folder).output)
    return list(told["matters"]["kept_games"])


def test_a_game_goes_on_as_before_where_its_rules_did(table: Path) -> None:
    """Another name plays the same; the kept game is found where the command is called."""
    [game] = _told(table, OTTERS.replace('en "Otter"', 'en "Beaver"'))
    assert (game["path"], game["standing"]) == ("first.yaml", "same")


def test_a_game_that_ends_otherwise_is_told_with_its_coins(table: Path) -> None:
    """In this game the people scores once: one coin more a time is one coin more for its player."""
    [game] = _told(table, OTTERS.replace("17 coins", "18 coins"), "--saves", "first.yaml")
    before, after = game["before"], game["after"]
    assert game["standing"] == "other"
    assert isinstance(before, list)
    assert isinstance(after, list)
    assert sorted(now - was for was, now in zip(before, after, strict=True)) == [0, 1]


def test_a_game_that_cannot_go_on_says_at_which_move(table: Path) -> None:
    """Where the box holds fewer tokens than the game had, a move of it is not legal any more."""
    [game] = _told(table, OTTERS.replace("5 of 10", "1 of 9"))
    assert game["standing"] == "stopped"
    assert isinstance(game["move"], int)
    saved = (table / "first.yaml").read_text("utf-8").partition("moves: |\n")[2].splitlines()
    ran = regola("compare", "was", "is", "--lang", "it", folder=table)
    assert f"first.yaml: la mossa {game['move']} non è più permessa" in ran.output
    assert 0 < game["move"] < len(saved)


def test_what_is_no_kept_game_is_told(table: Path) -> None:
    """A file that holds something else is a finding, and the rest is told all the same."""
    pond(table / "is", OTTERS.replace("17 coins", "18 coins"))
    ran = regola("compare", "was", "is", "--saves", "was/pack.yaml", folder=table)
    assert (ran.code, "Otters" in ran.output) == (1, True)
    assert "was/pack.yaml" in ran.errors


def test_a_wrong_name_is_told_also_where_the_edition_of_now_is_a_build(table: Path) -> None:
    """A build is not played; a misspelt path would pass for ever."""
    assert regola("build", "--out", "../built", folder=table / "was").code == 0
    ran = regola("compare", "was", "built", "--saves", "nowhere.yaml", folder=table)
    assert (ran.code, "nowhere.yaml" in ran.errors) == (1, True)
