"""The texts of abilities: as approved, whole, short enough, each its own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from regola.program import meaning as m
from regola.text import CARD_CHARACTERS, ItemContext, cards, realise
from regola.text.readability import measured, sentences
from tests.text.abilities import abilities
from tests.text.builder import LANGUAGES, language, yaml

SAID = yaml(Path(__file__).with_name("said.yaml"))
ABILITIES = {name: (rule, item) for name, rule, item in abilities()}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", sorted(SAID))
def test_ability_reads_as_approved(name: str, code: str) -> None:
    """An ability is said in the words that an editor approved."""
    rule, item = ABILITIES[name]
    assert realise(rule, item, language(code)) == SAID[name][code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_abilities_are_told_apart(code: str) -> None:
    """Two different rules never have the same text."""
    said: dict[str, set[tuple[m.Rule, str]]] = {}
    for _, rule, item in abilities():
        said.setdefault(realise(rule, item, language(code)), set()).add((rule, item.reference))
    assert {text for text, rules in said.items() if len(rules) > 1} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_is_long(code: str) -> None:
    """No sentence of an ability has more than 30 words."""
    texts = [realise(rule, item, language(code)) for _, rule, item in abilities()]
    long = [one for text in texts for one in sentences(text) if len(one.split()) > 30]
    assert long == []


@pytest.mark.parametrize(("code", "least"), [("it", 60), ("es", 65), ("en", 65)])
def test_page_is_readable(code: str, least: int) -> None:
    """All abilities joined reach the readability asked for: Gulpease 60, INFLESZ 65."""
    text = " ".join(realise(rule, item, language(code)) for _, rule, item in abilities())
    assert measured(text, code).index >= least


@pytest.mark.parametrize("code", LANGUAGES)
def test_chips_are_short(code: str) -> None:
    """
    Beside numbers and what is in brackets nine chips in ten have at most sixteen words.

    What hangs on a whole clause (*an opponent whose active people you did not attack*) has more,
    and none has over twenty-five.
    """
    chips = [
        realise(rule, item, language(code), "chip")
        for name, rule, item in abilities()
        if not name.startswith("base")
    ]
    counts = [sum(any(map(str.isalpha, w)) for w in _outside(chip).split()) for chip in chips]
    assert sum(count > 16 for count in counts) <= len(counts) // 10
    assert max(counts) <= 25
    assert "7" in realise(*ABILITIES["wealthy"], language(code), "chip")


def _outside(chip: str) -> str:
    return chip.partition("(")[0]


def test_cards_keep_their_length() -> None:
    """Long texts are divided among cards between rules, and nothing is lost."""
    texts = [realise(rule, item, language("it")) for _, rule, item in abilities()]
    divided = cards(texts)
    said = [card.split(" ", 1)[1] for card in divided]
    assert {card for card in said if len(card) > CARD_CHARACTERS} <= set(texts)
    assert " ".join(said).split() == " ".join(texts).split()


def test_words_of_the_box() -> None:
    """The same moment is named as the box of the game names it."""
    rule, item = ABILITIES["skeletons"]
    below = ItemContext(
        reference=item.reference,
        kind=item.kind,
        game="underground",
        vocabulary=item.vocabulary,
        names=item.names,
    )
    assert "Durante il rischieramento," in realise(rule, item, language("it"))
    assert "Durante la ridistribuzione," in realise(rule, below, language("it"))


def test_bound_comes_from_the_base_rule() -> None:
    """A discount names the least cost that the base rules set, and none where they set none."""
    rule, item = ABILITIES["commando"]
    free = ItemContext(
        reference=item.reference,
        kind=item.kind,
        game=item.game,
        vocabulary=item.vocabulary,
        names=item.names,
    )
    assert realise(rule, item, language("it")).endswith("in meno (minimo 1).")
    assert realise(rule, free, language("it")).endswith("in meno.")


def test_numbers_of_the_rule_are_said() -> None:
    """Each number of a rule stands in its text, as digits, in every language."""
    for name in ("wealthy", "amazons.1", "skeletons", "base.14", "diamond_fields"):
        rule, item = ABILITIES[name]
        counts = Counter(_digits(realise(rule, item, language(code))) for code in LANGUAGES)
        assert len(counts) == 1, name


def _digits(text: str) -> tuple[str, ...]:
    return tuple(sorted(character for character in text if character.isdigit()))
