"""One determiner stands before a noun; of two, one would be lost without a word."""

import pytest

from regola.findings import Sink
from tests.support.compiling import compile_text, library

RACE = """race newts {{
    name: it m "Tritoncino" / "Tritoncini", es m "Tritoncito" / "Tritoncitos", en "Newt" / "Newts"
    tokens: 5 of 8
    {rule}
}}
"""


def _slugs(rule: str) -> list[str]:
    sink = Sink()
    compile_text(RACE.format(rule=rule), sink, library())
    return [finding.slug for finding in sink]


@pytest.mark.parametrize(
    "rule",
    [
        "income of the a hill is 1 more",
        "income of each your hill is 1 more",
        "income of your a hill is 1 more",
        "at scoring: gain no 2 coins",
        "at scoring: gain 1 coin per another your hill",
    ],
)
def test_two_are_refused(rule: str) -> None:
    """Told once, at the second."""
    assert _slugs(rule) == ["doubled-determiner"]


@pytest.mark.parametrize(
    "rule", ["at the of your turn: gain 1 coin", "income of your of regions is 1 more"]
)
def test_a_noun_is_wanted_before_of(rule: str) -> None:
    """*The* and *your* cannot stand for a thing by themselves."""
    assert len(_slugs(rule)) == 1


@pytest.mark.parametrize(
    "rule",
    [
        "income of all your hills is 1 more",
        "at scoring if your hand has at least 2 tokens: gain 1 coin",
        "at scoring: gain 1 coin per 2 of your hills",
        "at the end of your turn, you may discard one of your tokens",
        "when you conquer a region: move 1 token to another of your regions",
    ],
)
def test_what_may_stand_together_is_read(rule: str) -> None:
    """A bound before a number, *all* before *your*, a part of a whole."""
    assert _slugs(rule) == []


def test_another_of_several_is_another_one_of_them() -> None:
    """*Another of your regions* is a plural, as *one of your regions*."""
    rule = "when you conquer a region: move 1 token to another of your region"

    assert _slugs(rule) == ["wrong-grammatical-number"]


def test_a_second_gender_has_its_plural_too() -> None:
    """A power that agrees needs four forms."""
    text = """power rich {
    name: it m "Ricco" / "Ricchi" f "Ricca", es m "Rico" / "Ricos" f "Rica" / "Ricas", en "Rich"
    tokens: 4
    income of your hills is 1 more
}
"""
    sink = Sink()

    compile_text(text, sink, library())

    assert [finding.slug for finding in sink] == ["missing-plural"]


@pytest.mark.parametrize(
    ("rule", "legal"),
    [
        ("conquest cost of no hill is 1 less", ()),
        ("no hill is immune", ()),
        ("one hill is immune", ("all hills",)),
        ("conquest cost of one of your hills is 1 less", ("all your hills",)),
    ],
)
def test_a_statement_is_not_of_none_nor_of_one(rule: str, legal: tuple[str, ...]) -> None:
    """Of none there is nothing to propose: of all would be the opposite."""
    sink = Sink()
    compile_text(RACE.format(rule=rule), sink, library())
    [finding] = sink
    assert finding.slug == "statement-of-a-choice"
    assert dict(finding.arguments)["legal"] == legal
