"""Every step of an example is told whole: what is rolled, answered and chosen, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.files.library import load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.entries import teller_of
from tests.support.project import ROOT

_GAMES = ("small_world", "underground", "dungeon_digger", "dungeon_lords")
_OURS = ("abilities", "abilities_of_tiles", "abilities_of_dungeons")
_PACKS = [
    *(ROOT / "content" / name for name in _GAMES),
    *(ROOT / "tests" / "scenarios" / name for name in _OURS),
]
_HOLE = re.compile(r": [.,;]| [.,;:]|  |: $|_")
"""What stands in a sentence where something that it needs was not filled in."""


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """All games and our own abilities, with their examples played."""
    loaded = load(_PACKS, Sink())
    return Shelf(list(contents(loaded.programs, loaded.texts, Sink())))


def _told(shelf: Shelf, code: str) -> Iterator[tuple[str, str]]:
    """Give each sentence of each example, beside the name of the example in the file."""
    book = Book(shelf, code, Sink(), {})
    for content in shelf.contents:
        for item in content.items:
            for inner in item.walk():
                if inner.kind == "example":
                    for line in teller_of(book, inner, "a").told().lines:
                        yield inner.title, line.text


@pytest.mark.parametrize("code", ["it", "es", "en"])
def test_no_sentence_has_a_hole(shelf: Shelf, code: str) -> None:
    """Nothing is left out of a sentence, and nothing stands in it as a file writes it."""
    assert [told for told in _told(shelf, code) if _HOLE.search(told[1])] == []


@pytest.mark.parametrize(
    ("code", "example", "told"),
    [
        ("it", "a better part", "Ada usa Mimi Ombra: Avventurosi."),
        ("en", "a 1 and a 3", "Ada rolls. The dice show 1 and 3."),
        ("en", "a 3 at the start of the turn", "Ada uses Gamblers. The die shows 3."),
        ("en", "not paid for, as ever", "Ada uses Wardens for hire. The answer is no."),
        ("en", "a price before the roll", "Ada uses Daring: Bea. The die shows 2."),
    ],
)
def test_what_is_rolled_and_answered_is_told(
    shelf: Shelf, code: str, example: str, told: str
) -> None:
    """A roll, a refusal and what is chosen stand in the sentence; a power agrees with its race."""
    assert (example, told) in set(_told(shelf, code))
