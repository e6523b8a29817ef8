"""Any well-typed rule can be said, in every language and style."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regola.program import meaning as m
from regola.text import ItemContext, realise
from regola.text.totality import missing_words
from regola.text.values import MARKS
from tests.text.builder import LANGUAGES, context, language, vocabulary
from tests.text.trees import rules

ITEMS = (
    context(),
    context("power", "small_world/race/unnamed"),
    context("piece", "small_world/piece/hole", copies=2),
    context("base"),
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(rules(), st.sampled_from(ITEMS))
def test_every_rule_is_said(rule: m.Rule, item: ItemContext) -> None:
    """A random rule has a text in each language: whole sentences, no mark, no doubled space."""
    for code in LANGUAGES:
        text = realise(rule, item, language(code))
        assert text[0].isupper() or not text[0].isalpha()
        assert text.endswith(".")
        assert not set(text) & set(MARKS)
        assert "  " not in text
        assert " ," not in text
        chip = realise(rule, item, language(code), "chip")
        assert "…" not in chip
        assert not set(chip) & set(MARKS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_vocabulary_is_whole(code: str) -> None:
    """Every word of the vocabulary has its forms or its message in every language."""
    assert list(missing_words(language(code).of_game("small_world"), vocabulary())) == []


def test_missing_word_is_told() -> None:
    """A word that a language lacks is named with its class."""
    speech = language("it").of_game("small_world")
    nouns = {word: noun for word, noun in speech.lexicon.nouns.items() if word != "region"}
    poorer = type(speech)(
        "it",
        {name: one for name, one in speech.messages.items() if name != "relation-beside"},
        type(speech.lexicon)(nouns, speech.lexicon.adjectives, speech.lexicon.verbs),
        speech.plural_category,
        speech.sandhi,
    )
    assert list(missing_words(poorer, vocabulary())) == ["noun region", "relation beside"]
