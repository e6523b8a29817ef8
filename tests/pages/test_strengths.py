"""The page of how strong items are tells all numbers beside the drawing, in every language."""

from __future__ import annotations

import html5lib
import pytest

from regola.pages.book import page_words
from regola.pages.strengths import Gain, Rated, Ratings, ratings_page, ratings_title
from regola.resources import languages

_ELVES = Rated(
    "small_world/race/elves", Gain(5.6, 2.0, 9.2), Gain(-6.1, -9.0, -3.2), 14.0, is_opposed=True
)
_ORCS = Rated(
    "small_world/race/orcs", Gain(-1.1, -4.0, 1.8), Gain(0.4, -2.0, 2.8), -3.0, is_opposed=False
)
_HILL = Rated(
    "small_world/power/hill", Gain(2.0, 0.1, 3.9), Gain(1.0, -1.0, 3.0), 5.0, is_opposed=False
)


def _page(language: str, *, is_current: bool = True) -> str:
    items = (_ORCS, _ELVES, _HILL)
    ratings = Ratings("small_world", 2, 200, ("steady", "greedy"), items, is_current)
    say = page_words(language).say
    return ratings_page(
        ratings, "Small World", language, lambda name: name.rpartition("/")[2], say
    ).decode()


@pytest.mark.parametrize("language", languages())
def test_page_is_html_and_drawings_have_names(language: str) -> None:
    """Two kinds, two drawings with a name, two tables with a head of a row for each item."""
    page = _page(language)
    html5lib.HTMLParser(strict=True).parse(page)
    assert page.count('role="img" aria-label="') == page.count("<table>") == 2
    assert page.count('scope="row"') == 3


def test_strongest_stands_first_with_what_each_bot_says() -> None:
    """Elves before orcs, with both intervals; that the bots disagree is said of them alone."""
    page = _page("en")
    rows = page[page.index("<tbody>") :]
    assert rows.index("elves") < rows.index("orcs")
    assert "+5.6 (+2.0, +9.2)" in rows
    assert "-6.1 (-9.0, -3.2)" in rows
    assert page.count("the bots disagree") == 1


def test_old_numbers_are_told_to_be_old() -> None:
    """Where games come to something else now, the first thing said is that."""
    assert "These numbers are old" in _page("en", is_current=False)
    assert "These numbers are old" not in _page("en")


def test_title_tells_the_game_and_the_players() -> None:
    """Pages of one game for two and for three are told apart."""
    ratings = Ratings("small_world", 3, 200, ("steady", "greedy"), (), is_current=True)
    title = ratings_title(ratings, "Small World", page_words("en").say)
    assert "Small World, 3 players" in title
