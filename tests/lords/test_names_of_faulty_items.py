"""What an item with an error brings is not missed elsewhere: its own error alone is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola

_PACK = """\
id: caves
names: {it: Grotte, es: Cuevas, en: Caves}
version: "1.0"
game: dungeon_lords
vocabulary: lords
needs: [dungeon_lords]
"""

_MONSTER = """\
monster imposter {{
    name: it m "Impostore" / "Impostori", es m "Impostor" / "Impostores",
        en "Imposter" / "Imposters"
    copies: {copies}
    food: 1
    damage: 3
    when you attack the party using it:
        deal as many wounds to the front adventurer as the damage of it

    example "the second of two" {{
        says: it "Il secondo attacca.", es "El segundo ataca.", en "The second one attacks."
        year: 1
        stage: fight_card
        cards: short_rest
        given ada: battlefield c1, posted {named}, party thief
        given bea: none
        expect ada: dormant {named}
    }}
}}
"""


@pytest.mark.parametrize(
    ("copies", "named", "told"),
    [
        ("1, 1", "imposter_2", []),
        ("river, 1", "imposter_2", ["R0504"]),
        ("1, 1", "imposter_3", ["R0301", "R0301"]),
    ],
)
def test_copies_that_could_not_be_read_are_not_missed(
    tmp_path: Path, copies: str, named: str, told: list[str]
) -> None:
    """The third of two monsters is no name; the second of an unknown number may be one."""
    (tmp_path / "pack.yaml").write_text(_PACK, encoding="utf-8")
    text = _MONSTER.format(copies=copies, named=named)
    (tmp_path / "caves.regola").write_text(text, encoding="utf-8")

    lines = regola("check", "--lang", "en", folder=tmp_path).output.splitlines()

    assert [line.partition("[")[2][:5] for line in lines if line.startswith("error[")] == told
