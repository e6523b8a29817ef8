"""Markers: pieces that lie before players and remember something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.frames import DONE, FAILED, Frame
from regola_engine.conquest.ground import bits
from regola_engine.conquest.rules import ALL
from regola_engine.conquest.sets import count_pieces

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "count_laid",
    "count_markers",
    "give_markers",
    "has_markers",
    "lay_markers",
    "players_with_markers",
    "remove_markers",
    "return_markers",
    "take_markers",
]


EVERYBODY = -1
"""A set of seats that holds all."""


def count_markers(position: Position, kind: int, seats: int) -> int:
    """Return how many markers of a kind lie before some players."""
    first = kind * position.game.seats
    return sum([position.dealt[first + seat] for seat in bits(position.given[kind] & seats)])


def count_laid(position: Position, kind: int, mask: int, seats: int) -> int:
    """Return how many markers of a kind lie in regions and before players, together."""
    return count_pieces(position, kind, mask) + count_markers(position, kind, seats)


def players_with_markers(position: Position, kind: int, least: int, most: int = ALL) -> int:
    """Return the players before whom so many markers of a kind lie."""
    seats = range(position.game.seats)
    having = (one for one in seats if least <= count_markers(position, kind, 1 << one) <= most)
    return sum([1 << one for one in having])


def lay_markers(position: Position, kind: int, seat: int, count: int) -> None:
    """Lay markers before a player; where they come from is the caller's business."""
    position.given[kind] |= 1 << seat
    position.dealt[kind * position.game.seats + seat] += count


def take_markers(position: Position, kind: int, seats: int, count: int = ALL) -> int:
    """Take markers that lie before players, the first in the order of seats; return how many."""
    taken = 0
    for seat in bits(position.given[kind] & seats):
        place = kind * position.game.seats + seat
        found = min(position.dealt[place], count - taken)
        position.dealt[place] -= found
        if not position.dealt[place]:
            position.given[kind] &= ~(1 << seat)
        taken += found
    return taken


def has_markers(position: Position, kind: int, count: int, seats: int) -> bool:
    """Tell whether so many markers lie before players; of all, whether there is one."""
    return count_markers(position, kind, seats) >= (1 if count == ALL else count)


# ---- deeds ------------------------------------------------------------------------------------


def give_markers(position: Position, _frame: Frame, kind: int, count: int, seats: int) -> int:
    """
    Lay so many markers before each of some players, from the hand, then from the box.

    Where there are fewer, those that there are; nobody has more than the limit of the kind.
    """
    done = FAILED
    for seat in bits(seats):
        stock = position.carried[kind] + position.boxed[kind]
        laid = min(count, stock, _room(position, kind, seat))
        if laid > 0:
            from_hand = min(laid, position.carried[kind])
            position.carried[kind] -= from_hand
            position.boxed[kind] -= laid - from_hand
            lay_markers(position, kind, seat, laid)
            done = DONE
    return done


def _room(position: Position, kind: int, seat: int) -> int:
    piece = position.game.kinds[kind]
    if piece is None or not piece.limit:
        return ALL
    return piece.limit - count_markers(position, kind, 1 << seat)


def remove_markers(position: Position, _frame: Frame, kind: int, count: int, seats: int) -> int:
    """Put so many markers that lie before players back in the box; fewer is failing."""
    if not has_markers(position, kind, count, seats):
        return FAILED
    position.boxed[kind] += take_markers(position, kind, seats, count)
    return DONE


def return_markers(position: Position, _frame: Frame, kind: int, count: int, seats: int) -> int:
    """Take so many markers that lie before players back in hand; fewer is failing."""
    if not has_markers(position, kind, count, seats):
        return FAILED
    position.carried[kind] += take_markers(position, kind, seats, count)
    return DONE
