"""The checker of printed text: silent on ours, loud on slips."""

from __future__ import annotations

from functools import cache

import pytest

from regola.text import realise, shipped_linter
from regola.text.lexicon import Noun
from regola.text.lint import Linter, Slip
from tests.text.abilities import abilities
from tests.text.builder import CONTENT, LANGUAGES, language
from tests.text.morphology import analyses
from tests.text.official import checker, said


@cache
def linter(code: str) -> Linter:
    """Make the checker of a language with the names of the tests' content."""
    names = [Noun(gender=one[code][0], forms=one[code][1:3]) for one in CONTENT.values()]
    return shipped_linter(code, names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_official_texts_have_no_slip(code: str) -> None:
    """The checker finds nothing in the texts of all official items, base rules included."""
    assert _slips(code, checker(code)) == []


@pytest.mark.needs("morphology")
@pytest.mark.parametrize("code", LANGUAGES)
def test_official_texts_have_no_slip_by_the_dictionary(code: str) -> None:
    """Nor does it with what a dictionary says of the words that the lexicon lacks."""
    known = analyses(code, _official(code))
    assert _slips(code, checker(code, known)) == []


def _official(code: str) -> list[str]:
    return [text for _, texts in said(code) for text in texts]


def _slips(code: str, checking: Linter) -> list[tuple[str, Slip]]:
    return [(text, slip) for text in _official(code) for slip in checking.slips(text)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_our_texts_have_no_slip(code: str) -> None:
    """The checker finds nothing in the texts of all abilities."""
    texts = [realise(rule, item, language(code)) for _, rule, item in abilities()]
    assert [slip for text in texts for slip in linter(code).slips(text)] == []


@pytest.mark.parametrize(
    ("code", "text", "kind"),
    [
        ("it", "Conquista il regione.", "article"),
        ("it", "Conquista le segnalini.", "article"),
        ("it", "Una tuo regione è immune.", "article"),
        ("it", "Quel abisso.", "elision"),
        ("it", "Perdi lo segnalino.", "elision"),
        ("it", "Perdi il eroe.", "elision"),
        ("it", "Un'accampamento.", "article"),
        ("it", "La regione di il drago.", "contraction"),
        ("it", "Una regione costiero.", "adjective"),
        ("it", "Ricevi 4 segnalino.", "number"),
        ("it", "Ricevi 1 monete.", "number"),
        ("it", "Ti servono 1 segnalino.", "verb"),
        ("it", "Ti serve 2 segnalini.", "verb"),
        ("it", "Puoi colloca un segnalino.", "verb"),
        ("it", "Quando un avversario conquistano una regione.", "verb"),
        ("es", "Puedes coloca una ficha.", "verb"),
        ("es", "Cuando un rival conquistan una región.", "verb"),
        ("it", "Quando collocare un segnalino.", "verb"),
        ("en", "You may gains 1 coin.", "verb"),
        ("en", "Opponents conquers a region.", "verb"),
        ("it", "Una una regione.", "doubled word"),
        ("it", "Una regione , costiera.", "spacing"),
        ("es", "Conquista el región.", "article"),
        ("es", "Todas las héroes.", "article"),
        ("es", "La región de el dragón.", "contraction"),
        ("es", "Una región costeros.", "adjective"),
        ("es", "Recibes 1 monedas.", "number"),
        ("es", "Se necesita 2 fichas.", "verb"),
        ("en", "Gain 1 coins.", "number"),
        ("en", "Gain 4 coin.", "number"),
        ("en", "A regions.", "article"),
        ("en", "Those region.", "article"),
    ],
)
def test_slip_is_found(code: str, text: str, kind: str) -> None:
    """A slip of each class is found and named."""
    assert kind in {slip.kind for slip in linter(code).slips(text)}


@pytest.mark.parametrize(
    "text", ["Un abisso e uno dei tuoi segnalini.", "Gli altri segnalini.", "Un'altra regione."]
)
def test_right_italian_is_left_alone(text: str) -> None:
    """What looks odd and is right raises no alarm."""
    assert list(linter("it").slips(text)) == []


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Para conquistar una región de un rival que tenga una ficha necesitas 1 ficha menos.", []),
        ("Una región de un rival que tengan una ficha.", ["verb"]),
    ],
)
def test_a_clause_about_a_rival_ends_with_its_verb(text: str, kinds: list[str]) -> None:
    """What is said of a rival has its own verb; the next one speaks to the reader."""
    assert [slip.kind for slip in linter("es").slips(text)] == kinds
