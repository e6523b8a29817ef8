"""Whatever the text, compiling it gives findings: no exception, no hang."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola.findings import Finding
from tests.support.compiling import LIBRARY, check
from tests.support.sentences import random_rule

_TEXT = LIBRARY.read_text(encoding="utf-8")
_TOKENS = re.findall(r"\s+|\w+|[^\w\s]", _TEXT)
_WORDS = sorted({token for token in _TOKENS if not token.isspace()} | {"\n", '"', "-5", "999999"})
_NASTY = [
    "\x00", "\ufeff", "\u2028", "{{ }}", "</script>", "../..", "!!python/object", "&a *a", "'''",
    "“", "é" * 120, "9" * 30, "#", "\t", "\\", "=", "%", "\U0001f432",
]  # fmt: skip


def _places_are_inside(findings: list[Finding], text: str) -> bool:
    return all(0 <= one.span.start <= one.span.end <= len(text) for one in findings)


@settings(max_examples=100, deadline=None)
@given(st.text())
def test_any_text_compiles_or_is_reported(text: str) -> None:
    """Signs of every sort, in any order, are read or reported, at a place inside the text."""
    assert _places_are_inside(check(text), text)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([*_WORDS, *_NASTY]), max_size=60))
def test_any_words_compile_or_are_reported(words: list[str]) -> None:
    """Words of the language in any order make an item with findings at most."""
    text = "race newts {\n" + " ".join(words) + "\n}\n"

    assert _places_are_inside(check(text), text)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_change_of_content_compiles_or_is_reported(data: st.DataObject) -> None:
    """Official-like content with words dropped, doubled, swapped or replaced never breaks."""
    start = data.draw(st.integers(0, len(_TOKENS) - 1))
    tokens = _TOKENS[start : start + 400]
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(tokens) - 1))
        other = data.draw(st.integers(0, len(tokens) - 1))
        sort = data.draw(st.sampled_from(["drop", "double", "swap", "replace"]))
        if sort == "drop" and len(tokens) > 1:
            del tokens[place]
        elif sort == "double":
            tokens.insert(place, tokens[place])
        elif sort == "swap":
            tokens[place], tokens[other] = tokens[other], tokens[place]
        else:
            tokens[place] = data.draw(st.sampled_from([*_WORDS, *_NASTY]))
    text = "race r {\n" + "".join(tokens)

    assert _places_are_inside(check(text), text)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**9))
def test_any_sentence_of_the_grammar_resolves_or_is_reported(seed: int) -> None:
    """Sentences that are well-formed and senseless are told so, wherever they stand."""
    rng = Random(seed)  # noqa: S311 - the seed is drawn
    inner, outer = random_rule(rng), random_rule(rng)
    text = f"race newts {{\n{outer}\npiece egg {{\nbox: 1\n{inner}\n}}\n}}\n"

    assert _places_are_inside(check(text), text)


@pytest.mark.parametrize(
    "line",
    [
        "income of " + "(" * 5000 + "hill" + ")" * 5000 + " is 1 more",
        "hill " * 5000,
        "income income is is\n" * 2000,
        "income of your hills," + "\n" * 20000 + "if you decline",
        '"' * 5000,
        "{" * 5000,
        "}" * 5000,
    ],
    ids=["brackets", "words", "errors", "breaks", "quotes", "opening", "closing"],
)
def test_much_of_one_thing_is_reported_and_nothing_breaks(line: str) -> None:
    """Deep brackets, long lines and thousands of mistakes take time that grows with the text."""
    text = f"race newts {{\n{line}\n}}\n"

    assert check(text)
