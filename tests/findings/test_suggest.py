"""Suggestions are the legal words nearest to what was written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.findings.suggest import Legal, distance, nearest

WORDS = ("coastal", "border", "empty", "nonempty", "immune", "hill", "hills", "of", "or")


@pytest.mark.parametrize(
    ("word", "suggested"),
    [
        ("costal", ("coastal",)),
        ("caostal", ("coastal",)),
        ("Coastal", ("coastal",)),
        ("hil", ("hill",)),
        ("imune", ("immune",)),
        ("og", ("of", "or")),
        ("volcano", ()),
    ],
)
def test_the_nearest_words_are_suggested(word: str, suggested: tuple[str, ...]) -> None:
    """A missing, doubled or swapped letter is found; an unlike word is not guessed at."""
    assert nearest(word, WORDS) == suggested


def test_another_case_comes_first() -> None:
    """A word that differs in capitals alone is nearer than any other."""
    assert nearest("hill", ("hall", "Hill", "hull")) == ("Hill", "hall", "hull")


def test_equally_near_words_stand_in_alphabetical_order() -> None:
    """The order in which the legal words are given does not show."""
    legal = ["bat", "cat", "hat", "mat"]
    assert nearest("rat", legal) == nearest("rat", reversed(legal)) == ("bat", "cat", "hat")


def test_a_word_is_not_suggested_for_itself() -> None:
    """A legal word used in the wrong place is no misspelling of itself."""
    assert nearest("hill", ("hill", "hall")) == ("hall",)


@pytest.mark.parametrize(
    ("left", "right", "steps"),
    [("", "", 0), ("ab", "ba", 1), ("abc", "abd", 1), ("abc", "abcd", 1), ("ca", "abc", 3)],
)
def test_a_swap_of_neighbours_counts_one(left: str, right: str, steps: int) -> None:
    """Letters are inserted, deleted, replaced or swapped with their neighbour, one step each."""
    assert distance(left, right, 9) == steps


@given(st.text("abc", max_size=8), st.text("abc", max_size=8))
def test_distance_is_the_same_both_ways(left: str, right: str) -> None:
    """From one word to the other is as far as back, and nothing is as near as the same word."""
    assert distance(left, right, 9) == distance(right, left, 9)
    assert (distance(left, right, 9) == 0) == (left == right)


@given(st.text("abc", max_size=8), st.text("abc", max_size=8), st.integers(1, 4))
def test_a_reach_only_stops_the_count(left: str, right: str, reach: int) -> None:
    """Within its reach the distance is exact, past it some larger number."""
    full = distance(left, right, 20)
    assert distance(left, right, reach) == full or min(full, distance(left, right, reach)) > reach


@given(word=st.text("abdehilmnoprsty", min_size=1, max_size=9))
def test_of_many_words_those_of_a_length_are_enough(word: str) -> None:
    """By their lengths, the nearest of all are the same, whatever is asked for."""
    assert nearest(word, Legal(WORDS).about(word)) == nearest(word, WORDS)
