"""Keywords: a class, a trait or a piece is explained where it is first used, and only there."""

from __future__ import annotations

from functools import cache

import pytest

from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.compilation.reading import Sentences
from regola.compilation.texts import texts_of
from regola.files.library import official
from regola.findings import Sink
from regola.program.model import Item
from regola.program.pack import nameless
from regola.sources import decode
from regola.text import Texts, shipped_language
from regola.text.keywords import Keywords, reminder
from tests.text.builder import LANGUAGES

IMMUNE = {
    "it": "(Immune: non può essere attaccata né toccata da abilità.)",
    "es": "(Inmune: no puede ser atacada ni afectada por capacidades.)",
    "en": "(Immune: it may not be attacked, nor touched by abilities.)",
}
FORDED = "underground/trait/forded"
COASTAL = {
    "it": "(Costiera: una regione che non sia d'acqua e che sia adiacente a un Mare o a un Lago.)",
    "es": "(Costera: una región que no sea de agua y que sea adyacente a un Mar o a un Lago.)",
    "en": "(Coastal: a region that is not water and that is adjacent to a Sea or a Lake.)",
}


@cache
def _program() -> Program:
    program = official("conquest")
    assert program is not None
    return program


@cache
def _texts() -> Texts:
    return Texts(_program().all_items(), language("conquest").vocabulary, _program().packs)


def _item(reference: str) -> Item:
    return next(item for item in _program().all_items() if item.reference == reference)


def _card(reference: str, code: str, game: str | None = None) -> str:
    return " ".join(_texts().item_text(_item(reference), shipped_language(code), "card", game))


@pytest.mark.parametrize("code", LANGUAGES)
def test_card_explains_a_class_once(code: str) -> None:
    """A card that says immune tells once, in brackets, what the base rules forbid."""
    for reference in ("small_world/piece/dragon", "underground/piece/queen"):
        assert _card(reference, code).count(IMMUNE[code]) == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_reminder_is_what_the_game_defines(code: str) -> None:
    """Coastal is told as the base rules of the game that is played define it."""
    assert COASTAL[code] in _card("small_world/race/tritons", code)
    below = _card("small_world/race/tritons", code, "underground")
    river = {"it": "a un Fiume", "es": "a un Río", "en": "to a River"}[code]
    assert COASTAL[code] not in below
    assert f"{river}.)" in below


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_card_says_needs_no_reminder(code: str) -> None:
    """A trait is not explained on the card whose own rules define it."""
    assert "(" not in _card("underground/race/flames", code)


def test_a_word_that_is_known_is_not_explained_again() -> None:
    """On a page that explained a keyword before, the next item uses it alone."""
    hero = _item("small_world/piece/hero")
    said = _texts().item_text(hero, shipped_language("en"))
    assert _texts().keywords(hero) == ("immune",)
    assert _texts().reminded(hero, said, shipped_language("en"), known={"immune"}) == said
    told = _texts().reminded(hero, said, shipped_language("en"))
    assert told == (f"{said[0]} {IMMUNE['en']}", *said[1:])


@pytest.mark.parametrize("code", LANGUAGES)
def test_reminders_state_no_rule(code: str) -> None:
    """A sentence is read as the same rule with its reminder and without."""
    reader = Sentences(_program(), shipped_language(code), "small_world")
    said = {
        "it": "Le tue regioni sono immuni.",
        "es": "Tus regiones son inmunes.",
        "en": "Your regions are immune.",
    }[code]
    assert reader.read(f"{said} {IMMUNE[code]}").line == "your regions are immune"


HUTS = """race zeds {
    name: it m "Zeta" / "Zete", es m "Zeta" / "Zetas", en "Zed" / "Zeds"
    tokens: 5 of 10
    when you conquer a mountain: put a hut in the region
    piece hut {
        name: it f "Capanna" / "Capanne", es f "Choza" / "Chozas", en "Hut" / "Huts"
        box: 5
        keyword: yes
        conquest cost of its region is 1 more
    }
}
power hutted {
    name: it "Capannoni", es "Chozudos", en "Hutted"
    tokens: 4
    income of your regions with a hut is 1 more
}
"""
HUT = {
    "it": "(Capanna: per conquistare una regione con una Capanna serve 1 segnalino in più.)",
    "es": "(Choza: para conquistar una región con una Choza se necesita 1 ficha más.)",
    "en": "(Hut: 1 more token is needed to conquer a region with a Hut.)",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_piece_is_explained_where_others_use_it(code: str) -> None:
    """A piece that is a keyword is explained by its own rules, not on the card that holds them."""
    sink = Sink()
    source = decode("zeds.regola", HUTS.encode(), sink)
    assert source is not None
    packs = [PackSources(nameless("home", "."), (source,))]
    program = compile_packs(packs, language("conquest"), official("conquest"), sink)
    texts = texts_of(program)
    items = {item.id: item for item in program.all_items() if item.pack == "home"}
    own, other = (
        " ".join(texts.item_text(items[name], shipped_language(code), "card", "small_world"))
        for name in ("zeds", "hutted")
    )
    assert "(" not in own
    assert other.endswith(HUT[code])


EITHER = {
    "it": "un Fiume adiacente alle tue regioni o un Fiume adiacente a un Fiume guadabile.)",
    "es": "un Río adyacente a tus regiones o un Río adyacente a un Río vadeable.)",
    "en": "a River adjacent to your regions or a River adjacent to a forded River.)",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_two_definitions_are_alternatives(code: str) -> None:
    """Where either of two rules makes a thing so, the reminder joins what they say by *or*."""
    forded = Keywords(_program().all_items(), language("conquest").vocabulary).known[FORDED]
    context = _texts().context
    assert reminder(forded, shipped_language(code), context).endswith(EITHER[code])
