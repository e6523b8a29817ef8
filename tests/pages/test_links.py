"""Words in texts lead to what they mean where they mean that, and nowhere else."""

from __future__ import annotations

import re
from functools import cache

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.files.library import load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.linking import Linker
from regola.resources import content_folder


@cache
def _book(language: str, game: str) -> Book:
    sink = Sink()
    loaded = load([content_folder() / game], sink)
    return Book(Shelf(tuple(contents(loaded.programs, loaded.texts, sink))), language, sink)


def _linked(language: str, text: str, game: str = "dungeon_lords") -> dict[str, str]:
    """Return the words of a text that are links, with the anchors that they lead to."""
    told = Linker(_book(language, game), game, f"{game}/rules.html")(text)
    found = re.findall(r'href="[^"#]*#term-([^"]*)"[^>]*>([^<]*)<', str(told))
    return {word: anchor for anchor, word in found}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Nei primi tre round dell'anno si mostrano gli avventurieri."),
        ("it", "Il segnalino dei round sta sul primo."),
        ("it", "Il tirapiedi va sulla prima casella libera di quell'ordine."),
        ("it", "Se tutte le tue tessere sono conquistate, liberi invece un prigioniero."),
        ("es", "En las tres primeras rondas del año se muestran los aventureros."),
        ("es", "El esbirro va a la casilla libre de esa orden."),
        ("en", "In the first three rounds of a year, the adventurers are shown."),
    ],
)
def test_an_adjective_of_another_noun_is_no_link(language: str, text: str) -> None:
    """*First* is explained of an order, *idle* of an imp: rounds and spaces are neither."""
    assert not {"leading", "idle"} & set(_linked(language, text).values())


@pytest.mark.parametrize(
    ("language", "text", "word", "anchor"),
    [
        ("it", "Mandi un folletto libero.", "libero", "idle"),
        ("es", "Eliges un diablillo libre.", "libre", "idle"),
        ("en", "Choose an idle imp.", "idle", "idle"),
        ("en", "The party is attacked and the party is not cursed.", "cursed", "cursed"),
        ("en", "The Troll is helpful.", "helpful", "helpful"),
        ("it", "La tessera nella tua segreta è conquistata.", "conquistata", "conquered"),
    ],
)
def test_an_adjective_by_its_noun_is_a_link(
    language: str, text: str, word: str, anchor: str
) -> None:
    """It may stand before its noun, behind it or after *is*, and the noun may be a name."""
    assert _linked(language, text).get(word) == anchor
