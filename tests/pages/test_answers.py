"""Ask the search of the site what players ask, and hold its first three hits to the answers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from regola.pages.book import page_words
from regola.resources import languages
from regola.yaml_files import trusted
from tests.pages.reading import opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.needs("browser")

_ASKED: dict[str, dict[str, dict[str, str]]] = trusted(
    (Path(__file__).parent / "questions.yaml").read_text(encoding="utf-8")
)
_FOUND = """([question, game]) => window.regola.ranked(question, game)
    .slice(0, 3).map(found => found.address)"""
_NEAR = """([question, game]) => window.regola.ranked(question, game)
    .slice(0, 12).map(found => found.address)"""
_ENOUGH = 0.9
"""The share of questions that players ask that has to be answered at once."""


@pytest.mark.parametrize("language", languages())
def test_what_players_ask_is_found_at_once(browser: Browser, folder: Path, language: str) -> None:
    """Of the questions of players nine in ten have their answer among the first three hits."""
    with opened(browser, folder, f"{language}/search.html") as page:
        missed = [
            question
            for game, asked in _ASKED[language].items()
            for question, answer in asked.items()
            if f"{game}/{answer}" not in page.evaluate(_FOUND, [question, game])
        ]

    many = sum(map(len, _ASKED[language].values()))
    assert many > 50
    assert len(missed) <= (1 - _ENOUGH) * many, missed


_REWORDED = """language => {
    const search = window.regola, missed = [];
    for (const [address] of search.documents) {
        const [game, , anchor] = address.split(/[/#]/);
        for (const wording of search.wordings[anchor] || []) {
            const found = search.ranked(wording, game).slice(0, 3);
            if (!found.some(one => one.address === address))
                missed.push(wording);
        }
    }
    return missed;
}"""


@pytest.mark.parametrize("language", languages())
def test_a_question_is_found_by_its_other_wordings(
    browser: Browser, folder: Path, language: str
) -> None:
    """Each wording that a question is given leads to it; one in fifty may lead elsewhere."""
    with opened(browser, folder, f"{language}/search.html") as page:
        missed = page.evaluate(_REWORDED, language)
        many = page.evaluate("Object.values(regola.wordings).flat().length")

    assert many > 400
    assert len(missed) <= many / 50, missed


@pytest.mark.parametrize("language", languages())
def test_other_wordings_belong_to_questions(language: str) -> None:
    """Every question of beginners has other wordings, and no wording is left without one."""
    words = page_words(language)
    asked = {name.removeprefix("ask-") for name in words if name.startswith("ask-")}
    reworded = {name.removeprefix("wordings-") for name in words if name.startswith("wordings-")}

    assert asked == reworded


ALIKE = {
    "en": [("digging", "dig"), ("mud men", "mudmen"), ("planned", "planning")],
    "it": [("luoghi", "luogo"), ("sgorbio", "sgorbi"), ("crepaccio", "crepacci")],
    "es": [("orden", "órdenes"), ("vez", "veces"), ("regiones", "región"), ("troll", "trol")],
}


@pytest.mark.parametrize("language", languages())
def test_forms_of_a_word_find_the_same(browser: Browser, folder: Path, language: str) -> None:
    """
    Number, endings, accents, and a name written as two words make little difference.

    A title that is the very word that was asked for comes first, so the order may change.
    """
    with opened(browser, folder, f"{language}/search.html") as page:
        for one, other in ALIKE[language]:
            found = page.evaluate(_FOUND, [one, ""])
            assert found
            assert set(found) <= set(page.evaluate(_NEAR, [other, ""])), (one, other)


def test_a_variant_comes_behind_the_rule(browser: Browser, folder: Path) -> None:
    """Of two lines that say the same, that which holds without an agreement comes first."""
    with opened(browser, folder, "en/search.html") as page:
        kinds = page.evaluate(
            "question => window.regola.ranked(question, 'dungeon_digger')"
            ".filter(one => /building-rule-/.test(one.address)).map(one => one.kind)",
            "gold pieces for a connected room of the same kind",
        )

    assert "option" in kinds
    assert kinds[0] == "rule"
