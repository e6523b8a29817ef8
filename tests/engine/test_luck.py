"""The chance of bots is splitmix64, and rules in force are kept within bounds."""

from __future__ import annotations

import pytest

from regola_engine.conquest import game as games
from regola_engine.kernel.bots import Luck
from tests.engine.games import after, small_world

_SPLITMIX = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The first numbers of splitmix64 for 1234567, as its authors' code gives them."""


def test_luck_is_splitmix() -> None:
    """A number is told by its upper 32 bits."""
    luck = Luck(1234567)
    assert [int(luck.random() * 2**32) for _ in _SPLITMIX] == [one >> 32 for one in _SPLITMIX]


def test_luck_begins_anew_from_any_whole_number() -> None:
    """The sign counts for nothing, and of a large number its lowest 64 bits do."""
    for seed in (7, -7, 7 + (1 << 64)):
        assert Luck(seed).random() == Luck(7).random()


def test_rules_in_force_are_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those asked for longest ago are given up; what is played stays as it was."""
    plain = after(small_world(), 5, 150)
    monkeypatch.setattr(games, "_MOST_RULESETS", 3)
    game = small_world.__wrapped__()
    state = after(game, 5, 150)
    assert (state.coins, state.tokens, state.moves) == (plain.coins, plain.tokens, plain.moves)
    assert len(game._recent) == 3
    assert after(game, 5, 150).snapshot() == state.snapshot()
