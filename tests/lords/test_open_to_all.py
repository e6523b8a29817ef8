"""What lies open to all and waits for deeds of others: each player hears it of every other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola

_MANIFEST = """id: fairs
names: {it: Fiere, es: Ferias, en: Fairs}
version: "0.1"
licence: CC0-1.0
game: dungeon_lords
"""
_SAYS = 'says: it "Chi guarda, guadagna", es "Quien mira, gana", en "Who looks on gains"'
_CARD = f"""card jeers {{
    name: it m "Scherno" / "Scherni", es f "Burla" / "Burlas", en "Jeers" / "Jeers"
    year: 1
    weariness: 1
    when an opponent loses a tile: gain 2 gold

    example "a tile is lost" {{
        {_SAYS}
        year: 1
        stage: fight_card
        cards: jeers
        given ada: battlefield c1, gold 0, party warrior_4
        given bea: gold 0
        given cai: gold 1
        expect ada: gold 0, conquered c1
        expect bea: gold 2
        expect cai: gold 3
    }}
}}
"""
_ORDER = f"""order fair {{
    name: it f "Fiera" / "Fiere", es f "Feria" / "Ferias", en "Fair" / "Fairs"
    position: 9
    when an opponent performs it: gain 2 food

    example "a fair is held" {{
        {_SAYS}
        stage: performing
        given ada: food 0, minions fair 1
        given bea: food 0
        given cai: food 1
        expect ada: food 0
        expect bea: food 2
        expect cai: food 3
    }}
}}
"""
_TITLE = f"""title patron {{
    name: it m "Mecenate" / "Mecenati", es m "Mecenas" / "Mecenas", en "Patron" / "Patrons"
    when you perform a gather food: gain 1 gold

    example "too late to pay" {{
        {_SAYS}
        stage: performing
        given ada: gold 0, food 0, orders gather_food, minions gather_food 1
        given bea: none
        expect ada: gold 1, food 0, on_card gather_food
    }}
}}
"""


@pytest.mark.parametrize("item", [_CARD, _ORDER], ids=["card", "order"])
def test_each_other_player_hears_of_it(tmp_path: Path, item: str) -> None:
    """Two look on, and both gain; whoever does the deed does not."""
    _is_played(tmp_path, item)


def test_an_order_speaks_before_what_waits_for_it(tmp_path: Path) -> None:
    """The gold comes when nothing can be paid any more; what gives it carries out no order."""
    _is_played(tmp_path, _TITLE)


def _is_played(tmp_path: Path, item: str) -> None:
    (tmp_path / "pack.yaml").write_text(_MANIFEST, encoding="utf-8")
    (tmp_path / "fair.regola").write_text(item, encoding="utf-8")

    assert regola("check", folder=tmp_path).output == ""
    assert regola("test", folder=tmp_path).output.splitlines()[-1] == "1 passed, 0 failed"
