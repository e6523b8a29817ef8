"""Sentences are parsed once, however many ways lead to the same words."""

from __future__ import annotations

from regola.text.reading.chart import Chart, Grammar


def test_the_same_words_have_one_chart() -> None:
    """Charts that come of one sentence share what was found of others."""
    first = Chart(Grammar([]), ["you", "have", "a", "hill", "and", "a", "swamp"])
    other = first.anew(["you", "a", "swamp"])

    assert first.anew(["you", "a", "swamp"]) is other
    assert other.anew(["you", "a"]) is first.anew(["you", "a"])
    assert other.words == ["you", "a", "swamp"]
