"""The checker of printed text: silent on ours, loud on slips."""

from __future__ import annotations

from functools import cache

import pytest

from regola.text import realise
from regola.text.lexicon import Noun
from regola.text.lint import Linter
from tests.text.abilities import abilities
from tests.text.builder import CONTENT, DSL, LANGUAGES, language, yaml


@cache
def linter(code: str) -> Linter:
    """Make the checker of a language with the words of the tests' content."""
    lexicon = language(code).of_game("small_world").lexicon
    names = [Noun(gender=one[code][0], forms=one[code][1:3]) for one in CONTENT.values()]
    data = yaml(DSL / "text" / code / "lint.yaml")
    return Linter(
        code,
        data,
        [*lexicon.nouns.values(), *names],
        lexicon.adjectives.values(),
        lexicon.verbs.values(),
    )


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
