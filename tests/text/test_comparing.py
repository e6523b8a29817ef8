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


def test_a_rule_that_reads_as_before_is_no_change_whoever_printed_its_meaning() -> None:
    """An earlier build may have the print of another compiler; what cannot be said is told."""
    assert found([text(1, "a", "x")], [text(1, "b", "x")]) == []
    assert found([text(1, "a", "")], [text(1, "b", "")]) == [("changed", "1", "", "")]


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


def test_a_rule_that_moved_and_changed_is_one_rule() -> None:
    """Two rules come first: what is read alike goes together, though the numbers are others."""
    before = [
        text(1, "a", "ricevi 1 moneta per palude"),
        text(2, "b", "puoi attaccare un mare se hai 2 segnalini"),
    ]
    after = [
        text(1, "n", "scarta la pedina"),
        text(2, "m", "pesca una carta del drago"),
        text(3, "c", "ricevi 2 monete per palude"),
        text(4, "d", "puoi attaccare un mare se hai 3 segnalini"),
    ]

    assert found(before, after) == [
        ("new", "1", "", "scarta la pedina"),
        ("new", "2", "", "pesca una carta del drago"),
        ("changed", "3", "ricevi 1 moneta per palude", "ricevi 2 monete per palude"),
        (
            "changed",
            "4",
            "puoi attaccare un mare se hai 2 segnalini",
            "puoi attaccare un mare se hai 3 segnalini",
        ),
    ]


def test_rules_go_together_alike_in_all_languages() -> None:
    """English text alone is alike; the Italian of the same rules goes with it."""
    before = [text(1, "a", "gain 1 coin per swamp", "en"), text(1, "a", "uno", "it")]
    after = [
        *(text(1, "n", "roll the die", "en"), text(1, "n", "due", "it")),
        *(text(2, "b", "gain 2 coins per swamp", "en"), text(2, "b", "tre", "it")),
    ]

    assert [(one.kind, one.language, one.rule[-1]) for one in changes(before, after)] == [
        *(("new", "en", "1"), ("new", "it", "1")),
        *(("changed", "en", "2"), ("changed", "it", "2")),
    ]


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
