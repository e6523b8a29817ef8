"""Who reacts to a deed, read on the position just before it; what is kept of it for the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import helping as h
from regola_engine.conquest.frames import Frame
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import PLAYER, REGION

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.rules import Reaction

__all__ = [
    "LIMIT_SHIFT",
    "OF_CONQUEST",
    "forestalled",
    "gather",
    "happen",
    "keep",
    "may_use",
    "note_use",
    "use_once",
    "watched",
]

LIMIT_SHIFT = 4
"""Bits of a limit's key that hold the opponent it counts for."""


def gather(
    position: Position, event: int, actor: int, target: int, frames: list[Frame], *, before: bool
) -> None:
    """Add the steps of all rules that react to a deed of an actor on a target."""
    if not position.world.listens >> event & 1:
        return
    for you in position.world.listeners:
        for rule in position.kits[you].events[event]:
            if rule.before is before and (
                rule.matches is None or rule.matches(position, you, actor, target)
            ):
                if rule.limit >= 0 and not use_once(
                    position, you, rule, _opponent(position, you, actor, target)
                ):
                    continue
                frame = Frame(rule.index, you, actor, target)
                _note_holder(position, frame)
                frames.append(frame)


def _note_holder(position: Position, frame: Frame) -> None:
    """Keep whose the region of an event is: the deed may take it from him, or him from the game."""
    if 0 <= frame.target < len(position.holder):
        frame.holder = position.holder[frame.target]
        frame.owner = NOBODY if frame.holder == NOBODY else position.owner[frame.holder]


def _opponent(position: Position, you: int, actor: int, target: int) -> int:
    """The seat plus 1 of the opponent that a deed is done by, or to; 0 if of none."""
    holder = position.holder[target] if 0 <= target < len(position.holder) else NOBODY
    for people in (actor, holder):
        if people >= 0 and position.owner[people] != position.owner[you]:
            return position.owner[people] + 1
    return 0


def happen(position: Position, event: int, actor: int, target: int, frames: list[Frame]) -> None:
    """Keep a deed that is about to be done for the turn, and add the steps that react to it."""
    keep(position, event, actor, target)
    gather(position, event, actor, target, frames, before=False)


OF_CONQUEST = (h.ATTACKED, h.CONQUERED, h.OCCUPIED)
"""The events before which rules may act when a people conquers a region."""


def forestalled(
    position: Position, events: tuple[int, ...], actor: int, target: int, deed: Frame | None
) -> bool:
    """
    Put the steps that come before a deed on the agenda, above the deed where it is a frame.

    False where there are none, and the deed can be done at once.
    """
    frames: list[Frame] = []
    for event in events:
        gather(position, event, actor, target, frames, before=True)
    if not frames:
        return False
    if deed is not None:
        position.agenda.append(deed)
    position.agenda.extend(reversed(frames))
    return True


def use_once(position: Position, you: int, rule: Reaction, opponent: int = 0) -> bool:
    """
    Use a limited reaction once; False when it is used up.

    ``opponent`` is the seat plus 1 of the player that it may be counted for.
    """
    counted = position.spent_turn if rule.turn else position.spent
    key = you << 16 | rule.limit << LIMIT_SHIFT | (opponent if rule.opponent else 0)
    used = counted.get(key, 0)
    counted[key] = used + 1
    return used < rule.times


def keep(position: Position, event: int, actor: int, target: int) -> None:
    """Keep a deed for the phrases of rules that will speak of it this turn."""
    if not position.world.listens >> event & 1:
        return
    for you in position.world.listeners:
        for rule in position.kits[you].watches[event]:
            thing = _kept(position, event, target, rule.things)
            if thing >= 0 and rule.matches(position, you, actor, thing):
                key = you << 16 | rule.watch
                position.watched[key] = position.watched.get(key, 0) | 1 << thing


def _kept(position: Position, event: int, target: int, things: int) -> int:
    """What is kept of a deed to a target: it, the people that it is of, or that people's player."""
    if things == REGION:
        return target
    people = target if event in _OF_PEOPLES else position.holder[target]
    return position.owner[people] if things == PLAYER and people >= 0 else people


_OF_PEOPLES = (h.CHOSEN, h.DECLINED_EVENT, h.REDEPLOYED)
"""The events whose targets are peoples."""


def watched(position: Position, you: int, watch: int) -> int:
    """Return the things that a phrase about deeds of this turn names."""
    return position.watched.get(you << 16 | watch, 0)


def may_use(
    position: Position, you: int, limit: int, times: int, *, turn: bool, whose: int
) -> bool:
    """Tell whether a limited offer can be used again; ``whose`` is the opponent's seat plus 1."""
    counted = position.spent_turn if turn else position.spent
    return counted.get(you << 16 | limit << LIMIT_SHIFT | whose, 0) < times


def note_use(position: Position, you: int, limit: int, *, turn: bool, whose: int) -> None:
    """Count one use of a limited offer."""
    counted = position.spent_turn if turn else position.spent
    key = you << 16 | limit << LIMIT_SHIFT | whose
    counted[key] = counted.get(key, 0) + 1
