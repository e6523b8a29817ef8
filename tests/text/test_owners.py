"""Alternatives of which some are yours: *your tokens or defenders* would bind both."""

from __future__ import annotations

import pytest

from regola.program import meaning as m
from regola.program.canonical import canonical
from regola.text import realise
from tests.text.builder import (
    HERE,
    LANGUAGES,
    YOU,
    adjective,
    context,
    deed,
    either,
    grant,
    language,
    link,
    reaction,
    rule,
    some,
    step,
    thing,
    your,
)
from tests.text.test_reading import GROUNDS

HILL = "small_world/terrain/hill"
YOURS, OF_YOU, ANY = your("region"), thing("region", "a", link("of", YOU)), thing(HILL, "")
SCORING = m.AtPhase("scoring", "", None, HERE)


def _gained(per: m.Phrase) -> m.Rule:
    return rule(reaction(step(deed("gain", some(1, "coin"), per=per))), moment=SCORING)


def _immune(subject: m.Phrase) -> m.Rule:
    return rule(grant(subject, adjective("immune")))


OGNI = "Quando riscuoti le monete, ricevi 1 moneta in più per ogni"
CADA = "Cuando cobras tus monedas, recibes 1 moneda más por cada"
CASES = [
    (
        _immune(either(YOURS, thing(HILL, "any"))),
        "Le tue regioni o qualsiasi collina sono immuni.",
        "Tus regiones o cualquier colina son inmunes.",
        "Your regions or any hill are immune.",
    ),
    (
        _immune(either(ANY, OF_YOU)),
        "Le colline e le tue regioni sono immuni.",
        "Las colinas y tus regiones son inmunes.",
        "Hills and your regions are immune.",
    ),
    (
        _gained(either(YOURS, ANY)),
        f"{OGNI} tua regione o per ogni collina.",
        f"{CADA} una de tus regiones o por cada colina.",
        "When you score, gain 1 coin for each of your regions or for each hill.",
    ),
    (
        _gained(either(ANY, OF_YOU)),
        f"{OGNI} collina o per ogni tua regione.",
        f"{CADA} colina o por cada una de tus regiones.",
        "When you score, gain 1 coin for each hill or for each of your regions.",
    ),
    (
        _immune(either(YOURS, your(HILL))),
        "Le tue regioni e le tue colline sono immuni.",
        "Tus regiones y tus colinas son inmunes.",
        "Your regions and your hills are immune.",
    ),
    (
        _immune(thing("region", "", link("of", your("opponent")))),
        "Le regioni dei tuoi avversari sono immuni.",
        "Las regiones de tus rivales son inmunes.",
        "Regions of your opponents are immune.",
    ),
]


@pytest.mark.parametrize("told", CASES)
def test_an_owner_binds_what_it_stands_beside(told: tuple[m.Rule, str, str, str]) -> None:
    """What is anybody's does not seem yours for standing beside what is."""
    said = [realise(told[0], context(), language(code)) for code in ("it", "es", "en")]
    assert said == list(told[1:])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("told", CASES)
def test_it_is_read_so(told: tuple[m.Rule, str, str, str], code: str) -> None:
    """The sentences are read as the rules that they tell."""
    ground = next(one for one in GROUNDS if one.game == "small_world")
    reader = ground.reader(code)
    found = reader.exactly(realise(told[0], reader.context(), reader.language))
    read = ground.lines.rule(found.line) if found else None
    assert read is not None
    assert canonical(read) == canonical(told[0])
