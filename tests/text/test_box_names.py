"""Items and words are called as the boxes of their games call them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regola.compilation.language import families
from regola.files.library import official
from regola.program.model import Item, Name
from regola.text import shipped_language
from tests.text.builder import yaml

BOXES = yaml(Path(__file__).with_name("box_names.yaml"))
PRINTED = sorted(BOXES["items"])


@cache
def _items() -> dict[str, Item]:
    programs = [program for family in families() if (program := official(family))]
    return {item.reference: item for program in programs for item in program.all_items()}


def _forms(name: Name) -> Iterator[str]:
    yield from (name.singular, name.plural or "", *(name.feminine or ()))


@pytest.mark.parametrize("reference", PRINTED)
def test_items_have_the_names_of_their_box(reference: str) -> None:
    """A name in each language is the printed one in one of its forms, whatever its capitals."""
    item = _items()[reference]
    for code, text in BOXES["items"][reference].items():
        name = item.name(code)
        assert name is not None
        assert text.lower() in {form.lower() for form in _forms(name)}


@pytest.mark.parametrize("game", sorted(BOXES["words"]))
def test_words_are_those_of_the_box(game: str) -> None:
    """What the rules of a box call a thing is the one word that texts of its game have for it."""
    for word, said in BOXES["words"][game].items():
        for code, text in said.items():
            lexicon = shipped_language(code).of_game(game).lexicon
            noun, adjective = lexicon.nouns.get(word), lexicon.adjectives.get(word)
            forms = noun.forms if noun else adjective.forms if adjective else ()
            assert text == forms[0]
