"""The gates see what is printed beside the pages: the terminal, reports on mixing, cards, chips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program.model import Item
from regola.resources import dsl_folder, dsl_text
from regola.text import Texts, shipped_language
from regola.text.lint import Linter, Slip
from regola.text.readability import sentences
from tests.text.messages import printed, written
from tests.text.morphology import analyses
from tests.text.official import checker
from tests.text.spelling import misspelt

LANGUAGES = ("en", "es", "it")
TOLD = ("commands", "findings", "mixing")
"""The files of messages that are sentences; those of pages are read where they stand."""
LONGEST = 30


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [*TOLD, "chips", "pages", "rules", "words"])
def test_every_word_of_every_message_is_spelled_right(name: str, code: str) -> None:
    """What the terminal, reports, pages and rules say is spelled as the pages are."""
    texts = [quoted for quoted, _ in printed(code, name)] if name in TOLD else written(code, name)
    assert len(texts) > 20
    assert misspelt(code, texts) == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_no_message_has_a_slip(name: str, code: str) -> None:
    """The checker of printed text finds nothing in what the terminal and reports say."""
    assert _slips(checker(code), name, code) == []


@pytest.mark.needs("morphology")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_no_message_has_a_slip_by_the_dictionary(name: str, code: str) -> None:
    """Nor does it with what a dictionary says of the words that the lexicon lacks."""
    known = analyses(code, (text for texts in printed(code, name) for text in texts))
    assert _slips(checker(code, known), name, code) == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_no_message_is_long(name: str, code: str) -> None:
    """No sentence of the terminal or of a report has more than 30 words."""
    told = (sentence for quoted, _ in printed(code, name) for sentence in sentences(quoted))
    assert [one for one in told if len(one.split()) > LONGEST] == []


def _slips(checking: Linter, name: str, code: str) -> list[tuple[str, Slip]]:
    """Return the slips that a message has whatever it is filled with."""
    return [
        (quoted, slip)
        for quoted, counted in printed(code, name)
        for slip in checking.slips(quoted, prose=True)
        if quoted == counted or any(checking.slips(counted, prose=True))
    ]


_NUMBERED = re.compile(r"^\d+/\d+ ")
"""The number of a card, which is no part of its sentence."""


@cache
def styled(code: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cards of each official item, joined, and all chips."""
    cards: list[str] = []
    chips: list[str] = []
    for texts, item in _official():
        told = texts.item_text(item, shipped_language(code), "card")
        # A sentence may go on from one card to the next.
        cards.append(" ".join(_NUMBERED.sub("", card) for card in told))
        chips.extend(texts.item_text(item, shipped_language(code), "chip"))
    return tuple(filter(None, cards)), tuple(filter(None, chips))


def _official() -> Iterator[tuple[Texts, Item]]:
    for family in families():
        program = official(family)
        if program is not None:
            texts = Texts(program.all_items(), language(family).vocabulary, program.packs)
            yield from ((texts, item) for item in program.all_items())


_OF_SPAIN = re.compile(
    r"\b(?:vosotr\w+|vuestr\w+|os|\w+(?:[áé]is|cís|dís)|\w*[^dt\W]ad|\w+[ei]d)\b", re.IGNORECASE
)
"""What tells several people in Spain alone: *poned*, *vuestro*, *tenéis*."""
_OF_ALL = frozenset({"red", "web", "pared"})
_NO_TEXT = re.compile(
    r"^#.*|^[\w-]+ =|^ +\.[\w-]+ =|\{[^{}]*\}|\[[\w-]+\]|\$\w+|`[^`]*`", re.MULTILINE
)


@pytest.mark.parametrize("name", [*TOLD, "book", "chips", "pages", "rules", "words", "workbench"])
def test_spanish_is_that_of_all_countries(name: str) -> None:
    """No message tells several people as Spain alone does."""
    told = _NO_TEXT.sub("", dsl_text("text", "es", f"{name}.ftl"))
    # Words of the language of rules are English.
    english = set(re.findall(r"\w+", dsl_text("text", "en", f"{name}.ftl")))
    found = {one.lower() for one in _OF_SPAIN.findall(told)}
    assert found - _OF_ALL - english == set()
    assert _OF_SPAIN.search("Tomad el mapa")


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_and_chips_are_spelled_right(code: str) -> None:
    """Cards with their reminders, and chips, have no word that the pages may not have."""
    cards, chips = styled(code)
    assert min(len(cards), len(chips)) > 100
    assert misspelt(code, (*cards, *chips)) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_have_no_slip(code: str) -> None:
    """The checker of printed text finds nothing on cards."""
    checking = checker(code)
    cards, _ = styled(code)
    assert [(text, slip) for text in cards for slip in checking.slips(text)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_chips_have_no_slip(code: str) -> None:
    """Chips are no sentences; what of them are words goes together all the same."""
    checking = checker(code)
    _, chips = styled(code)
    assert [(text, slip) for text in chips for slip in checking.slips(text, prose=True)] == []


_APOSTROPHES = {"en": "\N{RIGHT SINGLE QUOTATION MARK}", "it": "'"}
"""How each language writes an apostrophe, as its rules do; on paper all are typographic."""


@pytest.mark.parametrize("code", _APOSTROPHES)
def test_apostrophes_are_of_one_kind(code: str) -> None:
    """What messages and rules say beside each other is written alike."""
    other = next(mark for one, mark in _APOSTROPHES.items() if one != code)
    odd = re.compile(rf"[^\W\d_]{other}[^\W\d_]")
    for file in sorted((dsl_folder() / "text" / code).glob("*.ftl")):
        lines = file.read_text("utf-8").splitlines()
        assert [line for line in lines if odd.search(line)] == [], file.name
