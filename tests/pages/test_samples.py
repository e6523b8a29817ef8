"""The page of findings colours its examples, and draws their tiles and boards, wrong and right."""

from __future__ import annotations

import re

import pytest

from regola.resources import languages

TILES = ("R0514", "R0515", "R0516", "R0517", "R0518", "R0519")
EDGES = (("Door", "Earth Wall"), ("Porta", "Parete di Terra"), ("Puerta", "Pared de Tierra"))
"""A door and earth as the games call them."""
BOARDS = ("R0520", "R0521", "R0522", "R0523", "R0524")


@pytest.fixture(params=languages())
def articles(request: pytest.FixtureRequest, pages: dict[str, bytes]) -> dict[str, str]:
    """The articles of the page of findings in a language, by code."""
    text = pages[f"{request.param}/findings.html"].decode()
    parts = re.split(r'<article class="entry finding" id="(R\d{4})">', text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def _figures(article: str) -> list[str]:
    return article.partition('<div class="pair">')[2].split("</figure>")[:2]


@pytest.mark.parametrize("code", TILES)
def test_a_tile_is_drawn_as_it_is_and_as_it_should_be(articles: dict[str, str], code: str) -> None:
    """Each of the two examples is followed by its tiles."""
    for figure in _figures(articles[code]):
        assert '<svg class="tile"' in figure.partition("</pre>")[2]


@pytest.mark.parametrize("code", BOARDS)
def test_a_board_is_drawn_too(articles: dict[str, str], code: str) -> None:
    """A hole or a space apart is seen in the drawing of the wrong board alone."""
    for figure in _figures(articles[code]):
        assert '<svg class="board' in figure.partition("</pre>")[2]


def test_the_sides_drawn_are_those_told(articles: dict[str, str]) -> None:
    """Five edges are drawn as five sides, six as six; the drawing names them as the games do."""
    wrong, right = _figures(articles["R0514"])
    door, earth = next(pair for pair in EDGES if f": {pair[0]}, " in wrong)
    sides = [door, door, earth, earth, earth]

    assert f': {", ".join(sides)}"' in wrong
    assert f': {", ".join([*sides, earth])}"' in right
    assert wrong.count('href="#s-door') == right.count('href="#s-door') == 2


def test_other_findings_have_no_drawing(articles: dict[str, str]) -> None:
    """What is no tile and no board is not drawn."""
    assert "<svg" not in articles["R0601"]


def test_the_words_of_an_example_have_their_colours(articles: dict[str, str]) -> None:
    """Small words and numbers of a rule that is wrong and of the right one; names have none."""
    for figure in _figures(articles["R0301"]):
        assert '<span class="t-keyword">conquest cost of a</span> co' in figure
        assert '<span class="t-number">1</span>' in figure


def test_what_is_no_rule_is_shown_as_it_is(articles: dict[str, str]) -> None:
    """The line of a manifest has no colours."""
    assert "<code>game: smallworld\n</code>" in _figures(articles["R0904"])[0]
