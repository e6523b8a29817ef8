"""Whatever an example of tiles may say has words on its page, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regola.pages.book import page_words
from regola.pages.digger.examples import deed_message, topic_message
from regola.scenarios.digger.expecting import OF_PLAYERS, TOPICS
from regola.scenarios.digger.playing import STEPS
from tests.text.spelling import DICTIONARIES

_LANGUAGES = sorted(DICTIONARIES)
_DEEDS = {
    "answer": [["yes"], ["no"]],
    "offer": [[verb] for verb in ("build", "draw", "exchange", "gain", "put", "remove", "summon")],
    "step": [["a1", "a2"], ["a1", "a2", "careful"]],
}
_NONE = {"hidden", "markers", "tiles", "tokens", "waiting", "winners"}
"""What may be none."""
_TRUTHS = {"over"}
_COUNTS = OF_PLAYERS.keys() - {"goons", "held", "defeated"}
_SETTINGS = ("bag", "grains", "heap", "quiet", "round", "scenario", "stack")


def _messages() -> Iterator[str]:
    for verb in STEPS:
        if verb != "end":
            yield from (deed_message(verb, words) for words in _DEEDS.get(verb, [["a1"]]))
    for topic in TOPICS:
        yield topic_message(topic, ["yes" if topic in _TRUTHS else "a1"])
    yield from (topic_message(topic, ["none"]) for topic in sorted(_NONE))
    yield from (topic_message(topic, ["no"]) for topic in sorted({*_TRUTHS, "defeated"}))
    yield from (f"tiles-{topic}" for topic in sorted(_COUNTS))
    yield from ("tiles-defeated", "tiles-goons", "tiles-no-goons")
    yield from (f"tiles-{word}-named" for word in ("coins", "held", "lord", "project"))
    yield from (f"tiles-given-{key}" for key in _SETTINGS)
    yield from ("tiles-given-no-bag", "tiles-given-no-heap")
    yield from ("tiles-option-taken", "tiles-option-not-taken", "tiles-token-of", "tiles-leads")


@pytest.mark.parametrize("code", _LANGUAGES)
def test_each_step_and_each_expectation_has_words(code: str) -> None:
    """No step, topic or line of an example is left without a sentence."""
    words = page_words(code)
    assert [message for message in dict.fromkeys(_messages()) if message not in words] == []


def test_only_what_a_rule_offers_is_told_by_its_verb() -> None:
    """A careful step is told apart from another, and a denial from what it denies."""
    assert deed_message("step", ["a1", "a2", "careful"]) != deed_message("step", ["a1", "a2"])
    assert topic_message("over", ["no"]) != topic_message("over", ["yes"])
