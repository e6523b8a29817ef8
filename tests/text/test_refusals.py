"""
*Otherwise* after an offer is told of whoever was offered it: who may refuse does not, or cannot.

What stands between an offer and its *otherwise* is done where it was taken; it is not what fails.
"""

from __future__ import annotations

import pytest

from tests.text.builder import LANGUAGES
from tests.text.told_lines import said_and_read_back

TOLD = {
    "once per turn, at conquest: an opponent may pay 2 coins, then gain 2 coins,"
    " otherwise gain 1 token": {
        "it": "Una sola volta per turno, durante la conquista, un avversario può scegliere di "
        "pagare 2 monete. Se ciò avviene, ricevi 2 monete. Se non lo fa, ricevi 1 segnalino.",
        "es": "Una vez por turno, durante la conquista, un rival puede elegir pagar 2 monedas. "
        "Si lo hace, recibes 2 monedas. Si no lo hace, recibes 1 ficha.",
        "en": "Once per turn, during conquest, an opponent may choose to pay 2 coins. If they do, "
        "gain 2 coins. If they do not, gain 1 token.",
    },
    "when you conquer a region of an opponent: the opponent must pay 1 coin, then gain 1 coin,"
    " otherwise gain 1 token": {
        "it": "Quando conquisti una regione di un avversario, quell'avversario deve pagare 1 "
        "moneta. Se ciò avviene, ricevi 1 moneta. Se non può, ricevi 1 segnalino.",
        "es": "Cuando conquistas una región de un rival, ese rival debe pagar 1 moneda. Si lo "
        "hace, recibes 1 moneda. Si no puede, recibes 1 ficha.",
        "en": "When you conquer an opponent’s region, that opponent must pay 1 coin. If they "
        "do, gain 1 coin. If they cannot, gain 1 token.",
    },
    "at scoring: you may pay 2 coins, then gain 1 token, otherwise gain 1 coin": {
        "it": "Quando riscuoti le monete, puoi pagare 2 monete. Se lo fai, ricevi 1 "
        "segnalino. Se non lo fai, ricevi 1 moneta.",
        "es": "Cuando cobras tus monedas, puedes pagar 2 monedas. Si lo haces, recibes 1 "
        "ficha. Si no lo haces, recibes 1 moneda.",
        "en": "When you score, you may pay 2 coins. If you do, gain 1 token. If you do "
        "not, gain 1 coin.",
    },
    "at scoring: you may gain 2 coins, otherwise gain 1 token": {
        "it": "Quando riscuoti le monete, puoi ricevere 2 monete in più. Se non lo fai, ricevi 1 "
        "segnalino.",
        "es": "Cuando cobras tus monedas, puedes recibir 2 monedas más. Si no lo haces, recibes 1 "
        "ficha.",
        "en": "When you score, you may gain 2 coins. If you do not, gain 1 token.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("line", TOLD)
def test_a_refusal_is_told_of_whoever_refuses(line: str, code: str) -> None:
    """The sentences say who does not, or cannot, and are read so again."""
    assert said_and_read_back(line, code) == TOLD[line][code]


WHOM_YOU_SPARED = {
    "at scoring: gain 1 coin per opponent without a people that you attacked this turn": {
        "it": "Quando riscuoti le monete, ricevi 1 moneta in più per ogni avversario di cui non "
        "hai attaccato nessuna razza in questo turno.",
        "es": "Cuando cobras tus monedas, recibes 1 moneda más por cada rival de quien no hayas "
        "atacado ninguna raza este turno.",
        "en": "When you score, gain 1 coin for each opponent of whom you did not attack any "
        "people this turn.",
    },
    "at scoring: gain 1 coin per opponent without a region that you conquered this turn": {
        "it": "Quando riscuoti le monete, ricevi 1 moneta in più per ogni avversario di cui non "
        "hai conquistato nessuna regione in questo turno.",
        "es": "Cuando cobras tus monedas, recibes 1 moneda más por cada rival de quien no hayas "
        "conquistado ninguna región este turno.",
        "en": "When you score, gain 1 coin for each opponent of whom you did not conquer any "
        "region this turn.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("line", WHOM_YOU_SPARED)
def test_what_was_not_done_is_told_of_what_one_has(line: str, code: str) -> None:
    """*Without a people that you attacked* does not seem to be said of whoever has no people."""
    assert said_and_read_back(line, code) == WHOM_YOU_SPARED[line][code]


OFTEN = {
    "at scoring, you may gain 2 coins": {
        "it": "Quando riscuoti le monete, puoi ricevere 2 monete in più quante volte vuoi.",
        "es": "Cuando cobras tus monedas, puedes recibir 2 monedas más tantas veces como quieras.",
        "en": "When you score, you may gain 2 coins as often as you like.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("line", OFTEN)
def test_what_may_be_done_again_says_so(line: str, code: str) -> None:
    """Two coins may be taken again and again as well as one: only a limit or a step ends it."""
    assert said_and_read_back(line, code) == OFTEN[line][code]
