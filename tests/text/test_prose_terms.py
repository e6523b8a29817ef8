"""Which terms of a game prose has, in whatever form."""

from __future__ import annotations

import pytest

from regola.compilation.language import language
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
