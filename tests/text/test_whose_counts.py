"""
Whose things are counted: *your regions* are those of one people, an opponent's those of all his.

The rulebooks let an ability speak of its own people alone; of an opponent it says by itself when
his active or his declined people is meant.
"""

from __future__ import annotations

import pytest

from tests.text.builder import LANGUAGES
from tests.text.told_lines import said_and_read_back, said_of

TOLD = {
    "at scoring if the number of your hills is less than the number of hills of each opponent:"
    " gain 2 coins": {
        "it": "Quando riscuoti le monete, verifichi se il numero delle colline della tua razza è "
        "minore del numero di colline di ciascun avversario (anche in declino). In tal caso, "
        "ricevi 2 monete in più.",
        "es": "Cuando cobras tus monedas, compruebas si el número de las colinas de tu raza es "
        "menor que el número de colinas de cada rival (también en declive). En ese caso, recibes "
        "2 monedas más.",
        "en": "When you score, if the number of your people’s hills is less than the number of "
        "hills of each opponent (declined ones too), gain 2 coins.",
    },
    "at scoring: gain 1 coin per region of an opponent": {
        "it": "Quando riscuoti le monete, ricevi 1 moneta in più per ogni regione di un "
        "avversario (anche in declino).",
        "es": "Cuando cobras tus monedas, recibes 1 moneda más por cada región de un rival "
        "(también en declive).",
        "en": "When you score, gain 1 coin for each region of an opponent (declined ones too).",
    },
    "at scoring: gain 1 coin per 2 regions of your player": {
        "it": "Quando riscuoti le monete, ricevi 1 moneta in più ogni 2 regioni che controlli "
        "(anche in declino).",
        "es": "Cuando cobras tus monedas, recibes 1 moneda más por cada 2 regiones que controles "
        "(también en declive).",
        "en": "When you score, gain 1 coin for every 2 regions you control (declined ones too).",
    },
    "at scoring: gain 1 coin per active token of an opponent": {
        "it": "Quando riscuoti le monete, ricevi 1 moneta in più per ogni segnalino attivo di "
        "un avversario.",
        "es": "Cuando cobras tus monedas, recibes 1 moneda más por cada ficha activa de un rival.",
        "en": "When you score, gain 1 coin for each active token of an opponent.",
    },
    "at scoring: gain 1 coin per region of yours": {
        "it": "Quando riscuoti le monete, ricevi anche 1 moneta per ogni tua regione.",
        "es": "Cuando cobras tus monedas, recibes además 1 moneda por cada una de tus regiones.",
        "en": "When you score, gain 1 coin for each of your regions.",
    },
    "when you conquer a region of an opponent: gain 1 coin": {
        "it": "Quando conquisti una regione di un avversario, ricevi 1 moneta.",
        "es": "Cuando conquistas una región de un rival, recibes 1 moneda.",
        "en": "When you conquer an opponent’s region, gain 1 coin.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("line", TOLD)
def test_a_count_tells_whose_it_is(line: str, code: str) -> None:
    """What all peoples of a player have is told as that, and read so again."""
    assert said_and_read_back(line, code).lower() == TOLD[line][code].lower()


YOURS = (
    ("wit of you is 1 more", "it", "Il tuo valore di Ingegno aumenta di 1."),
    ("wit of you is 1 more", "es", "Tu valor de Ingenio aumenta en 1."),
    ("wit of you is 1 more", "en", "Your Wit value increases by 1."),
    ("burden of you is 1 more", "it", "Il tuo numero di Risorse in uso aumenta di 1."),
    ("burden of you is 1 more", "en", "Your number of Resources in use increases by 1."),
)


@pytest.mark.parametrize(("line", "code", "told"), YOURS)
def test_a_number_of_yours_is_told_as_yours(line: str, code: str, told: str) -> None:
    """*Wit of you* is your Wit, not that of nobody."""
    assert said_of("dungeon_digger", line, code) == told
