"""What lies open to all and waits for deeds of others: each player hears it of every other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from regola_engine.kernel.happening import open_offers
from regola_engine.lords.game import Game
from regola_engine.lords.state import start
from tests.support.inside import regola
from tests.support.lords_probes import PROBING

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


@pytest.mark.parametrize(
    ("line", "imps", "is_offered"),
    [
        ("at fatigue, you may gain 2 gold: you may spy", 0, True),
        ("at fatigue, you may gain 2 gold: use 1 imp, you may spy", 0, False),
        ("at fatigue, you may gain 2 gold: use 1 imp, you may spy", 1, True),
        ("at fatigue, you may gain 2 gold: you must use 1 imp", 0, False),
        ("at fatigue, you may spy: gain 2 gold", 1, False),
    ],
)
def test_what_may_be_left_is_no_price(line: str, imps: int, *, is_offered: bool) -> None:
    """Where all cards are known nobody can spy: an offer that lets him, by the way, stands."""
    told = PROBING.told("title", [line])
    _, loaded = PROBING.loaded("title", told)
    state = start(Game(loaded.items, 2), Random(1), 0)  # noqa: S311  # cards, not secrets
    state.known, state.imps = [0b1111] * 2, [imps] * 2

    assert bool(open_offers(state, "fatigue", 0)) is is_offered
