"""Sentences of designers who know the games alone: most are read rightly, and none wrongly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from regola.resources import languages
from tests.support.inside import regola
from tests.text.builder import yaml
from tests.text.test_designers import _meanings, _reader

WISHES = yaml(Path(__file__).with_name("wishes.yaml"))
# Of a hundred so many are read at least; the rest are answered with what they lack.
SHARE = 60


@pytest.mark.parametrize("code", languages())
def test_most_wishes_are_read_rightly_and_none_wrongly(code: str) -> None:
    """What is read means what was wished; what is not is answered with a word, a part or a rule."""
    reader = _reader("small_world", code)
    counts: Counter[str] = Counter()
    for wish in WISHES:
        found = reader.read(wish[code])
        if not found.line or reader.against(found.line)[1]:
            assert found.line or found.unknown or found.part or found.rule
            continue
        counts["right"] += 1
        assert _meanings(reader, found.line) & _meanings(reader, wish["rule"]), wish[code]

    assert 100 * counts["right"] >= SHARE * len(WISHES)


def test_a_rule_that_the_check_refuses_is_never_printed(tmp_path: Path) -> None:
    """Why no rule says it is told, and the rule that does what is wanted for a time."""
    ran = regola("read", "Your regions cost attackers one more token", folder=tmp_path)

    assert (ran.code, ran.output) == (1, "")
    line = "at the end of your turn: conquest cost of your regions is 1 more until your next turn"
    assert (
        ran.errors == f"No rule that plays says this. Say it for a time, “{line}”, or put a piece "
        "there and give it the rule.\n"
    )


def test_what_is_not_read_is_answered_with_the_nearest_rule(tmp_path: Path) -> None:
    """Its sentence and its line, of a game at hand, to copy and change."""
    ran = regola("read", "You gain one coin when it rains", folder=tmp_path)

    assert (ran.code, ran.output) == (1, "")
    assert "“rains”" in ran.errors
    assert "The rule: at scoring: gain 1 coin\n" in ran.errors


def test_a_rule_that_the_check_refuses_is_known() -> None:
    """What nobody may change is refused with the finding that says why."""
    _, findings = _reader("small_world", "en").against("income of forests is 1 more")
    assert [one.slug for one in findings] == ["not-yours-to-change"]


def test_the_part_that_is_not_understood_is_named() -> None:
    """The shortest end or beginning without which the rest is read."""
    found = _reader("small_world", "en").read("Your regions are immune in each round")
    assert (found.line, found.part) == ("", "in each round")
    assert found.rule is not None
