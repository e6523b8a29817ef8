"""What a rule hangs on is said before the deed, or apart from the rule as it is by default."""

from __future__ import annotations

import pytest

from tests.text.official import said

SAID: tuple[tuple[str, int, str, str], ...] = (
    # A deed that hangs on a long condition: the condition is checked first.
    ("dungeon_digger/adventurer/priest", 1, "it", ", controlla se il numero di Sgorbi nemici"),
    ("dungeon_digger/adventurer/priest", 1, "it", ". In tal caso, sposta accanto al Sacerdote"),
    ("dungeon_digger/adventurer/priest", 1, "es", ", comprueba si el número de esbirros enemigos"),
    ("dungeon_digger/adventurer/priest", 1, "es", ". En ese caso, mueve todos los esbirros"),
    ("dungeon_digger/adventurer/priest", 1, "en", ", check whether the number of enemy goons"),
    ("dungeon_digger/adventurer/priest", 1, "en", ". If so, move all enemy goons"),
    # It holds unless the adventurer is immune.
    ("dungeon_digger/scenario/adventurers", 7, "it", ". In caso contrario, dai a quell'avversario"),
    ("dungeon_digger/scenario/adventurers", 7, "es", ". En caso contrario, entrega 1 moneda"),
    ("dungeon_digger/scenario/adventurers", 7, "en", ". If not, give 1 coin"),
    # What is forbidden at times is not forbidden first.
    ("dungeon_digger/tile/citadel", 2, "es", "No siempre puedes mover una escuadra"),
    ("dungeon_digger/tile/citadel", 2, "en", "You cannot always move a squad"),
    ("dungeon_digger/base/dungeon_digger", 36, "it", "Non sempre puoi spostare un gruppo"),
    # Two options decide: one without the other, both, either.
    ("dungeon_digger/base/dungeon_digger", 29, "it", "«Coppie spente» senza «Vicine uguali»: "),
    ("dungeon_digger/base/dungeon_digger", 30, "es", "«Vecinas iguales» sin «Parejas apagadas»: "),
    ("dungeon_digger/base/dungeon_digger", 31, "en", "“Equal pairs” + “Stopped pairs”: "),
    ("dungeon_digger/base/dungeon_digger", 28, "en",
     "\nVariant “Equal pairs” or “Stopped pairs”: this rule does not apply."),
    # What a piece may do, it may leave.
    ("underground/place/wickedest_pentacle", 1, "it", "Se lo fa, collochi il Balrog"),
    ("underground/place/wickedest_pentacle", 1, "es", "Si lo hace, colocas el Balrog"),
    ("underground/place/wickedest_pentacle", 1, "en", "If it does, place the Balrog"),
    # Two classes that are denied.
    ("underground/place/wickedest_pentacle", 0, "it", "che non sia né chiusa né immune"),
    ("underground/place/wickedest_pentacle", 0, "es", "que no esté cerrada ni sea inmune"),
    ("underground/place/wickedest_pentacle", 0, "en", "that is neither closed nor immune"),
)  # fmt: skip


@pytest.mark.parametrize(("reference", "number", "code", "words"), SAID)
def test_rule_says_it_first_or_apart(reference: str, number: int, code: str, words: str) -> None:
    """The text of an official rule has the words that tell when it holds, in their place."""
    texts = next(texts for item, texts in said(code) if item.reference == reference)
    assert words in texts[number]
