"""What *or* joins: words that stand once are said of all, unless one has words of its own."""

from __future__ import annotations

import pytest

from regola.text import realise, shipped_language
from tests.support.conquest_probes import probe_of
from tests.support.random_rules import GROUNDS
from tests.support.second_reading import tried

GROUND = GROUNDS[0]
SAID = [
    ("hill or swamp of yours", "each of your hills or of your swamps."),
    ("hill of yours or swamp of yours", "each of your hills or of your swamps."),
    ("empty hill or swamp with a mine", "each empty hill with a mine or empty swamp with a mine."),
    (
        "region beside a hill or swamp with a mine",
        "each region adjacent to a hill with a mine or a swamp with a mine.",
    ),
    ("hill of yours or a swamp of yours", "each of your hills or of your swamps."),
    ("hill or a swamp with a mine", "each hill or swamp with a mine."),
]


@pytest.mark.parametrize(("line", "said"), SAID)
def test_words_that_stand_once_are_said_of_both(line: str, said: str) -> None:
    """A noun that has no words of its own shares what stands before and behind."""
    rule = GROUND.lines.rule(f"at scoring: gain 1 coin per {line}")
    assert rule is not None
    text = realise(rule, GROUND.reader("en").context(), shipped_language("en"))

    assert text.casefold().endswith(said)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (
            "it",
            (
                "Quando riscuoti le monete, "
                "se la tua razza non occupa nessuna collina né nessuna palude, ricevi"
            ),
        ),
        (
            "es",
            (
                "Cuando cobras tus monedas, "
                "si tu raza no ocupa ninguna colina ni ningún pantano, recibes"
            ),
        ),
        ("en", "When you score, if your people occupies no hills and no swamps, gain"),
    ],
)
def test_neither_of_two_is_told_as_neither(code: str, said: str) -> None:
    """*No hill or a swamp* would be read as a swamp that is there."""
    rule = GROUND.lines.rule("at scoring if you have no hill or swamp: gain 2 coins")
    assert rule is not None
    text = realise(rule, GROUND.reader(code).context(), shipped_language(code))

    assert text.casefold().startswith(said.casefold())


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: gain 1 coin per hill or swamp of yours",
        "at scoring if you have no hill or swamp: gain 2 coins",
        "at scoring if you conquered no hill or swamp this turn: gain 1 coin",
        "conquest cost of a hill or swamp of an opponent is 1 less",
        "your hills or swamps with a mine are immune",
        "you may not conquer a hill or swamp of an opponent",
        "at the end of your turn: put a raft in a hill or swamp of yours",
        "income of your regions beside a mountain or forest of yours is 1 more",
    ],
)
def test_shared_words_are_played_as_they_are_read(line: str) -> None:
    """Both readings agree in a position built for the rule, and the rule has a say there."""
    found = tried(probe_of(line), 1)

    assert found.acted
    assert (found.differences, found.unsaid) == ([], "")
