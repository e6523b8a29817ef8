"""An offer that is taken tells what it is for, and what comes of it, in the rules' own words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.files.library import load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.entries import teller_of
from tests.support.project import ROOT


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """The games whose players say yes or no, with their examples played."""
    folders = [ROOT / "content" / name for name in ("dungeon_digger", "dungeon_lords")]
    loaded = load(folders, Sink())
    return Shelf(list(contents(loaded.programs, loaded.texts, Sink())))


def _lines(shelf: Shelf, code: str, name: str) -> list[str]:
    """Return the sentences of an example, found by its name in the file."""
    book = Book(shelf, code, Sink(), {})
    [found] = [
        inner
        for content in shelf.contents
        for item in content.items
        for inner in item.walk()
        if inner.kind == "example" and inner.title == name
    ]
    return [line.text for line in teller_of(book, found, "a").told().lines]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Ada conquers Throne (a1): a goon becomes a Conquest marker."),
        ("es", "Ada conquista Sala del Trono (a1): un esbirro se vuelve marca de Conquista."),
        ("it", "Ada conquista Sala del Trono (a1): uno Sgorbio diventa segnalino Conquista."),
    ],
)
def test_a_conquest_is_told_with_what_is_conquered(shelf: Shelf, code: str, told: str) -> None:
    """The throne is taken, and a goon turns over: it is not said to be lost."""
    lines = _lines(shelf, code, "a conquered throne")
    assert told in lines
    assert not any("goon in play" in line or "in gioco" in line for line in lines)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        # The second marker of one player on a Portal: one goon turns over, not two.
        (
            "two markers are too few",
            ["Ada conquers Portal (a5): a goon becomes a Conquest marker."],
        ),
        # The goon that becomes the marker stands elsewhere than the Creature.
        ("a creature conquers", ["Ada conquers Library (a4): a goon becomes a Conquest marker."]),
    ],
)
def test_a_goon_that_turns_over_is_told_once(shelf: Shelf, name: str, told: Sequence[str]) -> None:
    """Each goon that becomes a marker is told, and none of them is said to be lost."""
    lines = _lines(shelf, "en", name)
    assert [line for line in lines if "becomes a" in line] == told
    assert not any(line.endswith("Ada loses 1 goon in play.") for line in lines)


def test_an_answer_says_what_was_offered(shelf: Shelf) -> None:
    """No example of any game tells of an offer that is taken or left without saying which."""
    book = Book(shelf, "en", Sink(), {})
    bare = [
        line.text
        for content in shelf.contents
        for item in content.items
        for inner in item.walk()
        if inner.kind == "example"
        for line in teller_of(book, inner, "a").told().lines
        if line.text.endswith((" accepts.", " declines.")) and not line.result
    ]
    assert bare == []
