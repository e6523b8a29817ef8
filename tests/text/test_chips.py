"""Chips: rules in six words that never tell another rule."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program import meaning as m
from regola.program.model import Item
from regola.text import Texts, realise, shipped_language
from tests.text.builder import LANGUAGES, context
from tests.text.builder import language as plain_language
from tests.text.trees import rules

LONGEST = 9


@cache
def _items() -> dict[str, tuple[Texts, Item]]:
    found: dict[str, tuple[Texts, Item]] = {}
    for family in families():
        program = official(family)
        if program is not None:
            games = {pack.id: pack.game for pack in program.packs}
            texts = Texts(program.all_items(), language(family).vocabulary, games)
            found |= {item.reference: (texts, item) for item in program.all_items()}
    return found


def _chips(reference: str, code: str) -> tuple[str, ...]:
    texts, item = _items()[reference]
    return texts.item_text(item, shipped_language(code), "chip")


@pytest.mark.parametrize(
    ("reference", "number", "it", "es", "en"),
    [
        ("small_world/piece/troll_lair", 0,
         "costo +1 / Tana dei Troll", "coste +1 / Guarida de Troll", "cost +1 / Troll Lair"),
        ("small_world/piece/dragon", 0,
         "Drago: regione immune", "Dragón: región inmune", "Dragon: immune region"),
        ("small_world/piece/hole", 2,
         "rimuovi ogni Tana Sotterranea", "retira cada Madriguera", "remove each Hole"),
        ("small_world/race/halflings", 0,
         "regione non d'acqua: ingresso", "región no de agua: entrada",
         "region not water: entrance"),
        ("small_world/race/orcs", 0,
         "+1 moneta / regione non vuota conquistata", "+1 moneda / región no vacía conquistada",
         "+1 coin / nonempty region conquered"),
        ("small_world/race/giants", 0,
         "costo −1 / regione adiacente alle tue Montagne",
         "coste −1 / región adyacente a tus Montañas",
         "cost −1 / region adjacent to your Mountains"),
        ("small_world/power/stout", 0,
         "puoi andare in declino", "puedes entrar en declive", "you may go into decline"),
        ("small_world/power/seafaring", 0,
         "Mare o Lago: non chiuso", "Mar o Lago: no cerrado", "Sea or Lake: not closed"),
        ("small_world/power/wealthy", 0, "+7 monete (1 volta)", "+7 monedas (1 vez)",
         "+7 coins (once)"),
        ("underground/power/wise", 0,
         "+2 monete… (in declino)", "+2 monedas… (en declive)", "+2 coins… (in decline)"),
        ("underground/race/kraken", 0,
         "Fiume tuo: non di passaggio", "Río tuyo: no de paso", "River of yours: not transient"),
        ("underground/relic/sword_of_the_killer_rabbit", 0,
         "puoi conquistare una regione (costo −2)…",
         "puedes conquistar una región (coste −2)…",
         "you may conquer a region (cost −2)…"),
    ],
)  # fmt: skip
def test_chip_names_what_matters(reference: str, number: int, it: str, es: str, en: str) -> None:
    """A chip names the piece, the class, the owner, the price; dots tell that there is more."""
    said = {code: _chips(reference, code)[number] for code in LANGUAGES}
    assert said == {"it": it, "es": es, "en": en}


@pytest.mark.parametrize("code", LANGUAGES)
def test_chips_are_short(code: str) -> None:
    """A chip has six words beside numbers, or is as short as its names let it be."""
    long = {
        (reference, chip)
        for reference in _items()
        for chip in _chips(reference, code)
        if sum(any(map(str.isalpha, word)) for word in chip.split()) > LONGEST
    }
    assert long == set()


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(rules())
def test_what_is_left_out_is_marked(rule: m.Rule) -> None:
    """A chip of a rule with a condition ends in dots: it is not the whole rule."""
    conditional = not isinstance(rule.body, m.Reaction) and rule.body.condition is not None
    for code in LANGUAGES:
        chip = realise(rule, context(), plain_language(code), "chip")
        assert chip.strip() == chip
        assert ("…" in chip) or not conditional
