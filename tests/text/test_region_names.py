"""A symbol whose name is that of a region stands for the region that has it."""

from __future__ import annotations

from functools import cache

import pytest

from regola.compilation.reading import Sentences
from regola.files.library import official
from regola.text import realise, shipped_language

SAID = {
    "income of your regions with magic is 1 more": (
        "Ogni tua Regione Magica rende 1 moneta in più."
    ),
    "you may not attack a region with magic beside a sea": (
        "Non puoi attaccare nessuna Regione Magica adiacente a un Mare."
    ),
    "a mountain is with magic": "Per te, le Montagne contano come Regioni Magiche.",
    "when you conquer a region if the region is with magic: gain 1 coin": (
        "Quando conquisti una regione, se la regione è una Regione Magica, ricevi 1 moneta."
    ),
    "when you conquer a region if the region has no magic: gain 1 coin": (
        "Quando conquisti una regione, se la regione non è una Regione Magica, ricevi 1 moneta."
    ),
    "at scoring if the number of your regions with magic is at least 2: gain 1 coin": (
        "Quando riscuoti le monete, se la tua razza occupa almeno 2 Regioni Magiche, ricevi 1 "
        "moneta in più."
    ),
    "you may not attack a mountain with magic": (
        "Non puoi attaccare nessuna Montagna con un simbolo «Regione Magica»."
    ),
    "you may not attack a region without magic": (
        "Non puoi attaccare nessuna regione senza simboli «Regione Magica»."
    ),
}


@cache
def _reader(code: str) -> Sentences:
    program = official("conquest")
    assert program is not None
    return Sentences(program, shipped_language(code), "small_world")


def _told(line: str, code: str) -> str:
    reader = _reader(code)
    rule = reader.rule_of_kinds(line)[0]
    return realise(rule, reader.context(), shipped_language(code))


@pytest.mark.parametrize("line", sorted(SAID))
def test_symbol_stands_for_its_region(line: str) -> None:
    """The region goes by the printed name, the symbol alone by that name beside its noun."""
    assert _told(line, "it") == SAID[line]


@pytest.mark.parametrize("line", sorted(SAID))
def test_region_reads_back_as_one_with_the_symbol(line: str) -> None:
    """What is told of a region by that name is read as a rule that is told so."""
    found = _reader("it").exactly(SAID[line])
    assert found is not None
    assert _told(found.line, "it") == SAID[line]


def test_other_languages_name_the_symbol() -> None:
    """Where the printed name is that of the symbol, a region is one with it."""
    line = "you may not attack a region with magic"
    assert _told(line, "es") == "No puedes atacar ninguna región donde haya una Fuente Mágica."
    assert _told(line, "en") == "You may not attack a region that holds a Magic Source."
