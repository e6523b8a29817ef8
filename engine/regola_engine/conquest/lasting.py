"""What rules have be so for a time: how often, and of what, until that is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        if lasting_times(position, frame.you, watch, thing) < _MOST:
            position.watched[key] = position.watched.get(key, 0) + (1 << _MANY * thing)
    return DONE


def lasting_times(position: Position, you: int, watch: int, thing: int) -> int:
    """Return how often something was begun that is so of a thing still."""
    return position.watched.get(you << 16 | watch, 0) >> _MANY * thing & _MOST


def lasting_regions(position: Position, you: int, watch: int) -> int:
    """Return the things of which something is so still."""
    kept, found, thing = position.watched.get(you << 16 | watch, 0), 0, 1
    while kept:
        found |= thing if kept & _MOST else 0
        kept, thing = kept >> _MANY, thing << 1
    return found
