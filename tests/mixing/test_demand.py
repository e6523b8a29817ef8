"""How many pieces one rule takes at most: by regions, players and what calls it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.inside import regola

_MANIFEST = """id: tents
names: {it: Tende, es: Tiendas, en: Tents}
version: "0.1"
licence: CC0-1.0
game: small_world
"""
_RACE = """race campers {{
    name: it m "Campeggiatore" / "Campeggiatori", es m "Campista" / "Campistas",
        en "Camper" / "Campers"
    tokens: 5 of 12
    {line}

    piece tent {{
        name: it f "Tenda" / "Tende", es f "Tienda" / "Tiendas", en "Tent" / "Tents"
        box: {box}
        income of its region is 1 more
        when you lose its region: remove it
    }}
}}
"""
_AT_END = "at the end of your turn: "


def _lacking(line: str, box: int, folder: Path) -> list[tuple[int, int]]:
    """Return how many pieces are wanted and at hand, where they are too few."""
    (folder / "pack.yaml").write_text(_MANIFEST, encoding="utf-8")
    text = _RACE.format(line=line, box=box)
    (folder / "campers.regola").write_text(text, encoding="utf-8")
    ran = regola("compat", ".", "--into", "small_world", "--format", "json", folder=folder)
    (item,) = json.loads(ran.output)["items"]
    return [(one["wanted"], one["at_hand"]) for one in item["needs"] if one["kind"] == "piece"]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        # Twelve Campers hold twelve regions at most.
        (f"{_AT_END}put a tent in each of your regions", 12),
        (f"{_AT_END}put 2 tents in each of your regions", 24),
        (f"{_AT_END}you may put a tent in each of your regions", 12),
        (f"{_AT_END}put a tent in each region that you conquered this turn", 12),
        (f"{_AT_END}gain a tent per 5 of your regions", 2),
        (f"{_AT_END}gain as many tents as the number of your regions", 12),
        (f"{_AT_END}gain a tent per token in your regions", 12),
        # With one region more each time: 1 + 2 + … + 12.
        ("when you conquer a region: put a tent in each of your regions", 78),
        # So many regions are printed on the board for five.
        (f"{_AT_END}put a tent in each region", 48),
        # Of five players four are opponents.
        (f"{_AT_END}each opponent may gain a tent", 4),
        (f"{_AT_END}each player may gain a tent", 5),
        (f"{_AT_END}gain a tent per opponent", 4),
        ("at the start of a turn of an opponent: gain a tent", 4),
    ],
)
def test_one_piece_fewer_than_a_rule_can_take_is_too_few(
    line: str, wanted: int, tmp_path: Path
) -> None:
    """What is done with each of several things is done as often, each by as many as may do it."""
    assert _lacking(line, wanted, tmp_path) == []
    assert _lacking(line, wanted - 1, tmp_path) == [(wanted, wanted - 1)]
