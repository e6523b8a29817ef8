"""Telling rules what happens, and counting how often a limited rule was used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.frames import Event, Frame
from regola_engine.digger.rules import Offer, Reaction
from regola_engine.digger.values import bearers

if TYPE_CHECKING:
    from regola_engine.digger.game import Entry
    from regola_engine.digger.position import Position

__all__ = ["ANNOUNCED", "announce", "at_moment", "may_use", "note_use"]

_PARTIES = ("party", "squad", "adventurer", "creature")
_AFTER = (
    "build",
    "complete",
    "conquer",
    "defeat player",
    "draw coin",
    "give order",
    "kill adventurer",
    "kill creature",
    "move figure to",
    *(f"move {party} {way}" for party in _PARTIES for way in ("over", "to")),
    "summon creature",
    "take bonus",
)
_BEFORE = (
    "build",
    "conquer",
    "kill goon",
    "move squad from",
    "move squad to",
    *(f"move {party} over" for party in _PARTIES),
)
ANNOUNCED = frozenset({*((event, False) for event in _AFTER), *((one, True) for one in _BEFORE)})
"""What rules are told of, and whether before it happens: they wait for anything else in vain."""


def may_use(position: Position, rule: Offer | Reaction, you: int) -> bool:
    """Tell whether a player has a use left of a limited rule."""
    if not rule.times:
        return True
    spent = position.spent_turn if rule.turn else position.spent
    return spent.get((rule.index, you), 0) < rule.times


def note_use(position: Position, rule: Offer | Reaction, you: int) -> None:
    """Count a use of a limited rule."""
    if rule.times:
        spent = position.spent_turn if rule.turn else position.spent
        spent[rule.index, you] = spent.get((rule.index, you), 0) + 1


def announce(position: Position, deed: str, event: Event, *, before: bool = False) -> list[Frame]:
    """Return the steps that a deed sets off, in order; they have not begun."""
    entries = position.game.events.get((deed, before), ())
    return _set_off(position, entries, event) if entries else []


def at_moment(position: Position, moment: str, seat: int) -> list[Frame]:
    """Return the steps that a moment sets off for its player, in order."""
    return _set_off(position, position.game.at.get(moment, ()), Event(seat), own=True)


def _set_off(
    position: Position, entries: list[Entry] | tuple[()], event: Event, *, own: bool = False
) -> list[Frame]:
    found: list[Frame] = []
    for entry in entries:
        rule = entry.rule
        for you, it in bearers(position, entry, event.actor):
            if not isinstance(rule, Reaction) or (own and you != event.actor):
                continue
            frame = Frame(rule.index, you, it, event)
            if rule.matches is not None and not rule.matches(position, frame):
                continue
            if may_use(position, rule, you):
                note_use(position, rule, you)
                found.append(frame)
    return found
