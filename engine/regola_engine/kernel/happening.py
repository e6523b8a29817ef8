"""What rules do when something happens or a moment comes, and what one may do at it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from regola_engine.kernel.frames import Asked, Frame
from regola_engine.kernel.limits import may_use, note_use
from regola_engine.kernel.moves import NOBODY, Move
from regola_engine.kernel.records import Offer
from regola_engine.kernel.standing import bearers_told

__all__ = ["announce", "at_moment", "is_open", "open_offers", "set_off"]

_Borne: TypeAlias = "tuple[Any, int, int]"
"""A reaction, who bears it, and *it*."""


def announce(position: Any, deed: str, event: Any, *, before: bool = False) -> list[Any]:
    """Return the steps that a deed sets off, in order; they have not begun."""
    entries = position.game.standing.events.get((deed, before))
    return set_off(position, _borne(position, entries, event), event) if entries else []


def at_moment(position: Any, moment: str, seat: int) -> list[Any]:
    """Return the steps that a moment sets off for its player, in order."""
    entries = position.game.standing.at.get(moment)
    if not entries:
        return []
    event = position.told(moment, seat, NOBODY)
    return set_off(
        position, [one for one in _borne(position, entries, event) if one[1] == seat], event
    )


def _borne(position: Any, entries: Iterable[Any], event: Any) -> list[_Borne]:
    return [
        (entry.rule, you, it)
        for entry in entries
        for you, it in bearers_told(position, entry, event)
    ]


def set_off(position: Any, borne: Iterable[_Borne], event: Any) -> list[Any]:
    """Return the steps that rules take on an event, which uses up those that are limited."""
    found: list[Any] = []
    frame = position.FRAME
    seen = Asked(NOBODY, event)
    for rule, seen.you, seen.it in borne:
        if rule.matches is not None and not rule.matches(position, seen):
            continue
        if rule.times:
            whose = position.counted_for(rule, seen.you, event)
            if not may_use(position, rule, seen.you, whose):
                continue
            note_use(position, rule, seen.you, whose)
        found.append(frame(rule.index, seen.you, seen.it, event))
    return found


def open_offers(position: Any, moment: str, seat: int) -> list[Move]:
    """Return what the offers of a moment let a player do; answers are remembered meanwhile."""
    entries = position.game.standing.offers.get(moment)
    if not entries:
        return []
    found: list[Move] = []
    position.memo = {} if position.log is None else None
    try:
        for entry in entries:
            for you, it in position.bearers(entry, seat):
                if you == seat and may_use(position, entry.rule, you):
                    event = position.told(moment, seat, NOBODY)
                    found += position.offered(entry.rule, Frame(entry.rule.index, you, it, event))
    finally:
        position.memo = None
    return found


def is_open(position: Any, rule: Offer, frame: Frame) -> bool:
    """Tell whether an offer holds and can be carried out."""
    held = rule.holds is None or rule.holds(position, frame)
    return held and (rule.possible is None or rule.possible(position, frame))
