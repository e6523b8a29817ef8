"""What a designer writes of a thing may shorten its name, whatever the game calls the kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import pond

_TILE = """\
tile hidden_hoard {
    name: it f "NAME" / "NAME", es f "Sala" / "Salas", en "Hoard" / "Hoards"
    count: 1
    family: room
    edges: door, earth, door, earth, earth, door

    when you build it: draw 1 coin

    example "a coin" {
        says: it "Chi costruisce la WORD pesca una moneta",
            es "Quien construye la sala roba una moneda",
            en "Whoever builds the room draws a coin"
        row a: 1-2
        tile a1: library, of ada, edges door earth earth door earth earth, goons ada 1
        given ada: points 2, project hidden_hoard door earth earth door earth earth
        given bea: none
        play: order work
        play: build hidden_hoard a2
        expect ada: coins 1
    }
}
"""


@pytest.mark.parametrize(
    ("name", "word", "found"),
    [
        ("Sala del Tesoro", "stanza", False),
        ("Sala del Tesoro", "sala", False),
        ("Tesoreria", "stanza", False),
        ("Tesoreria", "sala", True),
    ],
)
def test_the_name_of_the_thing_is_no_strange_word(
    tmp_path: Path, name: str, word: str, *, found: bool
) -> None:
    """*La sala* is the *Sala del Tesoro*, though the game calls rooms *stanze*."""
    text = _TILE.replace("NAME", name).replace("WORD", word)
    pond(tmp_path, text, game="dungeon_digger")

    checked = regola("check", folder=tmp_path)

    assert ("R0733" in checked.output) == ("R0734" in checked.output) == found
