"""Common shapes of rules are said as people say them, not composed word by word."""

from __future__ import annotations

import pytest

from tests.text.builder import LANGUAGES
from tests.text.official import said

IDIOMS: dict[str, dict[str, str]] = {
    "underground/power/flocking": {
        "it": "se le tue regioni formano 1 gruppo, ricevi",
        "es": "si tus regiones forman 1 grupo, recibes",
        "en": "if your regions form 1 group, gain",
    },
    "dungeon_digger/base/dungeon_digger": {
        "it": "se la lunghezza del corridoio più lungo supera quella di ciascun avversario",
        "es": "más largo supera la de cada rival",
        "en": "if the length of the longest corridor is more than that of each opponent",
    },
    "dungeon_digger/adventurer/barbarian": {
        "it": "immune a qualsiasi tessera con uno Sgorbio",
        "es": "inmune a cualquier loseta con un esbirro",
        "en": "immune to any tile with a goon",
    },
    "dungeon_digger/order/think": {
        "it": "cambia quanti Progetti vuoi.",
        "es": "canjea cualquier número de tus Proyectos.",
        "en": "exchange any number of your Projects.",
    },
    "small_world_and_underground/compat/small_world_and_underground": {
        "it": "per ogni giocatore colloca 2 Mostri in una regione con una Tribù Perduta, "
        "senza Mostri e non adiacente a un Mostro.",
        "es": "por cada jugador coloca 2 Monstruos en una región con una Tribu Perdida, "
        "sin Monstruos y no adyacente a un Monstruo.",
        "en": "for each player place 2 Monsters in a region with a Lost Tribe, "
        "without a Monster and not adjacent to a Monster.",
    },
    "underground/place/stonehedge": {
        "it": "un potere che non sia di una combinazione visibile",
        "es": "un poder que no sea de una combinación visible",
        "en": "a power that is not of a visible combination",
    },
    "underground/power/vanishing": {
        "it": "ricevi 2 monete per ogni tua regione ed elimina tutti i tuoi segnalini.",
        "es": "recibes 2 monedas por cada una de tus regiones. Después, descarta todas tus fichas.",
        "en": "gain 2 coins for each of your regions and discard all your tokens.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("reference", sorted(IDIOMS))
def test_shape_has_its_idiom(reference: str, code: str) -> None:
    """The text of an official rule of the shape holds the words of its idiom."""
    texts = next(texts for item, texts in said(code) if item.reference == reference)
    assert IDIOMS[reference][code] in " ".join(texts)
