"""What rules have be so for a time: how often, and of what, until that is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.events import LATER
from regola_engine.conquest.frames import DONE, Frame
from regola_engine.conquest.ground import bits

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["begin_lasting", "lasting_regions", "lasting_times"]

_MANY = 8
"""The bits of a number that tell how often something was begun of one thing."""

_MOST = (1 << _MANY) - 1


def begin_lasting(position: Position, frame: Frame, watch: int, things: int) -> int:
    """Have what a rule says be so once more from now on, of each of some things."""
    key = frame.you << 16 | watch
    for thing in bits(things):
        kept = position.watched.get(key, 0)
        if kept >> _MANY * thing & _MOST < _MOST:
            position.watched[key] = kept + (1 << _MANY * thing)
    return DONE


def lasting_times(position: Position, you: int, watch: int, thing: int) -> int:
    """Return how often something was begun that is so of a thing still."""
    kept = _kept(position, you, watch)
    return sum(one >> _MANY * thing & _MOST for one in kept)


def lasting_regions(position: Position, you: int, watch: int) -> int:
    """Return the things of which something is so still."""
    found = 0
    for kept in _kept(position, you, watch):
        left, thing = kept, 1
        while left:
            found |= thing if left & _MOST else 0
            left, thing = left >> _MANY, thing << 1
    return found


def _kept(position: Position, you: int, watch: int) -> tuple[int, int]:
    """Return what is kept until a first moment, and until the one after it."""
    key, watched = you << 16 | watch, position.watched
    return watched.get(key, 0), watched.get(key | LATER, 0)
