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

    found = json.loads(ran.output)
    assert [one["slug"] for one in found if one["severity"] != "info"] == []


@pytest.mark.parametrize(
    ("game", "name", "standing"),
    [
        # No chasm above ground; there are Swamps, Forests, Seas, Lakes, and Monsters if one likes.
        ("small_world", "chasm_born", "does_nothing"),
        ("small_world", "tidal", "in_part"),
        ("small_world", "bog_witches", "translated"),
        ("small_world", "toad_pond", "needs_option"),
        ("small_world", "countless", "cannot_be_dealt"),
        ("small_world", "glow_worm", "needs_option"),
        # The pack says that Swamps are its fens; below ground nothing is.
        ("small_world", "fenland", "translated"),
        ("underground", "fenland", "does_nothing"),
        ("underground", "chasm_born", "as_it_is"),
        ("underground", "tidal", "as_it_is"),
        ("underground", "bog_witches", "as_it_is"),
    ],
)
def test_how_homebrew_fares(game: str, name: str, standing: str) -> None:
    """Each item fares by what its rules speak of and what the boards print."""
    assert _report(game)[name]["standing"] == standing


def test_what_homebrew_lacks_is_told_at_the_culprit() -> None:
    """Nine Mudpools want nine Lanterns of four; a gain of four empties small boxes."""
    home, above = _report("underground"), _report("small_world")

    assert _wanted(home["bog_witches"], "piece") == [(9, 4, False)]
    assert _wanted(home["countless"], "tray") == [(1, 0, False)]
    # Nine Swamps above ground: the Lanterns are as few as at home, which tells nothing new.
    assert _wanted(above["bog_witches"], "piece") == []
    # The Amazons gain four of their own: 6 + 4, and 5 + 4 with the power.
    assert _wanted(above["countless"], "tokens") == [(6 + 4 + 5 + 4, 15, False)]
    # Who is one token short with the power above is not to blame for it.
    assert _wanted(above["bog_witches"], "tokens") == []


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
