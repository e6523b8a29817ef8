"""The places beside the board where a people has tokens: its hand, its tray and its side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.frames import DONE, FAILED, Frame
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import ALL

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "FROM_HAND",
    "FROM_SIDE",
    "FROM_TRAY",
    "has_tokens",
    "how_many",
    "people_acting",
    "return_aside",
    "set_aside_from_hand",
    "shift",
    "take_back",
    "tokens_in_spots",
]

FROM_TRAY, FROM_HAND, FROM_SIDE = 1, 2, 4
"""Where tokens may come from."""


def people_acting(position: Position, you: int) -> int:
    """The people that acts: the bearer, or its player's active people where a player acts."""
    return you if you >= position.game.seats else position.active[you]


def has_tokens(position: Position, you: int, spots: int, count: int) -> bool:
    """Tell whether a people has so many tokens in one of the places."""
    return any(there >= count for there in tokens_in_spots(position, you, spots))


def tokens_in_spots(position: Position, you: int, spots: int) -> list[int]:
    """How many tokens a people has in each of some places, in the order in which they are used."""
    piles = ((FROM_TRAY, position.tray), (FROM_HAND, position.hand), (FROM_SIDE, position.aside))
    return [pile[you] for spot, pile in piles if spots & spot]


def how_many(count: int, there: int) -> int:
    """Return how many of so many are meant: as many as there are, ``ALL - 1`` for all but one."""
    return max(0, there - (ALL - count)) if ALL // 2 < count < ALL else min(count, there)


def shift(position: Position, frame: Frame, count: int, source: int, target: int) -> int:
    """Move tokens from one place beside the board to another, as many as there are."""
    you = people_acting(position, frame.you)
    if you == NOBODY:
        return FAILED
    piles = {FROM_TRAY: position.tray, FROM_HAND: position.hand, FROM_SIDE: position.aside}
    taken = how_many(count, piles[source][you])
    piles[source][you] -= taken
    piles[target][you] += taken
    return DONE if taken else FAILED


def set_aside_from_hand(position: Position, frame: Frame, count: int) -> int:
    """Set tokens of the hand aside, as many as there are."""
    return shift(position, frame, count, FROM_HAND, FROM_SIDE)


def take_back(position: Position, frame: Frame) -> int:
    """Take all tokens set aside in hand."""
    position.hand[frame.you] += position.aside[frame.you]
    position.aside[frame.you] = 0
    return DONE


def return_aside(position: Position, frame: Frame) -> int:
    """Put all tokens set aside back in the tray."""
    position.tray[frame.you] += position.aside[frame.you]
    position.aside[frame.you] = 0
    return DONE
