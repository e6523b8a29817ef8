"""Sets that phrases name: regions, players and peoples as bit masks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.ground import bits
from regola_engine.conquest.position import NOBODY

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "active_token_regions",
    "combinations_to_choose",
    "empty_regions",
    "lone_token_regions",
    "nonempty_regions",
    "opponents",
    "players_with_active_people",
    "players_with_coins",
    "regions_of_players",
    "starting_tokens",
    "survivors",
]


def opponents(position: Position, you: int) -> int:
    """Return the seats of all players but the people's own."""
    return ((1 << position.game.seats) - 1) & ~(1 << position.owner[you])


def players_with_coins(position: Position) -> int:
    """Return the seats of players that have a coin."""
    return sum(1 << seat for seat, coins in enumerate(position.coins) if coins)


def players_with_active_people(position: Position) -> int:
    """Return the seats of players that have an active people."""
    return sum(1 << seat for seat, people in enumerate(position.active) if people != NOBODY)


def regions_of_players(position: Position, seats: int) -> int:
    """Return all regions that peoples of the players hold."""
    found = 0
    for people, owner in enumerate(position.owner):
        if owner >= 0 and seats >> owner & 1:
            found |= position.held[people]
    return found


def active_token_regions(position: Position) -> int:
    """Return the regions where active tokens stand."""
    found = 0
    for people in bits(position.active_peoples):
        found |= position.held[people]
    return found


def lone_token_regions(position: Position) -> int:
    """Return the regions whose only defender is a race token."""
    found = 0
    defenders = position.defenders
    for region, tokens in enumerate(position.tokens):
        if tokens == 1 and defenders[region] == 1:
            found |= 1 << region
    return found


def nonempty_regions(position: Position) -> int:
    """Return the regions with a token or a defender."""
    found = 0
    for region, count in enumerate(position.defenders):
        if count or position.tokens[region]:
            found |= 1 << region
    return found


def empty_regions(position: Position) -> int:
    """Return the regions with neither token nor defender."""
    return position.game.ground.everywhere & ~nonempty_regions(position)


def combinations_to_choose(position: Position) -> int:
    """Return the slots of the row that hold a combination."""
    return (1 << len(position.row_races)) - 1


def survivors(position: Position, you: int) -> int:
    """Return the peoples of opponents that have tokens in hand and a region to go to."""
    seat, found = position.owner[you], 0
    for people, owner in enumerate(position.owner):
        if owner not in (seat, NOBODY) and position.hand[people] and position.held[people]:
            found |= 1 << people
    return found


def starting_tokens(position: Position, slot: int) -> int:
    """Return the tokens on the banner and the badge of a combination."""
    game = position.game
    race, power = position.row_races[slot], position.row_powers[slot]
    return game.races[race].banner + game.powers[power].banner
