"""The gates see what is printed beside the pages: reports on mixing, cards, chips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regola.compilation.language import families, language
from regola.files.library import official
from regola.resources import dsl_text
from regola.text import Texts, shipped_language
from tests.text.official import checker
from tests.text.spelling import misspelt

LANGUAGES = ("en", "es", "it")
FILES = ("chips", "mixing", "pages", "rules", "words")
"""The messages of findings are read on their pages, where what they quote is marked."""


class _Texts(Visitor):  # type: ignore[misc]
    """Gathers the texts of messages, what is filled in left out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the library
        """Keep a text."""
        self.found.append(node.value)


@cache
def messages(code: str, name: str) -> tuple[str, ...]:
    """Return the texts of a file of messages."""
    visitor = _Texts()
    visitor.visit(FluentParser().parse(dsl_text("text", code, f"{name}.ftl")))
    return tuple(visitor.found)


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_word_of_every_message_is_spelled_right(name: str, code: str) -> None:
    """What reports on mixing, pages and rules say is spelled as the pages are."""
    texts = messages(code, name)
    assert len(texts) > 20
    assert misspelt(code, texts) == set()


_NUMBERED = re.compile(r"^\d+/\d+ ")
"""The number of a card, which is no part of its sentence."""


@cache
def styled(code: str) -> tuple[str, ...]:
    """Return the cards of each official item, joined, and its chips."""
    return tuple(_styled(code))


def _styled(code: str) -> Iterator[str]:
    for family in families():
        program = official(family)
        if program is None:
            continue
        games = {pack.id: pack.game for pack in program.packs}
        texts = Texts(program.all_items(), language(family).vocabulary, games)
        for item in program.all_items():
            cards = texts.item_text(item, shipped_language(code), "card")
            # A sentence may go on from one card to the next.
            yield " ".join(_NUMBERED.sub("", card) for card in cards)
            yield from texts.item_text(item, shipped_language(code), "chip")


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_and_chips_are_spelled_right(code: str) -> None:
    """Cards with their reminders, and chips, have no word that the pages may not have."""
    assert len(styled(code)) > 200
    assert misspelt(code, styled(code)) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_have_no_slip(code: str) -> None:
    """The checker of printed text finds nothing on cards; chips are no sentences."""
    checking = checker(code)
    cards = [text for text in styled(code) if text.endswith((".", ".)"))]
    assert len(cards) > 150
    assert [(text, slip) for text in cards for slip in checking.slips(text)] == []
