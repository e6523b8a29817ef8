"""Who reacts to a deed, read on the position just before it; what is kept of it for the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import helping as h
from regola_engine.conquest.frames import Frame
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import PLAYER, REGION
from regola_engine.kernel.limits import may_use, note_use

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "OF_CONQUEST",
    "forestalled",
    "gather",
    "happen",
    "keep",
    "watched",
]


def gather(
    position: Position, event: str, actor: int, target: int, frames: list[Frame], *, before: bool
) -> None:
    """Add the steps of all rules that react to a deed of an actor on a target."""
    if event not in position.world.listens:
        return
    for you in position.world.listeners:
        for rule in position.kits[you].events.get(event, ()):
            if rule.before is before and (
                rule.matches is None or rule.matches(position, you, actor, target)
            ):
                whose = _opponent(position, you, actor, target) if rule.opponent else NOBODY
                if not may_use(position, rule, you, whose):
                    continue
                note_use(position, rule, you, whose)
                frame = Frame(rule.index, you, actor, target)
                _note_holder(position, frame)
                frames.append(frame)


def _note_holder(position: Position, frame: Frame) -> None:
    """Keep whose the region of an event is: the deed may take it from him, or him from the game."""
    if 0 <= frame.target < len(position.holder):
        frame.holder = position.holder[frame.target]
        frame.owner = NOBODY if frame.holder == NOBODY else position.owner[frame.holder]


def _opponent(position: Position, you: int, actor: int, target: int) -> int:
    """The seat of the opponent that a deed is done by, or to; NOBODY if of none."""
    holder = position.holder[target] if 0 <= target < len(position.holder) else NOBODY
    for people in (actor, holder):
        if people >= 0 and position.owner[people] != position.owner[you]:
            return position.owner[people]
    return NOBODY


def happen(position: Position, event: str, actor: int, target: int, frames: list[Frame]) -> None:
    """Keep a deed that is about to be done for the turn, and add the steps that react to it."""
    keep(position, event, actor, target)
    gather(position, event, actor, target, frames, before=False)


OF_CONQUEST = (h.ATTACK, h.CONQUER, h.OCCUPY)
"""The events before which rules may act when a people conquers a region."""


def forestalled(
    position: Position, events: tuple[str, ...], actor: int, target: int, deed: Frame | None
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


def keep(position: Position, event: str, actor: int, target: int) -> None:
    """Keep a deed for the phrases of rules that will speak of it this turn."""
    if event not in position.world.listens:
        return
    for you in position.world.listeners:
        for rule in position.kits[you].watches.get(event, ()):
            thing = _kept(position, event, target, rule.things)
            if thing >= 0 and rule.matches(position, you, actor, thing):
                key = you << 16 | rule.watch
                position.watched[key] = position.watched.get(key, 0) | 1 << thing


def _kept(position: Position, event: str, target: int, things: int) -> int:
    """What is kept of a deed to a target: it, the people that it is of, or that people's player."""
    if things == REGION:
        return target
    people = target if event in _OF_PEOPLES else position.holder[target]
    return position.owner[people] if things == PLAYER and people >= 0 else people


_OF_PEOPLES = (h.CHOOSE_COMBINATION, h.DECLINE, h.REDEPLOY)
"""The events whose targets are peoples."""


def watched(position: Position, you: int, watch: int) -> int:
    """Return the things that a phrase about deeds of this turn names."""
    return position.watched.get(you << 16 | watch, 0)
