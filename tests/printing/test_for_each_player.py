"""What every player has a set of is printed for as many as the game may have, of packs as well."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.running import regola

_PACK = """\
id: mine
names: {it: Mio, es: Mio, en: Mine}
version: "1.0"
game: dungeon_digger
"""
_TILE = """\
tile mint {
    name: it f "Zecca" / "Zecche", es f "Ceca" / "Cecas", en "Mint" / "Mints"
    count: 3
    family: room
    edges: door, earth, door, earth, earth, door
    edges: door, door, earth, door, earth, earth

    when you build it: draw 2 coins
}
"""
_PLAYERS = range(1, 7)
"""Dungeon Digger is for two to six."""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack with a tile that each player has three of."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text(_PACK)
    (folder / "mint.regola").write_text(_TILE)
    return folder


def test_pictures_of_tiles_are_for_all_players(pack: Path, tmp_path: Path) -> None:
    """Three for each of six, each with the back of its player."""
    told = ("export", "images", pack, "--points", "72", "--lang", "en", "--out", "out")
    made = regola(*told, folder=tmp_path)
    assert made.code == 0, made.errors

    found = json.loads((tmp_path / "out" / "components.json").read_text("utf-8"))["components"]
    owned: Counter[int] = Counter()
    for one in found:
        if one["form"] == "tile":
            owned[one["player"]] += one["count"]

    assert owned == dict.fromkeys(_PLAYERS, 3)


def test_sheets_have_the_tiles_of_all_players(pack: Path, tmp_path: Path) -> None:
    """Eighteen are counted."""
    made = regola("print", pack, "--lang", "en", folder=tmp_path)

    assert made.code == 0, made.errors
    assert "18 × " in made.output


def _things(objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in objects:
        yield one
        yield from _things(one.get("ContainedObjects", []))


def test_a_virtual_table_has_the_tiles_of_all_players(pack: Path, tmp_path: Path) -> None:
    """Eighteen lie in the decks or bags of six."""
    told = ("export", "tts", pack, "--points", "72", "--lang", "en", "--out", "out")
    made = regola(*told, folder=tmp_path)
    assert made.code == 0, made.errors
    saved = json.loads(next((tmp_path / "out").glob("*.json")).read_text("utf-8"))

    names = [one["Nickname"] for one in _things(saved["ObjectStates"])]

    assert names.count("Mint") == 3 * len(_PLAYERS)
