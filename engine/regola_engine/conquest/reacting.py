"""What peoples do by themselves at a moment: of their turn, of the round, of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.events import uses_up
from regola_engine.conquest.frames import Asked, Event, Frame
from regola_engine.conquest.ground import bits
from regola_engine.conquest.peoples import peoples_of
from regola_engine.kernel.agenda import push

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.rules import Reaction

__all__ = ["heeding", "heedings", "in_order", "react", "react_all", "reactions"]


def react(position: Position, you: int, moment: str) -> bool:
    """Put on the agenda what a people does by itself at a moment; True if it does anything."""
    frames = reactions(position, you, moment)
    push(position, frames)
    return bool(frames)


def reactions(position: Position, you: int, moment: str) -> list[Frame]:
    """Return the steps that a people takes by itself at a moment, the first of them first."""
    rules = position.rulesets[you].reactions.get(moment, ())
    return _set_off(position, you, rules, Event(moment, you))


def heedings(position: Position, you: int, moment: str) -> list[Frame]:
    """Return the steps that a people takes at a moment of another's turn, who is its actor."""
    rules = position.rulesets[you].heeded.get(moment, ())
    return _set_off(position, you, rules, Event(moment, position.seat))


def heeding(position: Position) -> list[int]:
    """Return the peoples that heed moments of the turn under way, clockwise from its player."""
    if not position.game.heeded:
        return []
    seats = position.game.seats
    others = (seat % seats for seat in range(position.seat + 1, position.seat + seats))
    peoples = [you for seat in others for you in peoples_of(position, seat)]
    return [you for you in peoples if position.rulesets[you].heeded]


def _set_off(
    position: Position, you: int, rules: tuple[Reaction, ...], event: Event
) -> list[Frame]:
    frames: list[Frame] = []
    seen = Asked(you, event)
    for rule in rules:
        matches = rule.matches
        if matches is not None and not matches(position, seen):
            continue
        if rule.times and not uses_up(position, rule, seen):
            continue
        if rule.actors is None:
            frames.append(Frame(rule.index, you, event))
        else:
            called = in_order(position, rule.actors(position, you))
            frames += [Frame(rule.index, other, Event(event.verb, other)) for other in called]
    return frames


def react_all(position: Position, moment: str) -> bool:
    """Let all peoples react to a moment of no one's turn, in the order of seats."""
    seats = position.game.seats
    peoples = [you for seat in range(seats) for you in peoples_of(position, seat)]
    reacting = [you for you in reversed(peoples) if moment in position.rulesets[you].reactions]
    # The first to react comes on top.
    done = [react(position, you, moment) for you in reacting]
    return any(done)


def in_order(position: Position, peoples: int) -> list[int]:
    """Return peoples or players clockwise from the player on turn."""
    seats = position.game.seats
    return sorted(bits(peoples), key=lambda p: ((position.owner[p] - position.seat) % seats, p))
