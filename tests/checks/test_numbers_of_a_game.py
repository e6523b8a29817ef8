"""A number that cannot be is found in base rules too, and nothing that follows from it."""

from __future__ import annotations

from tests.support.compiling import check

_BASE = """base mire {
    rounds: 0, 10, 9, 8
    coin values: 1, 3, 5, 10
    coins: 35, 20, 24, 30
    blank banner: 10
    blank badge: 5
}
"""


def test_a_game_without_rounds_is_found() -> None:
    """Each count of players has one round or more."""
    assert [one.slug for one in check(_BASE)] == ["number-out-of-bounds"]
    assert [one.slug for one in check(_BASE.replace("rounds: 0", "rounds: 10"))] == []


def test_coins_are_told_of_for_each_of_their_values() -> None:
    """A value without a number of coins would be in no box."""
    lasting = _BASE.replace("rounds: 0", "rounds: 10")
    short = lasting.replace("coins: 35, 20, 24, 30", "coins: 35, 20")

    assert [one.slug for one in check(short)] == ["uneven-numbers"]
