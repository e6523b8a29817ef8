"""Where a number is asked for, another word is a step that the rules do not allow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import item_with, pond

_EXAMPLE = """\
example "a look at a card" {
        says: it "Uno sguardo", es "Una mirada", en "A look"
        stage: performing
        given ada: evil 5, minions improve_reputation 1
        given bea: evil 5
        play: answer yes
        play: pick STEP
        expect ada: evil 4, known 1
    }"""


@pytest.mark.parametrize(("told", "found"), [("1", ""), ("b1", "R0808"), ("none", "R0808")])
def test_a_word_where_a_number_is_asked_for(tmp_path: Path, told: str, found: str) -> None:
    """A card is looked at by its number; the name of a space is no card."""
    monster = item_with(_EXAMPLE.replace("STEP", told), "monster")
    pond(tmp_path, monster, game="dungeon_lords")

    ran = regola("test", folder=tmp_path)

    assert (ran.code == 0, "R0808" in ran.output) == (not found, bool(found))
