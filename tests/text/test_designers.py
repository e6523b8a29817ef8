"""Sentences as designers think them: read as the rule meant, or answered with what they lack."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from regola.compilation.language import families
from regola.compilation.language import language as family_language
from regola.compilation.reading import Sentences
from regola.files.library import official
from regola.program.canonical import canonical
from regola.resources import languages
from regola.text import shipped_language
from regola.text.reading.checked import doubtful
from tests.text.builder import DSL, yaml

CASES = yaml(Path(__file__).with_name("designers.yaml"))
SCHEMA = json.loads((DSL / "text" / "synonyms.schema.json").read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Case:
    """A sentence of a language about a game, the rule it states, and whether it is but answered."""

    game: str
    language: str
    sentence: str
    rule: str
    answered: bool


def _cases() -> Iterator[Case]:
    for game, cases in CASES.items():
        for case in cases:
            for code in languages():
                answered = code in case.get("answered", ())
                yield Case(game, code, case[code], case["rule"], answered)


@cache
def _reader(game: str, code: str) -> Sentences:
    programs = filter(None, map(official, families()))
    program = next(one for one in programs if any(pack.id == game for pack in one.packs))
    return Sentences(program, shipped_language(code), game)


def _meanings(reader: Sentences, line: str) -> set[Any]:
    """Return what a line means; a sentence may say *a coin* of *1 coin*, which plays the same."""
    head, colon, steps = line.rpartition(":")
    single = f"{head}{colon}{re.sub(r'1 (?!more|less)', 'a ', steps)}"
    rules = (reader.rule_of_kinds(one) for one in (line, single))
    return {canonical(rule) for found in rules for rule in found}


@pytest.mark.parametrize("case", tuple(_cases()), ids=lambda one: f"{one.language}: {one.sentence}")
def test_a_sentence_is_read_or_answered(case: Case) -> None:
    """What is read is the rule meant; else an unknown word or a sentence near it is told."""
    reader = _reader(case.game, case.language)
    found = reader.readings(case.sentence)
    if case.answered:
        # A line that the check refuses is told with its reason, and never printed as a rule.
        assert all(not one.line or reader.against(one.line)[1] for one in found)
        assert found[0].line or found[0].unknown or found[0].nearest
    else:
        assert len(found) == 1
        assert _meanings(reader, found[0].line) & _meanings(reader, case.rule)


@pytest.mark.parametrize("code", languages())
def test_most_sentences_are_read(code: str) -> None:
    """Of sixty sentences of a language at least seven in ten become their rule."""
    mine = [case for case in _cases() if case.language == code]
    assert len(mine) == 60
    assert sum(not case.answered for case in mine) >= 42


@pytest.mark.parametrize("code", languages())
def test_synonyms_fit_their_schema(code: str) -> None:
    """A language's synonyms have the shape of the schema."""
    jsonschema.validate(yaml(DSL / "text" / code / "synonyms.yaml"), SCHEMA)


@pytest.mark.parametrize("code", languages())
def test_synonyms_stand_for_one_thing_that_is_said(code: str) -> None:
    """Each stands for words of our sentences, and is none that means something else there."""
    vocabularies = [family_language(family).vocabulary for family in families()]
    assert doubtful(shipped_language(code), vocabularies) == frozenset()


@pytest.mark.parametrize(
    ("code", "sentence", "line"),
    [
        ("it", "quando conquisti una regione metti una fortezza nella regione",
         "when you conquer a region: put a fortress in the region"),
        ("it", "quando perdi una regione sposta un segnalino in una tua regione",
         "when you lose a region: move a token to your region"),
        ("es", "cuando conquistas una región pones una fortaleza en esa región",
         "when you conquer a region: put a fortress in the region"),
        ("en", "gain 1 coin at the end of your turn", "at the end of your turn: gain 1 coin"),
        ("en", "when you conquer a region you put a fortress in that region",
         "when you conquer a region: put a fortress in the region"),
    ],
)  # fmt: skip
def test_a_verb_is_never_another(code: str, sentence: str, line: str) -> None:
    """Who puts is not read as who moves, in whatever person and wherever the moment stands."""
    reader = _reader("small_world", code)
    found = reader.readings(sentence)
    assert [one.line for one in found] == [line]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "When you conquer a region, put a fortress in it"),
        ("en", "When you conquer a region, frobnicate a token"),
        ("it", "puoi vendere una moneta"),
        ("es", "puedes vender una ficha"),
    ],
)
def test_what_is_not_understood_is_no_rule(code: str, sentence: str) -> None:
    """*It* after another thing, and a verb that no rule has, give no rule, but an answer."""
    found = _reader("small_world", code).readings(sentence)
    assert [one.line for one in found] == [""]
    assert found[0].unknown or found[0].nearest
