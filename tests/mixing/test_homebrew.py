"""A pack of homebrew with items of each kind, written for below ground, in both official games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.inside import regola

_FOLDER = Path(__file__).parent / "lantern_bog"


def _report(game: str) -> dict[str, dict[str, Any]]:
    ran = regola("compat", ".", "--into", game, "--format", "json", folder=_FOLDER)
    return {one["reference"].rpartition("/")[2]: one for one in json.loads(ran.output)["items"]}


def _wanted(item: dict[str, Any], kind: str) -> list[tuple[int, int, bool]]:
    return [(n["wanted"], n["at_hand"], n["met"]) for n in item["needs"] if n["kind"] == kind]


def test_nothing_is_wrong_with_the_pack() -> None:
    """What the pack itself declares to count as its fens may be there."""
    ran = regola("check", ".", "--format", "json", folder=_FOLDER)

    assert [one["slug"] for one in json.loads(ran.output)] == []


@pytest.mark.parametrize(
    ("game", "name", "standing"),
    [
        # No chasm above ground; there are Swamps, Forests, Seas and Lakes, and Monsters are laid.
        ("small_world", "chasm_born", "senseless"),
        ("small_world", "tidal", "partly"),
        ("small_world", "bog_witches", "translated"),
        ("small_world", "toad_pond", "translated"),
        ("small_world", "countless", "works"),
        ("small_world", "glow_worm", "works"),
        # The pack says that Swamps are its fens; below ground nothing is.
        ("small_world", "fenland", "translated"),
        ("underground", "fenland", "senseless"),
        ("underground", "chasm_born", "works"),
        ("underground", "tidal", "works"),
        ("underground", "bog_witches", "works"),
    ],
)
def test_how_homebrew_fares(game: str, name: str, standing: str) -> None:
    """Each item fares by what its rules speak of and what the boards print."""
    assert _report(game)[name]["standing"] == standing


def test_what_homebrew_takes() -> None:
    """Nine Swamps give nine Lanterns where four are at hand; a gain of four empties small boxes."""
    found = _report("small_world")

    assert _wanted(found["bog_witches"], "piece") == [(9, 4, False)]
    assert _wanted(found["bog_witches"], "tokens") == [(6 + 5 + 4, 11, False)]
    # The Amazons gain four of their own: 6 + 4, and 5 + 4 with the power.
    assert _wanted(found["countless"], "tokens") == [(6 + 4 + 5 + 4, 15, False)]
    assert _wanted(found["countless"], "tray") == [(1, 0, False)]


@pytest.mark.parametrize("game", ["small_world", "underground"])
def test_homebrew_plays_in_both_games(game: str) -> None:
    """Full games are played with the pack mixed in, by two and by five."""
    for players in ("2", "5"):
        ran = regola("play", game, "--mix", "lantern_bog", "--players", players, folder=_FOLDER)

        assert ran.code == 0, ran.errors


def test_a_pack_is_named_by_its_folder() -> None:
    """The folder that one stands in is as good as the id of the pack in it."""
    by_id, by_folder = (
        regola("combos", "underground", name, "--mix", "--play", "0", folder=_FOLDER)
        for name in ("lantern_bog", ".")
    )

    assert by_folder == by_id
    assert by_id.code == 1
