"""Tables of official items come back as they were written, and are told to be old when they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.files.strengths import is_current, shipped_strengths, table_file
from regola.playtesting.sequences import Sums
from regola.playtesting.strengths import (
    Strength,
    Strengths,
    fingerprint,
    opposed,
    read,
    written,
)
from tests.support.playtests import official_side, race, side_with

_ELVES, _ORCS = "small_world/race/elves", "small_world/race/orcs"
_MORE, _LESS, _OPEN = (
    Strength(Sums.of([mean - 1.0, mean + 1.0] * 50), Sums.of([0.5, -0.5]))
    for mean in (3.0, -3.0, 0.0)
)


def _table(fingerprint: str = "", **bots: dict[str, Strength]) -> Strengths:
    return Strengths("small_world", 2, "small_world/board/two", 1, 100, fingerprint, bots)


def test_table_comes_back_as_it_was_written() -> None:
    """What is cut short or of another format is no table."""
    table = _table(steady={_ELVES: _MORE, _ORCS: _LESS}, greedy={_ELVES: _OPEN})
    text = written(table)
    assert read(text) == table
    assert read(text[:-5]) is None
    assert read(text.replace('"format": 1', '"format": 0')) is None


def test_bots_are_opposed_where_each_is_sure_of_the_other() -> None:
    """One that is sure and one that is not do not disagree."""
    table = _table(steady={_ELVES: _MORE, _ORCS: _LESS}, greedy={_ELVES: _LESS, _ORCS: _OPEN})
    assert opposed(table) == [_ELVES]


def test_table_is_old_when_games_come_to_something_else(tmp_path: Path) -> None:
    """A race more, though nobody plays it, is dealt with the others: games go on otherwise."""
    official = official_side().setting
    table = _table(fingerprint(official))
    assert is_current(table, official)
    assert not is_current(table, side_with(tmp_path / "one", race(6)).setting)


def test_fingerprint_hangs_on_each_item(tmp_path: Path) -> None:
    """A token more on one race is seen, though all other races play as they did."""
    one, other = (side_with(tmp_path / str(n), race(n)).setting for n in (6, 7))
    assert fingerprint(one) != fingerprint(other)
    assert fingerprint(one) == fingerprint(side_with(tmp_path / "again", race(6)).setting)


@pytest.mark.parametrize(
    "path", sorted(table_file("small_world", 2).parent.parent.parent.glob("*/strengths/*.json"))
)
def test_tables_that_ship_tell_of_their_game(path: Path) -> None:
    """Each item that both bots played is of the game, in as many pairs as the table says."""
    game, players = path.parent.parent.name, int(path.stem)
    table = shipped_strengths(game, players)
    assert table is not None
    assert (table.game, table.players) == (game, players)
    for items in table.bots.values():
        assert {name.partition("/")[0] for name in items} == {game}
        assert {one.coins.count for one in items.values()} == {table.pairs}
