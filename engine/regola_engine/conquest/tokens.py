"""Tokens and pieces put on the board and taken from it; who holds what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.gear import settle_bearers
from regola_engine.conquest.position import NOBODY

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "add_piece",
    "add_tokens",
    "claim",
    "drop_piece",
    "release",
    "rivals",
]


def add_tokens(position: Position, region: int, count: int) -> None:
    """Put tokens in a region, or take them (a negative count)."""
    position.tokens[region] += count
    position.defenders[region] += count * position.game.token_weight


def claim(position: Position, people: int, region: int) -> None:
    """Make a people the holder of a region that nobody holds."""
    position.holder[region] = people
    position.held[people] |= 1 << region
    if position.near[people] >= 0:
        position.near[people] |= position.game.ground.beside[region]
    if position.finds >> region & 1:
        settle_bearers(position)


def release(position: Position, region: int) -> None:
    """Leave a region without a holder."""
    people = position.holder[region]
    position.holder[region] = NOBODY
    position.held[people] &= ~(1 << region)
    position.near[people] = -1
    if position.finds >> region & 1:
        settle_bearers(position)


def add_piece(position: Position, kind: int, region: int, count: int = 1) -> None:
    """Put pieces of a kind in a region; where they come from is the caller's business."""
    game = position.game
    position.where[kind] |= 1 << region
    position.lying[kind * game.ground.size + region] += count
    position.defenders[region] += count * game.piece_weight[kind]
    for word, amount in game.piece_values[kind]:
        position.added[word][region] += count * amount
    if kind in game.finds:
        settle_bearers(position)


def drop_piece(position: Position, kind: int, region: int) -> int:
    """Take all pieces of a kind from a region and return how many there were."""
    game = position.game
    place = kind * game.ground.size + region
    count = position.lying[place]
    if count:
        position.lying[place] = 0
        position.where[kind] &= ~(1 << region)
        position.defenders[region] -= count * game.piece_weight[kind]
        for word, amount in game.piece_values[kind]:
            position.added[word][region] -= count * amount
        if kind in game.finds:
            settle_bearers(position)
    return count


def rivals(position: Position, you: int) -> int:
    """Return the regions that peoples of other players hold."""
    seat, found = position.owner[you], 0
    for people, owner in enumerate(position.owner):
        if owner not in (seat, NOBODY):
            found |= position.held[people]
    return found
