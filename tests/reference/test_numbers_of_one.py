"""Numbers told of one of several, and things of which *each* or *no* is said."""

from __future__ import annotations

import pytest

from regola.compilation.checking import check_programs
from regola.findings import Sink
from regola_engine.conquest import number_word
from tests.support.compiling import compile_text
from tests.support.conquest_probes import NAMES, probe_of
from tests.support.random_rules import GROUNDS
from tests.support.second_reading import tried


@pytest.mark.parametrize(
    "line",
    [
        "income of your regions is 1 more if the number of regions of an opponent is at least 3",
        "income of your regions is 1 more if the number of tokens of each opponent is more than 2",
        (
            "conquest cost of a region is 1 less"
            " if the number of coins of another player is more than the number of your coins"
        ),
        (
            "your regions are immune"
            " if the number of your regions is less than the number of regions of an opponent + 1"
        ),
        "your regions are immune if there is a region of each opponent beside your regions",
        "income of your regions is 1 more if the number of tokens in a region is at least 3",
        "your hills are immune if there are at least 2 regions of a declined people",
        "income of your regions with no mine is 1 more",
        "income of your regions beside no hill is 1 more",
    ],
)
def test_the_second_reading_agrees(line: str) -> None:
    """What regions cost, bring and are is the same in positions built for the rule."""
    found = tried(probe_of(line), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted


def test_words_that_other_games_of_the_process_brought_are_nothing_here() -> None:
    """The numbers of words are the process's; a game has those of its own rules."""
    number_word("a number that no rule of this game speaks of")
    assert tried(probe_of("income of your regions beside no hill is 1 more"), 5).differences == []


def _refused(line: str) -> list[str]:
    sink = Sink()
    power = f"power probe {{\n    {NAMES}\n    tokens: 4\n    {line}\n}}\n"
    check_programs([compile_text(power, sink, GROUNDS[0].program)], sink)
    return [finding.slug for finding in sink]


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: gain as many coins as the number of regions of an opponent",
        "at scoring: gain as many coins as the number of tokens in a region",
        "at scoring: gain as many coins as income of one of your regions",
        "income of your hills is the number of tokens of each opponent",
        (
            "at scoring if the number of regions of an opponent is the number of tokens"
            " of a people: gain 1 coin"
        ),
        (
            "at scoring if the number of your regions is more than the number of regions of any"
            " opponent: gain 1 coin"
        ),
        "conquest cost of a region beside each of your hills is 1 less",
        "at scoring: discard 1 token in each of your regions",
        "when you conquer a region of each opponent: gain 1 coin",
        "a region without no mine is immune",
    ],
)
def test_what_nobody_would_look_at_is_refused(line: str) -> None:
    """Nobody chooses whose number is meant, or looks at one thing after the other."""
    assert "word-not-implemented" in _refused(line)


@pytest.mark.parametrize(
    "line",
    [
        "income of your regions that you conquered this turn is 1 more",
        "income of your regions that you not conquered this turn is 1 more",
        "income of regions of you that you conquered this turn is 1 less",
        "at scoring: gain 1 coin per region of yours that you lost this turn",
        (
            "conquest cost of a region is 1 less if there is a hill of yours that you conquered"
            " this turn"
        ),
        (
            "at scoring: gain 1 coin per region of yours that an opponent conquered"
            " since your last turn"
        ),
    ],
)
def test_yours_of_what_you_took_is_read_now(line: str) -> None:
    """It was not yours before; what you lost was."""
    found = tried(probe_of(line), 5, tries=8)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted


@pytest.mark.parametrize(
    "line",
    [
        "income of your regions is 1 more if the roll is less than 2",
        "your regions are immune if the roll is not 3",
        "at the end of conquest if the roll is 0: gain 5 coins",
    ],
)
def test_a_roll_that_nobody_made_is_no_number(line: str) -> None:
    """Nothing is said of it: neither that it is so much, nor that it is not."""
    found = tried(probe_of(line), 5, tries=4)

    assert (found.differences, found.unsaid) == ([], "")


@pytest.mark.parametrize(
    "line",
    [
        "at scoring: discard all tokens in your hills",
        "at scoring: discard all tokens in one of your hills",
        "at scoring: discard 2 tokens in one of your regions",
        "at scoring: discard 2 tokens in your regions",
        "at scoring: discard 2 tokens in a region of an opponent",
        "at scoring: discard all but 1 token in one of your regions",
        "at conquest, you may discard 2 tokens in one of your regions",
        "at conquest, you may discard all tokens in your hills",
    ],
)
def test_tokens_in_one_region_and_in_all(line: str) -> None:
    """*2 tokens in one of your regions* stand in one; *all tokens in your hills* in all hills."""
    found = tried(probe_of(line), 5, tries=6)

    assert (found.differences, found.unsaid) == ([], "")
    assert found.acted
