"""What packs may not say of other packs gets findings, with both places where there are two."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from regola.resources import content_folder
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

_BODY = "once, at scoring: gain 17 coins"


def _found(folder: Path) -> list[dict[str, Any]]:
    ran = regola("check", "--format", "json", folder=folder)
    found: list[dict[str, Any]] = json.loads(ran.output)
    return found


@pytest.mark.parametrize(
    "line",
    [
        "income of your marshlands is 1 more",
        "at scoring: gain 1 raft",
        "when you conquer a region with the golden_sock: gain 1 coin",
        "income of your regions with a stone_head is 1 more",
    ],
)
def test_what_no_pack_declares_is_told(tmp_path: Path, line: str) -> None:
    """Terrains, pieces, relics and places that are nowhere declared are no words of the rules."""
    pond(tmp_path, OTTERS.replace(_BODY, line))

    errors = [one for one in _found(tmp_path) if one["severity"] == "error"]

    assert [(one["slug"], one["line"]) for one in errors] == [("unknown-word", 4)]


@pytest.mark.parametrize(
    ("game", "declared"), [("small_world", "race tritons"), ("underground", "race drow")]
)
def test_an_official_id_is_not_taken_again(tmp_path: Path, game: str, declared: str) -> None:
    """An item with the kind and id of an official one is told, with the place of that one."""
    file = pond(tmp_path, OTTERS.replace("race otters", declared))
    manifest = file.parent / "pack.yaml"
    manifest.write_text(manifest.read_text("utf-8").replace("small_world", game), "utf-8")

    found = next(one for one in _found(tmp_path) if one["slug"] == "id-of-another-pack")

    assert game in found["message"]
    # For machines what ships is no place of this repository; people are shown it.
    assert found["related"] == []
    assert f" --> {game}/" in regola("check", folder=tmp_path).output


def test_a_copy_of_an_official_pack_is_told(tmp_path: Path) -> None:
    """A pack that says to be Underground and is not the one that ships: both places are told."""
    copytree(content_folder() / "underground", tmp_path / "mine")

    found = [one for one in _found(tmp_path) if one["slug"] == "doubled-pack"]

    assert [(one["file"], one["line"]) for one in found] == [("pack.yaml", 1)]
    assert found[0]["related"] == []
    assert " --> underground/pack.yaml:" in regola("check", folder=tmp_path).output


def test_two_packs_of_one_id_have_both_places(tmp_path: Path) -> None:
    """The second place is that of the pack read first."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        pond(tmp_path / name)

    found = next(one for one in _found(tmp_path) if one["slug"] == "doubled-pack")

    assert found["file"] == "two/pack.yaml"
    assert [one["file"] for one in found["related"]] == ["one/pack.yaml"]


@pytest.mark.parametrize("more", ["", "vocabulary: conquest\n"])
def test_a_pack_for_no_game_is_told(tmp_path: Path, more: str) -> None:
    """A game that is not there is told with the nearest that is, whatever else the pack says."""
    manifest = pond(tmp_path).parent / "pack.yaml"
    told = manifest.read_text("utf-8").replace("small_world", "undergrund")
    manifest.write_text(f"{told.rstrip()}\n{more}", "utf-8")

    found = next(one for one in _found(tmp_path) if one["slug"] == "unknown-game")

    assert found["file"] == "pack.yaml"
    assert "underground" in str(found["hint"])


def test_an_equivalence_that_loops_has_both_places(tmp_path: Path) -> None:
    """What counts as itself by way of another is told where the circle closes."""
    pond(
        tmp_path,
        """compat seas_and_hills {
    games: small_world, underground
    a sea is a hill
    a hill is a swamp
    a swamp is a sea
}
""",
    )

    found = [one for one in _found(tmp_path) if one["slug"] == "looping-equivalence"]

    assert found
    assert all(one["related"] for one in found)
    here = [one for one in found if one["file"] == "otters.regola"]
    others = {r["line"] for one in here for r in one["related"] if r["file"] == "otters.regola"}
    assert {one["line"] for one in here} | others == {3, 4, 5}


@pytest.mark.parametrize("game", ["dungeon_digger", "dungeon_lords"])
def test_where_nothing_is_combined_it_is_said(tmp_path: Path, game: str) -> None:
    """Games of tiles and of dungeons have neither races nor powers: no report of nothing."""
    ran = regola("combos", game, folder=tmp_path)

    assert (ran.code, ran.output) == (2, "")
    assert "has no races and powers to combine" in ran.errors
