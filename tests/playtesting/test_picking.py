"""When an item is taken from the row, where it begins at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.playtesting import picking
from regola.playtesting.games import game_of
from regola.playtesting.picking import last_in_row, picks_of
from regola.playtesting.subjects import compared
from tests.support.playtests import official_side, race, side_with, underground_side

_BADGERS = "trial/race/badgers"


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picking, "GAMES", 4)


def test_item_lies_last_in_the_row(tmp_path: Path) -> None:
    """Five combinations lie before it: it costs five coins, as it does where nobody took one."""
    game = game_of(side_with(tmp_path / "one", race(6)).setting)
    for seed in range(5):
        state = last_in_row(game, _BADGERS, seed).begun(game, seed)
        shown = [game.races[number].reference for number in state.row_races]
        assert shown.index(_BADGERS) == len(shown) - 1 == 5


def test_race_with_many_tokens_is_taken_sooner_than_one_with_few(tmp_path: Path) -> None:
    """Bots choose by what a combination has: 13 tokens are taken at once, 1 hardly ever."""
    official = official_side()
    many, few = (
        picks_of(compared(_BADGERS, made, official, official.references("race")), 1)
        for made in (
            side_with(tmp_path / "many", race(13)),
            side_with(tmp_path / "few", race(1)),
        )
    )
    assert many.taken / many.offered > 0.5 > few.taken / few.offered
    assert many.rounds >= many.taken


def test_what_is_found_is_not_chosen() -> None:
    """A relic lies in no row."""
    side = underground_side()
    relics = side.references("relic")
    assert picks_of(compared(relics[0], side, side, relics[1:]), 1).offered == 0
