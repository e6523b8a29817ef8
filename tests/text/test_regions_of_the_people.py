"""Where regions are counted, or a people in decline speaks, it is told that they are its own."""

from __future__ import annotations

import pytest

from tests.text.builder import LANGUAGES
from tests.text.told_lines import said_and_read_back

TOLD = {
    # A player in decline has a second people, whose swamps do not count.
    "in decline, at scoring if the number of your swamps is at least 2: gain 1 coin": {
        "it": "In declino, quando riscuoti le monete, se la tua razza occupa almeno 2 Paludi, "
        "ricevi 1 moneta in più.",
        "es": "En declive, cuando cobras tus monedas, si tu raza ocupa al menos 2 Pantanos, "
        "recibes 1 moneda más.",
        "en": "In decline, when you score, if your people occupies at least 2 Swamps, gain 1 coin.",
    },
    "at scoring: gain as many coins as the number of your mountains": {
        "it": "Quando riscuoti le monete, ricevi monete pari al numero delle Montagne della tua "
        "razza.",
        "es": "Cuando cobras tus monedas, recibes tantas monedas como indique el número de las "
        "Montañas de tu raza.",
        "en": "When you score, gain coins equal to the number of your people’s Mountains.",
    },
    "at scoring: gain 1 coin per 2 of your coastal regions": {
        "it": "Quando riscuoti le monete, ricevi 1 moneta in più ogni 2 regioni costiere della "
        "tua razza.",
        "es": "Cuando cobras tus monedas, recibes 1 moneda más por cada 2 regiones costeras de tu "
        "raza.",
        "en": "When you score, gain 1 coin for every 2 of your people’s coastal regions.",
    },
    "in decline, your regions are immune": {
        "it": "Con la tua razza in declino, le regioni della tua razza sono immuni.",
        "es": "Con tu raza en declive, las regiones de tu raza son inmunes.",
        "en": "While your people is in decline, your people’s regions are immune.",
    },
    "income of your swamps is 1 more if you have a hill": {
        "it": "Se la tua razza occupa una Collina, ogni tua Palude rende 1 moneta in più.",
        "es": "Si tu raza ocupa alguna Colina, cada uno de tus Pantanos da 1 moneda más.",
        "en": "If your people occupies a Hill, each of your Swamps yields 1 extra coin.",
    },
    "at scoring if you have no lake or hill: gain 1 coin": {
        "it": "Quando riscuoti le monete, se la tua razza non occupa nessun Lago né nessuna "
        "Collina, ricevi 1 moneta in più.",
        "es": "Cuando cobras tus monedas, si tu raza no ocupa ningún Lago ni ninguna Colina, "
        "recibes 1 moneda más.",
        "en": "When you score, if your people occupies no Lakes and no Hills, gain 1 coin.",
    },
    "at scoring if you are with 1 swamp: gain 1 coin": {
        "it": "Quando riscuoti le monete, se la tua razza occupa 1 Palude, ricevi 1 moneta in più.",
        "es": "Cuando cobras tus monedas, si tu raza ocupa 1 Pantano, recibes 1 moneda más.",
        "en": "When you score, if your people occupies 1 Swamp, gain 1 coin.",
    },
    # An active people that gets coins for what it holds is told as the boxes do.
    "income of your swamps is 1 more": {
        "it": "Ogni tua Palude rende 1 moneta in più.",
        "es": "Cada uno de tus Pantanos da 1 moneda más.",
        "en": "Each of your Swamps yields 1 extra coin.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("line", TOLD)
def test_it_is_told_whose_regions_are_meant(line: str, code: str) -> None:
    """The sentences say that the people alone is meant, and are read so again."""
    assert said_and_read_back(line, code) == TOLD[line][code]
