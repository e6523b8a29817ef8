"""A player is defeated on a tile, of which rules are told: the one that the deed names."""

from __future__ import annotations

import pytest

from tests.support.tile_games import looked_for, tried
from tests.support.tile_probes import PROBING, probes_of

_CONQUERED = "when you conquer a room of an opponent: defeat the opponent in the room"


@pytest.mark.parametrize(
    ("line", "plays"),
    [
        (_CONQUERED, True),
        # Rules wait for a defeat in a portal: without a tile they could not be told where it is.
        ("when an opponent gives an order: defeat the opponent", False),
        ("when you conquer a room of an opponent: defeat the opponent", False),
        # The tile told was the room, whatever was written.
        ("when you conquer a room of an opponent: defeat the opponent in a portal", False),
        ("when you conquer a room of an opponent: defeat the opponent in your portal", False),
        # Who has the turn would be out of the game, and go on.
        ("when an opponent moves a creature over a tile: defeat the opponent in the tile", False),
    ],
)
def test_a_defeat_says_on_which_tile(line: str, *, plays: bool) -> None:
    """What names no tile, or none that is settled, is refused; it ended the game in an error."""
    assert PROBING.accepted("lord", PROBING.told("lord", [line])) == [line] * plays


def test_who_is_defeated_is_so_on_the_tile_that_is_named() -> None:
    """Both readings tell rules that wait for it of the room that was conquered."""
    lines = (_CONQUERED, "when an opponent is defeated in a room: gain 7 gold pieces")
    (probe,) = looked_for(probes_of("lord", "\n    ".join(lines)))

    found = list(tried(probe, 7, 4, moves=12))

    assert [one.differences for one in found] == [[]] * len(found)
    assert any(one.acted for one in found)
