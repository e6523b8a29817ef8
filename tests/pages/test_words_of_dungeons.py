"""Whatever an example of dungeons may say has words on its page, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regola.pages.book import page_words
from regola.pages.lords.examples import deed_message, topic_message
from regola.scenarios.lords.expecting import OF_PLAYERS, TOPICS
from regola.scenarios.lords.playing import STEPS
from tests.text.spelling import DICTIONARIES

_LANGUAGES = sorted(DICTIONARIES)
_UNTOLD = {"go"}
"""Steps that only scenario files have: they skip what is not told."""
_UNSAID = {"announced", "decks"}
"""What scenario files alone expect."""


def _messages() -> Iterator[str]:
    for verb in STEPS.keys() - _UNTOLD:
        for words in [["yes"], ["no"]] if verb == "answer" else [["c1"]]:
            yield deed_message(verb, words)
            yield f"{deed_message(verb, words)}-refused"
    for topic in TOPICS.keys() - _UNSAID:
        yield topic_message(topic, ["yes"])
    yield from (topic_message(topic) for topic in OF_PLAYERS)


@pytest.mark.parametrize("code", _LANGUAGES)
def test_each_step_and_each_expectation_has_words(code: str) -> None:
    """No step, done or refused, no topic and no line of an example is without a sentence."""
    words = page_words(code)
    assert sorted(message for message in set(_messages()) if message not in words) == []


@pytest.mark.parametrize(
    ("language", "told", "instead"),
    [
        ("it", "Non si può scegliere: c2.", "Non si può: Si sceglie"),
        ("es", "No se puede elegir: c2.", "No se puede: Se elige"),
        ("en", "May not be chosen: c2.", "Not allowed: Chosen"),
    ],
)
def test_a_refusal_is_one_sentence(
    pages: dict[str, bytes], language: str, told: str, instead: str
) -> None:
    """What may not be done says so itself, and is not set behind a word that denies it."""
    text = "".join(page.decode() for path, page in pages.items() if path.startswith(f"{language}/"))

    assert told in text
    assert instead not in text
