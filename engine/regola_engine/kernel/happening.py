"""What rules do when something happens or a moment comes, and what one may do at it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from regola_engine.kernel.frames import Asked, Frame
from regola_engine.kernel.limits import may_use, note_use
from regola_engine.kernel.moves import NOBODY, Move
from regola_engine.kernel.records import Offer
from regola_engine.kernel.standing import Standing

__all__ = ["announce", "at_moment", "hear", "is_open", "open_offers", "set_off"]

_Borne: TypeAlias = "tuple[Any, int, int]"
"""A reaction, who bears it, and *it*."""


def announce(position: Any, deed: str, event: Any, *, before: bool = False) -> list[Any]:
    """Return the steps that a deed sets off, in order; they have not begun."""
    borne = hear(position, deed, event, before=before)
    return set_off(position, borne, event) if borne else []


def hear(position: Any, deed: str, event: Any, *, before: bool = False) -> list[_Borne]:
    """Return the rules that wait for a deed and whose things are as they say, as it is now."""
    seen = Asked(NOBODY, event)
    found: list[_Borne] = []
    for borne in position.listeners(deed, event, before=before):
        rule, seen.you, seen.it = borne
        if rule.was is None or rule.was(position, seen):
            found.append(borne)
    return found


def at_moment(position: Any, moment: str, seat: int, standing: Standing | None = None) -> list[Any]:
    """Return the steps that a moment sets off for one who acts, by rules told or those of all."""
    standing = standing or position.standing
    entries = standing.at.get(moment)
    if not entries:
        return []
    event = position.told(moment, seat, NOBODY)
    if standing.of_one:
        return set_off(position, [(entry.rule, seat, NOBODY) for entry in entries], event)
    borne = [one for one in position.borne(entries, seat, event) if one[1] == seat]
    return set_off(position, borne, event)


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
    """Return what the offers of a moment let one do who acts; answers are remembered meanwhile."""
    entries = position.standing.offers.get(moment)
    if not entries:
        return []
    found: list[Move] = []
    position.memo = {} if position.log is None else None
    try:
        for rule, you, it in position.borne(entries, seat):
            if you == seat and may_use(position, rule, you):
                found += position.offered(rule, you, it, moment)
    finally:
        position.memo = None
    return found


def is_open(position: Any, rule: Offer, frame: Frame) -> bool:
    """Tell whether an offer holds and can be carried out."""
    held = rule.holds is None or rule.holds(position, frame)
    return held and (rule.possible is None or rule.possible(position, frame))
