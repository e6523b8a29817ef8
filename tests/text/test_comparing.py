"""Texts before and after: a reworded text, another meaning, new rules, rules that are gone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from regola.text.comparing import RuleText, changes, pieces


def text(number: int, meaning: str, words: str, language: str = "it") -> RuleText:
    """Return the text of a rule of the beavers."""
    return RuleText(language, f"home/race/beavers#{number}", meaning, words)


def found(before: list[RuleText], after: list[RuleText]) -> list[tuple[str, str, str, str]]:
    """Return the changes as plain values."""
    return [
        (one.kind, one.rule.rpartition("#")[2], one.before, one.after)
        for one in changes(before, after)
    ]


def test_equal_texts_are_no_change() -> None:
    """A rule that says the same in the same words is not told, even where it moved."""
    assert found([text(1, "a", "x")], [text(1, "a", "x")]) == []
    assert found([text(1, "a", "x")], [text(2, "a", "x")]) == []


def test_a_changed_pattern_is_told_apart_from_a_changed_meaning() -> None:
    """The same meaning in other words was reworded; another meaning was changed."""
    before = [text(1, "a", "x"), text(2, "b", "y")]
    after = [text(1, "a", "z"), text(2, "c", "w")]
    assert found(before, after) == [("reworded", "1", "x", "z"), ("changed", "2", "y", "w")]


def test_new_rules_and_those_that_are_gone() -> None:
    """A rule put first makes itself new; the others keep theirs, and what is left is gone."""
    before = [text(1, "a", "x"), text(2, "b", "y")]
    after = [text(1, "n", "new"), text(2, "a", "x")]
    assert found(before, after) == [("new", "1", "", "new"), ("gone", "2", "y", "")]


def test_languages_are_compared_with_themselves() -> None:
    """The Italian of a rule is never compared with its Spanish."""
    before = [text(1, "a", "x"), text(1, "a", "y", "es")]
    assert found(before, list(reversed(before))) == []


@given(st.text("ab c,.", max_size=30), st.text("ab c,.", max_size=30))
def test_the_pieces_make_the_texts(before: str, after: str) -> None:
    """Put together, the pieces are the texts; what both share is the same in both."""
    old, new = pieces(before, after)
    assert "".join(piece.text for piece in old) == before
    assert "".join(piece.text for piece in new) == after
    shared = [[piece.text for piece in side if not piece.other] for side in (old, new)]
    assert shared[0] == shared[1]
