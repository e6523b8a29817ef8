"""What a rule gives in the midst of an example is told where it is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import MANIFEST

_POWER = """power misty {
    name: en "Misty", es m "Brumoso" / "Brumosos", it m "Nebbioso" / "Nebbiosi"
    tokens: 4

    when you conquer a swamp: gain 1 coin
    when you conquer a forest: pay 1 coin

    example "a swamp pays at once" {
        says: en "A swamp pays at once", es "Un pantano paga enseguida", it "Una palude paga subito"
        region a: swamp, border
        region b: forest
        borders: a-b
        given ada: ratmen, misty, coins 5, hand 9
        given bea: elves, spirit, hand 11
        play: conquer a
        play: conquer b
        play: redeploy a 5, b 4
        income: 2
        play: end turn
        expect ada: coins 7
    }
}
"""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["conquers a.", "Ada gains 1 coin.", "conquers b.", "Ada pays 1 coin."]),
        ("es", ["conquista a.", "Ada recibe 1 moneda.", "conquista b.", "Ada paga 1 moneda."]),
        ("it", ["conquista a.", "Ada riceve 1 moneta.", "conquista b.", "Ada paga 1 moneta."]),
    ],
)
def test_coins_are_told_where_they_change_hands(
    tmp_path: Path, language: str, told: list[str]
) -> None:
    """Five coins, one more, one less, two at the end of the turn: seven."""
    (tmp_path / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "misty.regola").write_text(_POWER, encoding="utf-8")

    ran = regola("book", "ponds", "--lang", language, "--format", "html", folder=tmp_path)

    assert ran.code == 0, ran.output
    [page] = tmp_path.glob("*.html")
    text = re.sub(r"<[^>]+>", " ", page.read_text(encoding="utf-8"))
    places = [text.index(one) for one in told]
    assert places == sorted(places)
    last = {"en": "Ada gains 2 coins.", "es": "Ada recibe 2 monedas.", "it": "Ada riceve 2 monete."}
    assert places[-1] < text.index(last[language])
