"""The report tells readers of screens as well, and drawings say what tables do."""

from __future__ import annotations

import re

import html5lib
import pytest

from regola.drawings.charts import Bar, bars, curve, strip
from regola.playtesting.blocks import play_block
from regola.playtesting.designs import Plan
from regola.playtesting.report import report
from regola.playtesting.studies import Study
from regola.playtesting.subjects import compared
from regola.playtesting.verdicts import judged
from tests.support.playtests import official_side

_ITEM = "small_world/race/elves"
_LINE = (_ITEM, 1)


@pytest.fixture(name="page", scope="module")
def _page() -> str:
    side = official_side()
    rivals = [one for one in side.references("race") if one != _ITEM]
    plan = Plan(compared(_ITEM, side, side, rivals, "steady"), 1)
    study = Study(plan, (_LINE,), plan, 3.0)
    for number in range(2):
        study.add(play_block(plan.ours(number)), play_block(plan.theirs(number)))
        study.add_effect(_LINE, number, play_block(plan.without(number, _LINE)))
    told = {
        "language": "en",
        "older": False,
        "command": "regola playtest <elves>",
        "name": lambda reference: reference.rpartition("/")[2],
        "rule": lambda line: f"rule {line[1]} & more",
    }
    official = {rivals[0]: 1.5, rivals[1]: -2.0}
    verdicts = judged([study.evidence()])
    say = lambda identifier, **told: f"{identifier} {' '.join(map(str, told.values()))}".strip()  # noqa: E731
    return report([study], verdicts, [official], told, say).decode()


def test_page_is_html_with_words_escaped(page: str) -> None:
    """A parser that minds each fault finds none; what is told is text."""
    html5lib.HTMLParser(strict=True).parse(page)
    assert "&lt;elves&gt;" in page
    assert "rule 1 &amp; more" in page


def test_every_drawing_has_a_name_and_a_table(page: str) -> None:
    """Interval, officials, rules and rounds are drawn, each with its numbers beside it."""
    assert len(re.findall(r'<svg [^>]*role="img" aria-label="[^"]+"', page)) == 4
    assert page.count("<svg") == page.count("<table>") == 4


def test_page_needs_nothing_beside_it(page: str) -> None:
    """Nothing is loaded from anywhere."""
    assert not re.search(r"(src|href)=|@import|url\(", page)


def test_a_bar_lies_between_its_limits() -> None:
    """From -2 to 6 the middle is 2: the mark lies half way between the ends of its line."""
    drawn = str(bars([Bar("one", 2.0, -2.0, 6.0)], 1.0, "title", "coins"))
    left, right = map(float, re.findall(r'd="M([\d.]+) [\d.]+H([\d.]+)M', drawn)[0])
    assert float(re.findall(r'cx="([\d.]+)"', drawn)[0]) == pytest.approx(
        (left + right) / 2, abs=0.1
    )


def test_limits_that_are_not_known_are_not_drawn() -> None:
    """Few pairs have a mean and no interval."""
    drawn = str(bars([Bar("one", 2.0, float("-inf"), float("inf"))], 0.0, "title", "coins"))
    assert "span" not in drawn
    assert "circle" in drawn


def test_equal_values_are_drawn() -> None:
    """A copy differs in nothing: all lies at 0."""
    assert "NaN" not in str(curve([0.0] * 10, "title", "coins"))
    assert "own" in str(strip([Bar("one", 0.0, 0.0, 0.0, is_own=True)], "title", "coins"))
