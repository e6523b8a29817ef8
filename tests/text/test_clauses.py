"""Sentences that no form has whole: read by their clauses, in any order, and never in part."""

from __future__ import annotations

from functools import cache

import pytest

from regola.compilation.language import families
from regola.compilation.reading import Sentences
from regola.files.library import official
from regola.text import shipped_language


@cache
def _reader(code: str) -> Sentences:
    programs = filter(None, map(official, families()))
    program = next(one for one in programs if any(pack.id == "small_world" for pack in one.packs))
    return Sentences(program, shipped_language(code), "small_world")


@pytest.mark.parametrize(
    ("code", "sentence", "line"),
    [
        ("it", "Ogni volta che prendi una regione con una miniera, ti spetta 1 moneta dalla banca",
         "when you conquer a region with a mine: gain 1 coin"),
        ("it", "ti spetta 1 moneta ogni volta che prendi una regione con una miniera",
         "when you conquer a region with a mine: gain 1 coin"),
        ("it", "dopo il declino questo popolo continua a dare 2 monete ogni turno",
         "in decline, at the end of your turn: gain 2 coins"),
        ("es", "en declive esta raza sigue dando 2 monedas por turno",
         "in decline, at the end of your turn: gain 2 coins"),
        ("es", "puedes pagar 1 moneda para conseguir una ficha más una vez por turno",
         "once per turn, you may pay 1 coin: gain 1 token"),
        ("en", "once a turn you can spend 1 coin to get one more token",
         "once per turn, you may pay 1 coin: gain 1 token"),
        ("en", "you immediately get 5 coins when you pick this race",
         "when you are chosen: gain 5 coins"),
        ("en", "with this relic, once per turn you can conquer a region for 2 tokens less",
         "once per turn, you may conquer a region: conquest cost is 2 less"),
        ("en", "you may go into decline even after conquering",
         "at the end of your turn, you may decline"),
    ],
)  # fmt: skip
def test_clauses_are_read_in_any_order(code: str, sentence: str, line: str) -> None:
    """The moment, the limit and what is done may stand wherever people put them."""
    assert [one.line for one in _reader(code).readings(sentence)] == [line]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("it", "alla fine del turno guadagni 1 moneta solo se piove"),
        ("it", "la prima conquista di ogni turno ti costa 1 segnalino in meno"),
        ("es", "la primera región que conquistes cada turno cuesta 1 ficha menos"),
        ("en", "once a turn you can spend 1 coin to get one more token but only by a lake"),
        ("en", "each mine you hold is worth 1 extra coin when it rains"),
    ],
)
def test_no_clause_is_left_out(code: str, sentence: str) -> None:
    """What is not understood keeps the rest from being taken for the whole."""
    assert [one.line for one in _reader(code).readings(sentence)] == [""]
