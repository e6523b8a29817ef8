"""The texts of all official items: spelled, readable, short enough, without slips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from regola.pages.content import chapters
from regola.program.model import Item
from regola.text import CARD_CHARACTERS, cards
from regola.text.readability import measured, sentences, words
from tests.text.official import said
from tests.text.spelling import misspelt

LANGUAGES = ("en", "es", "it")
LONGEST = 30
LONG, MOST_LONG = 25, 10
"""More words than these make a rule's sentence long; so many of a language may be that long."""
_LABEL = re.compile(r"^\w+ (?:\w+ ){0,2}[“«][^:]*: ")
"""How a variant is headed: the name of its option is no part of its sentence."""
FEWEST_WORDS = 100
GAMES = {"dungeon_digger", "small_world", "underground"}


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_spelled_right(code: str) -> None:
    """Every word is in the dictionary or in a short list that says why it is not."""
    assert misspelt(code, (text for _, texts in said(code) for text in texts)) == set()


@pytest.mark.parametrize(("code", "least"), [("it", 60), ("es", 65), ("en", 65)])
def test_each_page_is_readable(code: str, least: int) -> None:
    """
    The rules of each page of a game's book joined reach the index: Gulpease 60, INFLESZ 65.

    An index means nothing on less than a hundred words: shorter pages count with the rules page.
    """
    indices = {page: measured(text, code).index for page, text in _pages(code).items()}
    assert {pack for pack, _ in indices} >= GAMES
    assert {page: index for page, index in indices.items() if index < least} == {}


def _pages(code: str) -> dict[tuple[str, str], str]:
    pages: dict[tuple[str, str], str] = {}
    for item, texts in said(code):
        place = (item.pack, chapters().pages.get(item.kind, "rules"))
        pages[place] = " ".join([pages.get(place, ""), *texts]).strip()
    for pack, name in [place for place in pages if place[1] != "rules"]:
        if measured(pages[pack, name], code).words < FEWEST_WORDS:
            short = pages.pop((pack, name))
            pages[pack, "rules"] = f"{pages.get((pack, 'rules'), '')} {short}".strip()
    return pages


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_is_long(code: str) -> None:
    """No sentence has more than 30 words, be it made or written by hand: a question, an answer."""
    long = [
        (item.reference, sentence)
        for item, texts in said(code)
        for text in (*texts, *_written(item, code))
        for sentence in sentences(text)
        if len(_LABEL.sub("", sentence).split()) > LONGEST
    ]
    assert long == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_few_sentences_are_long(code: str) -> None:
    """Of the sentences of all rules at most ten have more than 25 words, elided ones counted."""
    told = (sentence for _, texts in said(code) for text in texts for sentence in sentences(text))
    long = [one for one in told if len(words(_LABEL.sub("", one))) > LONG]
    assert len(long) <= MOST_LONG, long


def _written(item: Item, code: str) -> Iterator[str]:
    """Give the texts of a language that an item's fields hold."""
    for line in item.fields:
        for entry in line.entries:
            language_of, *texts = entry.values
            yield from (str(text) for text in texts if language_of == code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_asked_has_a_short_name(code: str) -> None:
    """Options and editions are called by a name of at most five words in every language."""
    asked = [item for item, _ in said(code) if item.kind in ("edition", "option")]
    names = {item.reference: item.name(code) for item in asked}
    long = {one: name for one, name in names.items() if not name or len(name.singular.split()) > 5}
    assert (len(names) > 0, long) == (True, {})


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_are_short(code: str) -> None:
    """Cards keep their length unless one rule alone is longer, and hold all that the rules say."""
    several = 0
    for item, texts in said(code):
        divided = cards(list(texts))
        if len(divided) > 1:
            several += 1
            numbers, rest = zip(*(card.split(" ", 1) for card in divided), strict=True)
            assert numbers == tuple(f"{n}/{len(numbers)}" for n in range(1, len(numbers) + 1))
            divided = list(rest)
        long = [card for card in divided if len(card) > CARD_CHARACTERS]
        assert set(long) <= set(texts), item.reference
        assert " ".join(divided).split() == " ".join(texts).split()
    assert several > 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_card_can_be_read_alone(code: str) -> None:
    """A card begins where a rule begins: none with *then* or *if you cannot*."""
    for _, texts in said(code):
        left = list(texts)
        for card in cards(list(texts)):
            text = re.sub(r"^\d+/\d+ ", "", card)
            while text:
                assert text.startswith(left[0]), card
                text = text.removeprefix(left.pop(0)).strip()
        assert left == []


def test_no_rule_is_divided() -> None:
    """A rule goes whole on the next card; one that no card holds has a larger one of its own."""
    rules = ["First. " + "A" * 100 + ".", "Second. " + "B" * 100 + ". Then third."]
    assert cards(rules) == [f"1/2 {rules[0]}", f"2/2 {rules[1]}"]
    long = f"{'C' * 150}. {'D' * 30}. (Keyword: {'E' * 20}. {'F' * 20}.)"
    assert cards(["Short.", long]) == ["1/2 Short.", f"2/2 {long}"]
    variant = "Short.\nVariant “Other”: this rule does not apply."
    assert cards([variant, "Next."]) == [f"{variant}\nNext."]


_ONLY = {
    "it": ("Vale solo", "Non vale", "Se non puoi", "Se non lo fai"),
    "es": ("Solo vale", "No vale", "Si no puedes", "Si no lo haces"),
    "en": ("This holds only", "This does not hold", "If you cannot", "If you do not"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_otherwise_answers_what_was_done(code: str) -> None:
    """No sentence that bounds a rule stands where *otherwise* would seem to answer it."""
    bounds, otherwise = _ONLY[code][:2], _ONLY[code][2:]
    confused = [
        (item.reference, text)
        for item, texts in said(code)
        for text in texts
        for before, after in pairwise(sentences(text))
        if before.startswith(bounds) and after.startswith(otherwise)
    ]
    assert confused == []
