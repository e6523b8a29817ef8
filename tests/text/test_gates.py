"""The texts of all official items: spelled, readable, short enough, without slips."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program.model import Item
from regola.text import CARD_CHARACTERS, Texts, cards, shipped_language
from regola.text.readability import measured, sentences
from tests.text.builder import yaml

LANGUAGES = {"en": "en_US", "es": "es_ES", "it": "it_IT"}
OWN_WORDS = yaml(Path(__file__).with_name("words.yaml"))
MOST_WORDS = 60
LONGEST = 30

# Rules that no general division makes short: their own words fill a sentence.
LONG_RULES = {"underground/power/reborn"}


@cache
def _said(code: str) -> tuple[tuple[Item, tuple[str, ...]], ...]:
    return tuple(_all_texts(code))


def _all_texts(code: str) -> Iterator[tuple[Item, tuple[str, ...]]]:
    for family in families():
        program = official(family)
        if program is None:
            continue
        games = {pack.id: pack.game for pack in program.packs}
        texts = Texts(program.all_items(), language(family).vocabulary, games)
        for item in program.all_items():
            yield item, texts.item_text(item, shipped_language(code))


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_word_is_spelled_right(code: str) -> None:
    """Every word is in the dictionary or in a short list that says why it is not."""
    words = {word for _, texts in _said(code) for text in texts for word in text.split()}
    # The dictionaries know words, not what is elided before them.
    apart = {part for word in words for part in word.split("'") if len(part) > 1}
    command = ["hunspell", "-d", LANGUAGES[code], "-l"]
    given = "\n".join(sorted(apart)).encode()
    ran = subprocess.run(command, input=given, capture_output=True, check=True)
    elided = {word.split("'")[0] for word in words if "'" in word}
    unknown = set(ran.stdout.decode().split()) - set(OWN_WORDS[code]) - elided
    assert unknown == set()
    assert len(OWN_WORDS[code]) <= MOST_WORDS


@pytest.mark.parametrize(("code", "least"), [("it", 60), ("es", 65), ("en", 65)])
def test_each_game_is_readable(code: str, least: int) -> None:
    """The texts of each pack joined reach the index: Gulpease 60, INFLESZ 65."""
    packs: dict[str, list[str]] = {}
    for item, texts in _said(code):
        packs.setdefault(item.pack, []).extend(texts)
    joined = {pack: " ".join(texts) for pack, texts in packs.items()}
    indices = {pack: measured(text, code).index for pack, text in joined.items() if text}
    assert {pack: index for pack, index in indices.items() if index < least} == {}


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_sentence_is_long(code: str) -> None:
    """No sentence has more than 30 words; a question quoted in it counts as one."""
    long = [
        (item.reference, sentence)
        for item, texts in _said(code)
        if item.reference not in LONG_RULES
        for text in texts
        for sentence in sentences(_without_quotes(text))
        if len(sentence.split()) > LONGEST
    ]
    assert long == []


def _without_quotes(text: str) -> str:
    for opening, closing in ("«»", "“”"):
        while opening in text and closing in text:
            start, end = text.index(opening), text.index(closing)
            text = f"{text[:start]}…{text[end + 1 :]}"
    return text


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_cards_are_short(code: str) -> None:
    """Every item's cards keep their length."""
    long = [card for _, texts in _said(code) for card in cards(list(texts))]
    assert [card for card in long if len(card) > CARD_CHARACTERS] == []
