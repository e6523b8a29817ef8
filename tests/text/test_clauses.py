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
        ("it", "Ogni volta che un avversario conquista una tua regione, ti paga subito 1 moneta",
         "when an opponent conquers your region: the opponent must pay 1 coin to you"),
        ("es", "Cada vez que un rival te conquista una región, ese jugador te debe dar 2 monedas",
         "when an opponent conquers your region: the opponent must pay 2 coins to you"),
        ("en", "Whenever an enemy conquers one of your regions, that player must give you 1 coin",
         "when an opponent conquers your region: the opponent must pay 1 coin to you"),
        ("en", "When you score, gain 1 coin; if you have a hill, gain 1 token",
         "at scoring: gain 1 coin, gain 1 token if you have a hill"),
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
        (
            "it",
            "Alla fine del turno ricevi 1 moneta. Se conquisti una regione, ricevi 1 segnalino.",
        ),
        ("es", "Cuando un rival pierde una ficha, si conquistas una región recibes 1 ficha."),
        ("en", "When an opponent loses a token, if you conquer a region, gain 1 token."),
        ("it", "Le tue regioni non possono essere attaccate da avversari in declino"),
        ("es", "Tus regiones no pueden ser atacadas por rivales en declive"),
        ("en", "When you conquer a region of an opponent in decline, gain 1 coin."),
    ],
)
def test_no_clause_is_left_out(code: str, sentence: str) -> None:
    """What is not understood keeps the rest from being taken for the whole."""
    assert [one.line for one in _reader(code).readings(sentence)] == [""]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (
            "it",
            "Prendi 1 moneta per ogni collina che occupi e che non è adiacente a nessuna montagna",
        ),
        (
            "es",
            "Cobra 1 moneda por cada Colina que ocupes y que no sea adyacente a ninguna Montaña",
        ),
        ("en", "Collect 1 coin for each hill you occupy that is not adjacent to any mountain"),
    ],
)
def test_none_beside_it_is_not_beside_one(code: str, sentence: str) -> None:
    """*Adjacent to none* denies once: *not beside a mountain*."""
    [found] = _reader(code).readings(sentence)

    assert found.line.endswith("that is not beside a mountain")
    assert _reader(code).against(found.line)[1] == []


@pytest.mark.parametrize(
    ("code", "sentence", "words"),
    [
        ("it", "Se un avversario ti conquista una regione, ruba 1 segnalino", "un avversario"),
        ("es", "Si un rival te conquista una región, roba su ficha", "rival"),
        ("en", "Conquering regions of declined races costs 1 token less", "declined"),
    ],
)
def test_the_nearest_rule_resembles(code: str, sentence: str, words: str) -> None:
    """What is shown for a sentence that cannot be read speaks of the same: when, or what."""
    [found] = _reader(code).readings(sentence)

    assert found.line == ""
    assert words in found.nearest
    assert found.rule is not None
