"""What peoples do by themselves at a moment: of their turn, of the round, of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.frames import Frame
from regola_engine.conquest.peoples import peoples_of
from regola_engine.kernel.limits import may_use, note_use

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.rules import Reaction

__all__ = ["react", "react_all"]


def react(position: Position, you: int, moment: str) -> bool:
    """Put on the agenda what a people does by itself at a moment; True if it does anything."""
    frames: list[Frame] = []
    for rule in position.kits[you].reactions.get(moment, ()):
        if rule.matches is not None and not rule.matches(position, you, you, -1):
            continue
        if not may_use(position, rule, you):
            continue
        note_use(position, rule, you)
        if rule.actors is None:
            frames.append(Frame(rule.index, you, you))
        else:
            frames.extend(Frame(rule.index, other, other) for other in _called(position, you, rule))
    position.agenda.extend(reversed(frames))
    return bool(frames)


def react_all(position: Position, moment: str) -> bool:
    """Let all peoples react to a moment of no one's turn, in the order of seats."""
    seats = position.game.seats
    peoples = [you for seat in range(seats) for you in peoples_of(position, seat)]
    reacting = [you for you in reversed(peoples) if moment in position.kits[you].reactions]
    # The first to react comes on top.
    done = [react(position, you, moment) for you in reacting]
    return any(done)


def _called(position: Position, you: int, rule: Reaction) -> list[int]:
    """The peoples that a rule calls on, clockwise from the player on turn."""
    if rule.actors is None:
        return []
    called, seats = rule.actors(position, you), position.game.seats
    peoples = [people for people in range(len(position.owner)) if called >> people & 1]
    return sorted(peoples, key=lambda p: ((position.owner[p] - position.seat) % seats, p))
