"""Rules that wait for a room to be built are told of it, with the tile that it then is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola

_PACK = """id: masons
names: {it: Muratori, es: Albañiles, en: Masons}
version: "0.1"
licence: CC0-1.0
game: dungeon_lords
"""
_TITLE = """title mason {{
    name: it m "Muratore" / "Muratori", es m "Albañil" / "Albañiles", en "Mason" / "Masons"
    when you build a room in a tile{where}: gain 2 gold

    example "told of what was built" {{
        says: it "Due pepite", es "Dos pepitas", en "Two gold nuggets"
        year: 1
        stage: performing
        offer: hatchery workshop
        given ada: gold 3, orders build_rooms, minions build_rooms 2
        given bea: gold 3
        play: answer yes
        play: pick hatchery
        play: pick c1
        expect ada: gold {gold}, rooms c1 hatchery
    }}
}}
"""


@pytest.mark.parametrize(
    ("where", "gold"), [("", 4), (" beside a tunnel", 4), (" beside a room", 2)], ids=str
)
def test_what_is_built_is_told(tmp_path: Path, where: str, gold: int) -> None:
    """The second box costs a nugget; beside the tile built lie two tunnels and no room."""
    (tmp_path / "pack.yaml").write_text(_PACK, encoding="utf-8")
    text = _TITLE.format(where=where, gold=gold)
    (tmp_path / "mason.regola").write_text(text, encoding="utf-8")

    ran = regola("test", "--examples-only", folder=tmp_path)

    assert ran.output.splitlines()[-1] == "1 passed, 0 failed", ran.output
