"""Which terms of a game prose has, in whatever form."""

from __future__ import annotations

import pytest

from regola.compilation.language import language
from regola.compilation.prose import lone_terms, terms_unsaid
from regola.text.prose import prose_of


@pytest.mark.parametrize(
    ("spoken", "texts"),
    [
        ("es", ("el primer jugador", "eres el primero", "la primera sala")),
        ("it", ("il primo giocatore", "sei il primo", "la prima sala")),
        ("en", ("the first player", "you are the first", "the first room")),
    ],
)
def test_a_term_is_known_before_its_noun_and_after(spoken: str, texts: tuple[str, ...]) -> None:
    """Spanish shortens *primero* before a noun: the term is the same, as in other languages."""
    terms = prose_of(spoken).terms("dungeon_lords", language("lords").vocabulary)
    found = [{word for ids in terms.stated(text) for word in ids} for text in texts]

    assert all("leading" in words for words in found)


_COIN, _REGION = frozenset({"coin"}), frozenset({"region"})


@pytest.mark.parametrize(
    ("named", "unsaid", "lone"),
    [
        (
            {"it": {_COIN: "moneta"}, "es": {_COIN: "moneda"}, "en": {}},
            {"en": ("moneta", "moneda")},
            {},
        ),
        ({"it": {}, "es": {}, "en": {_COIN: "coin"}}, {}, {"en": ("coin",)}),
        ({"it": {}, "en": {_COIN: "coin"}}, {"it": ("coin",)}, {}),
        (
            {"it": {_COIN: "moneta", _REGION: "regione"}, "es": {_COIN: "moneda"}, "en": {}},
            {"en": ("moneta", "moneda")},
            {"it": ("regione",)},
        ),
    ],
)
def test_a_term_that_differs_is_told_of_the_text_that_is_odd(
    named: dict[str, dict[frozenset[str], str]],
    unsaid: dict[str, tuple[str, ...]],
    lone: dict[str, tuple[str, ...]],
) -> None:
    """Of three texts the one that lacks it, or the one that alone has it; of two, who lacks it."""
    assert (terms_unsaid(named), lone_terms(named)) == (unsaid, lone)
