"""Where a number is asked for, another word is a step that the rules do not allow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola

_MONSTER = """\
monster lamp_fiend {
    name: it m "Lampo" / "Lampi", es m "Diablillo" / "Diablillos", en "Lamp Fiend" / "Lamp Fiends"
    copies: 1, 1
    food: 1
    gold: 1
    damage: 3

    when you attack the party using it:
        deal as many wounds to the front adventurer as the damage of it

    example "a look at a card" {
        says: it "Uno sguardo", es "Una mirada", en "A look"
        stage: performing
        given ada: evil 5, minions improve_reputation 1
        given bea: evil 5
        play: answer yes
        play: pick STEP
        expect ada: evil 4, known 1
    }
}
"""


@pytest.mark.parametrize(("told", "found"), [("1", ""), ("b1", "R0808"), ("none", "R0808")])
def test_a_word_where_a_number_is_asked_for(tmp_path: Path, told: str, found: str) -> None:
    """A card is looked at by its number; the name of a space is no card."""
    (tmp_path / "pack.yaml").write_text(
        "id: lamps\ngame: dungeon_lords\nversion: '1.0'\n"
        "names: {it: Lampi, es: Diablillos, en: Lamps}\n"
    )
    text = _MONSTER.replace("STEP", told)
    (tmp_path / "lamp_fiend.regola").write_text(text, encoding="utf-8")

    ran = regola("test", folder=tmp_path)

    assert (ran.code == 0, "R0808" in ran.output) == (not found, bool(found))
