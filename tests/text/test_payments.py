"""What follows a payment is told to be done in any case, or if it was made; who is offered what."""

from __future__ import annotations

import pytest

from tests.text.builder import LANGUAGES
from tests.text.told_lines import said_and_read_back

TOLD = {
    # Who has no coin pays none; what comes after a comma is done all the same.
    "at scoring: each opponent must pay 1 coin, gain 1 coin": {
        "it": "Quando riscuoti le monete, ciascun avversario ha l'obbligo di pagare 1 moneta. In "
        "ogni caso, ricevi 1 moneta.",
        "es": "Cuando cobras tus monedas, cada rival tiene que pagar 1 moneda. En cualquier "
        "caso, recibes 1 moneda.",
        "en": "When you score, each opponent has to pay 1 coin. In any case, gain 1 coin.",
    },
    "at scoring: pay 1 coin, gain 1 token": {
        "it": "Quando riscuoti le monete, paghi 1 moneta. In ogni caso, ricevi 1 segnalino.",
        "es": "Cuando cobras tus monedas, pagas 1 moneda. En cualquier caso, recibes 1 ficha.",
        "en": "When you score, pay 1 coin. In any case, gain 1 token.",
    },
    # What is paid for something in the same rule, and may be a duty.
    "at scoring: pay 1 coin, then gain 1 token": {
        "it": "Quando riscuoti le monete, paghi 1 moneta per ricevere 1 segnalino.",
        "es": "Cuando cobras tus monedas, pagas 1 moneda para recibir 1 ficha.",
        "en": "When you score, pay 1 coin to gain 1 token.",
    },
    # Offered is only what can be paid.
    "once per turn, at scoring, you may gain 1 token: pay 1 coin, gain 1 coin": {
        "it": "Una sola volta per turno, quando riscuoti le monete, puoi pagare 1 moneta per "
        "ricevere 1 segnalino. Poi ricevi 1 moneta.",
        "es": "Una vez por turno, cuando cobras tus monedas, puedes pagar 1 moneda para recibir 1 "
        "ficha. Después, recibes 1 moneda.",
        "en": "Once per turn, when you score, you may pay 1 coin to gain 1 token. Then gain 1 "
        "coin.",
    },
    # As often as one likes, and each time so many: *a coin* is another rule than *1 coin*.
    "at conquest, you may pay 1 coin: gain 1 token": {
        "it": "Durante la conquista, puoi pagare 1 moneta quante volte vuoi. Ogni volta, ricevi 1 "
        "segnalino.",
        "es": "Durante la conquista, puedes pagar 1 moneda tantas veces como quieras. Cada vez, "
        "recibes 1 ficha.",
        "en": "During conquest, you may pay 1 coin as often as you like. Each time, gain 1 token.",
    },
    # What is so is nothing that anybody does: *if you do* would name nothing.
    "at scoring: conquest cost of a hill is 1 less, then gain 1 token": {
        "it": "Quando riscuoti le monete, per conquistare una Collina ti serve 1 segnalino in meno "
        "(minimo 1). Stando così le cose, ricevi 1 segnalino.",
        "es": "Cuando cobras tus monedas, para conquistar una Colina necesitas 1 ficha menos "
        "(mínimo 1). Siendo así, recibes 1 ficha.",
        "en": "When you score, you need 1 fewer token to conquer a Hill (minimum 1). This being "
        "so, gain 1 token.",
    },
    # *One time* said behind what others may do would seem once for all.
    "at scoring: an opponent may gain 1 coin": {
        "it": "Quando riscuoti le monete, un avversario può scegliere di ricevere 1 moneta.",
        "es": "Cuando cobras tus monedas, un rival puede elegir recibir 1 moneda.",
        "en": "When you score, an opponent may choose to gain 1 coin.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("line", TOLD)
def test_what_is_done_in_any_case_is_told_so(line: str, code: str) -> None:
    """The sentences say what a payment holds up, and are read so again."""
    assert said_and_read_back(line, code) == TOLD[line][code]


BESIDE_THE_INCOME = {
    "at scoring: gain 2 coins": "Quando riscuoti le monete, ricevi 2 monete in più.",
    # Neither at another moment, nor of an amount, nor where it is paid for or another's.
    "at the end of scoring: gain 2 coins": "Alla fine della riscossione, ricevi 2 monete.",
    "at scoring of an opponent: gain 2 coins": (
        "Durante la riscossione di un avversario, ricevi 2 monete."
    ),
    "at scoring: gain as many coins as the number of your regions": (
        "Quando riscuoti le monete, ricevi monete pari al numero delle regioni della tua razza."
    ),
    "at scoring, you may gain 2 coins: pay 1 coin": (
        "Quando riscuoti le monete, puoi pagare 1 moneta per ricevere 2 monete."
    ),
    "at scoring, you may not gain a coin": (
        "Quando riscuoti le monete, non puoi ricevere nessuna moneta."
    ),
}


@pytest.mark.parametrize("line", BESIDE_THE_INCOME)
def test_coins_are_further_where_they_come_on_top_of_the_income(line: str) -> None:
    """*In più* is said of what the reader gains beside what his regions yield, and of no more."""
    assert said_and_read_back(line, "it") == BESIDE_THE_INCOME[line]
