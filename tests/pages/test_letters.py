"""Letters stand for names in drawings, and no two names of a board share them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.compilation.artefacts.rules_pages import content
from regola.files.library import official
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.conquest.boards import letter, mark_of
from regola.pages.content import Shelf
from regola.pages.letters import initials
from regola.resources import languages


def test_the_first_name_has_its_initial_and_others_more() -> None:
    """Words that begin with a capital tell more than those that tie them together."""
    assert initials(["Tana Sotterranea", "Tana dei Troll", "Trattato di Pace", "Drago"]) == {
        "Tana Sotterranea": "T",
        "Tana dei Troll": "TT",
        "Trattato di Pace": "TP",
        "Drago": "D",
    }


@given(st.lists(st.text(min_size=1, max_size=12), max_size=40))
def test_no_two_names_have_the_same_letters(names: list[str]) -> None:
    """Whatever names are made of."""
    found = initials(names)
    assert len(set(found.values())) == len(set(names))


@pytest.mark.parametrize("language", languages())
def test_letters_of_the_official_games_differ(language: str) -> None:
    """Among what stands in squares on the boards of a game, and among its terrains."""
    program = official("conquest")
    assert program is not None
    book = Book(Shelf((content(program, {}),)), language, Sink())
    for game in ("small_world", "underground"):
        own = [item for item in book.shelf.items.values() if item.pack == game]
        pieces = [item for item in own if item.kind in ("piece", "relic", "place")]
        marks = {mark_of(book, item) for item in pieces}
        assert len(marks) == len({book.name(item) for item in pieces})
        terrains = [item for item in own if item.kind == "terrain"]
        assert len({letter(book, item) for item in terrains}) == len(terrains)
