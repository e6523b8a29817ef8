"""How players stand against each other, how far the game has come, how far regions are apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.classes import around
from regola_engine.conquest.ground import bits

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "coins_of",
    "coins_on",
    "is_even_round",
    "is_odd_round",
    "poorest_players",
    "regions_beside_so_many",
    "regions_within",
    "richest_players",
]


def richest_players(position: Position) -> int:
    """Return the seats of all players than whom nobody has more coins."""
    return _players_with(position, max(position.coins))


def poorest_players(position: Position) -> int:
    """Return the seats of all players than whom nobody has fewer coins."""
    return _players_with(position, min(position.coins))


def _players_with(position: Position, coins: int) -> int:
    return sum(1 << seat for seat, count in enumerate(position.coins) if count == coins)


def coins_of(position: Position, seats: int) -> int:
    """Return how many coins players have together."""
    return sum([position.coins[seat] for seat in bits(seats)])


def coins_on(position: Position, slots: int) -> int:
    """Return how many coins lie on combinations of the row."""
    return sum([position.row_coins[slot] for slot in bits(slots)])


def is_even_round(position: Position) -> bool:
    """Tell whether the number of the round under way is even."""
    return position.round % 2 == 0


def regions_beside_so_many(position: Position, you: int, mask: int, least: int) -> int:
    """Return the regions that at least so many regions of the set are beside."""
    beside = (
        around(position, you, 1 << region) & mask for region in range(position.game.ground.size)
    )
    return sum(1 << region for region, near in enumerate(beside) if near.bit_count() >= least)


def is_odd_round(position: Position) -> bool:
    """Tell whether the number of the round under way is odd."""
    return position.round % 2 == 1


def regions_within(position: Position, you: int, mask: int, steps: int) -> int:
    """Return the regions of a set, and those that so many steps from one to the next lead to."""
    for _ in range(steps):
        mask |= around(position, you, mask)
    return mask & position.game.ground.everywhere
