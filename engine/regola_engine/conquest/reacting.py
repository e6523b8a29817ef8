"""What peoples do by themselves at a moment: of their turn, of the round, of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.frames import Event, Frame
from regola_engine.conquest.peoples import in_order, peoples_of
from regola_engine.conquest.rules import Reaction
from regola_engine.kernel.agenda import push
from regola_engine.kernel.happening import at_moment, set_off
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import NOBODY

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["heedings", "react", "react_all", "reactions"]


def react(position: Position, you: int, moment: str) -> bool:
    """Put on the agenda what a people does by itself at a moment; True if it does anything."""
    frames = reactions(position, you, moment)
    push(position, frames)
    return bool(frames)


def reactions(position: Position, you: int, moment: str) -> list[Frame]:
    """Return the steps that a people takes by itself at a moment, the first of them first."""
    frames = at_moment(position, moment, you, position.rulesets[you])
    if moment not in position.rulesets[you].calling:
        return frames
    return [one for frame in frames for one in _called(position, frame)]


def _called(position: Position, frame: Frame) -> list[Frame]:
    """Return the steps of a rule: its bearer's, or those of all that it calls upon."""
    rule = RULES[frame.rule][0]
    if not isinstance(rule, Reaction) or rule.actors is None:
        return [frame]
    called, moment = in_order(position, rule.actors(position, frame.you)), frame.event.verb
    return [Frame(rule.index, you, NOBODY, Event(moment, you)) for you in called]


def heedings(position: Position, you: int, moment: str) -> list[Frame]:
    """Return the steps that a people takes at a moment of another's turn, who is its actor."""
    entries = position.rulesets[you].heeded.get(moment, [])
    return set_off(position, position.borne(entries, you), Event(moment, position.seat))


def react_all(position: Position, moment: str) -> bool:
    """Let all peoples react to a moment of no one's turn, in the order of seats."""
    seats = position.game.seats
    peoples = [you for seat in range(seats) for you in peoples_of(position, seat)]
    reacting = [you for you in reversed(peoples) if moment in position.rulesets[you].at]
    # The first to react comes on top.
    done = [react(position, you, moment) for you in reacting]
    return any(done)
