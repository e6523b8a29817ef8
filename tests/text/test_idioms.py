"""Common shapes of rules are said as people say them, not composed word by word."""

from __future__ import annotations

import pytest

from tests.text.builder import LANGUAGES
from tests.text.official import said

IDIOMS: dict[str, dict[str, str]] = {
    "dungeon_digger/piece/dragon": {
        "it": "quando un tuo Sgorbio sta per essere ucciso dal Drago",
        "es": "cuando el Dragón va a matar a uno de tus esbirros",
        "en": "when the Dragon is about to kill one of your goons",
    },
    "dungeon_digger/creature/beholder": {
        "it": "se hai una Biblioteca funzionante e una Stanza del Tesoro funzionante",
        "es": "si tienes alguna Biblioteca funcional y alguna Sala del Tesoro funcional",
        "en": "if you have a working Library and a working Treasure Room",
    },
    "dungeon_digger/tile/ruins": {
        "it": "a meno che sulla tessera non ci sia un tuo segnalino Conquista",
        "es": "salvo si en ella hay alguna de tus marcas de Conquista",
        "en": "unless it has at least one of your Conquest markers",
    },
    "dungeon_digger/scenario/creatures": {
        "it": "hai più segnalini Conquista nel Portale di quanti ne abbia ciascun avversario",
        "es": "tienes más marcas de Conquista en el Portal que cualquier rival",
        "en": "you have more Conquest markers in the Portal than each opponent",
    },
    "dungeon_digger/order/move": {
        "it": "da una tessera in un'altra tessera collegata.",
        "es": "de una loseta a otra loseta conectada con ella.",
        "en": "from a tile to a connected tile.",
    },
    "underground/race/gnomes": {
        "it": "non possono prendere nessuna moneta da te",
        "es": "no pueden tomar ninguna moneda de ti",
        "en": "may not take coins from you",
    },
    "dungeon_digger/scenario/sands_of_time": {
        "it": "a meno che tu non abbia dato un Ordine Lavora! in questo turno",
        "es": "salvo si has dado una Orden ¡Trabaja! este turno",
        "en": "unless you gave a Work! Order this turn",
    },
    "underground/power/flocking": {
        "it": "se le tue regioni formano un solo gruppo, ricevi",
        "es": "si tus regiones forman un único grupo, recibes",
        "en": "if your regions form a single group, gain",
    },
    "dungeon_digger/base/dungeon_digger": {
        "it": "se il tuo corridoio più lungo supera in lunghezza quello di ciascun avversario",
        "es": "si tu corredor más largo supera en longitud al de cualquier rival",
        "en": "if your longest corridor is longer than each opponent’s",
    },
    "dungeon_digger/adventurer/barbarian": {
        "it": "immune a qualsiasi tessera con uno Sgorbio",
        "es": "inmune a cualquier loseta con algún esbirro",
        "en": "immune to any tile with a goon",
    },
    "dungeon_digger/order/think": {
        "it": "cambi quanti Progetti vuoi.",
        "es": "canjeas cualquier número de tus Proyectos.",
        "en": "exchange any number of your Projects.",
    },
    "small_world_and_underground/compat/small_world_and_underground": {
        "it": "Poi per ogni giocatore collochi 2 Mostri in una regione con una Tribù Perduta, "
        "senza Mostri e non adiacente a un Mostro.",
        "es": "por cada jugador, colocas 2 Monstruos en una región con una Tribu Perdida, "
        "sin Monstruos y no adyacente a un Monstruo.",
        "en": "for each player, place 2 Monsters in a region with a Lost Tribe, "
        "without a Monster and not adjacent to a Monster.",
    },
    "underground/place/stonehedge": {
        "it": "Quando Stonehenge viene scoperto, peschi un potere che non sia di una combinazione"
        " visibile.",
        "es": "Cuando se descubre Stonehedge, robas un poder que no sea de una"
        " combinación visible.",
        "en": "When Stonehedge is revealed, draw a power that is not in a visible combination.",
    },
    "underground/power/vanishing": {
        "it": "ricevi 2 monete per ogni tua regione ed elimini tutti i tuoi segnalini.",
        "es": "recibes 2 monedas por cada una de tus regiones y descartas todas tus fichas.",
        "en": "gain 2 coins for each of your regions and discard all your tokens.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("reference", sorted(IDIOMS))
def test_shape_has_its_idiom(reference: str, code: str) -> None:
    """The text of an official rule of the shape holds the words of its idiom."""
    texts = next(texts for item, texts in said(code) if item.reference == reference)
    assert IDIOMS[reference][code].lower() in " ".join(texts).lower()
