"""Texts by hand that deny their rule: how often each language denies, and what is found of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from regola.compilation.language import families, language
from regola.files.library import official
from regola.text import Texts, realise, shipped_language
from regola.text.written.denials import denials_of

LANGUAGES = ("it", "es", "en")
LEAST = 0.9

_NEGATION = {"it": "non", "es": "no", "en": "not"}
_NONE = {
    "it": (r"\b([Nn])(on .*?)\bnessun(a?)\b", r"\1\2un\3"),
    "es": (r"\b([Nn])(o .*?)\bning(?:ún|un(a))\b", r"\1\2un\3"),
    "en": (r"\b()(may not .*?)\bany()\b", r"\1\2a\3"),
}


@cache
def _texts(code: str) -> tuple[str, ...]:
    found: list[str] = []
    for family in families():
        program = official(family)
        if program is None:
            continue
        texts = Texts(program.all_items(), language(family).vocabulary, program.packs)
        spoken = shipped_language(code)
        found += (
            realise(rule, texts.context(item), spoken).partition("\n")[0]
            for item in program.all_items()
            for rule in item.rules
        )
    return tuple(dict.fromkeys(found))


def _inverted(text: str, code: str) -> Iterator[str]:
    """Give a text without one of its denials, or with one more."""
    plain = re.sub(*_NONE[code], text)
    word = _NEGATION[code]
    lacking = re.sub(rf"(?i)\b{word}\b ?", "", plain, count=1)
    if lacking != plain:
        yield lacking
    else:
        first, _, rest = text.partition(" ")
        yield f"{first} {word} {rest}"


@pytest.mark.parametrize(
    ("code", "text", "times"),
    [
        ("it", "Non puoi attaccare nessuna regione che non sia raggiungibile.", 2),
        ("it", "Non ti serve nessun segnalino.", 1),
        ("it", "Non sempre puoi spostare una Squadra. Puoi farlo solo se hai una moneta.", 0),
        ("es", "No siempre puedes mover una escuadra. Puedes hacerlo solo si tienes una.", 0),
        ("en", "You cannot always move a squad. You may do so only if you have a coin.", 0),
        ("it", "Un avversario senza monete non può attaccare le tue regioni.", 2),
        ("it", "Ricevi 2 monete, a meno che tu non abbia una regione.", 1),
        ("it", "Senza usare nessun segnalino.", 1),
        ("es", "No puedes atacar ninguna región cerrada.", 1),
        ("es", "Regiones no adyacentes a otra raza ni a un Monstruo.", 1),
        ("en", "You need no token.", 1),
        ("en", "You may not attack a region unless it is empty.", 2),
        ("en", "You gain 2 coins.", 0),
    ],
)
def test_denials_are_counted(code: str, text: str, times: int) -> None:
    """What denies twice within a clause denies once; what denies each for itself, each time."""
    assert denials_of(code).count(text) == times


@pytest.mark.parametrize("code", LANGUAGES)
def test_inverted_texts_are_found(code: str) -> None:
    """A text with one denial more or less than its rule is found, in nine of ten cases."""
    known = denials_of(code)
    seeded = [(text, bad) for text in _texts(code) for bad in _inverted(text, code)]
    missed = [bad for text, bad in seeded if not known.differ(bad, text)]
    assert len(seeded) > 300
    assert len(missed) <= (1 - LEAST) * len(seeded), missed
