"""Names stand in an index where they are looked for."""

from __future__ import annotations

import pytest

from regola.pages.ordering import headword_first


@pytest.mark.parametrize(
    ("language", "name", "listed"),
    [
        ("es", "y el Dragón", "Dragón, y el"),
        ("es", "a Caballo", "Caballo, a"),
        ("es", "El juego", "Juego, el"),
        ("es", "Elfos", "Elfos"),
        ("it", "Dell'Alchimia", "Alchimia, dell'"),
        ("it", "E i Due Eroi", "Due Eroi, e i"),
        ("it", "Amazzoni", "Amazzoni"),
        ("en", "The end of the game", "End of the game, the"),
        ("en", "And", "And"),
    ],
)
def test_little_words_stand_behind_a_name(language: str, name: str, listed: str) -> None:
    """Articles, prepositions, *and*; never all of a name."""
    assert headword_first(name, language) == listed
