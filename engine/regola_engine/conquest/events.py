"""Who reacts to a deed, read on the position just before it; what is kept of it for the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import helping as h
from regola_engine.conquest.frames import Frame

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.rules import Reaction

__all__ = [
    "LIMIT_SHIFT",
    "OF_CONQUEST",
    "forestalled",
    "gather",
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
                if rule.limit >= 0 and not use_once(position, you, rule):
                    continue
                frames.append(Frame(rule.index, you, actor, target))


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


def use_once(position: Position, you: int, rule: Reaction) -> bool:
    """Use a limited reaction once; False when it is used up."""
    counted = position.spent_turn if rule.turn else position.spent
    key = you << 16 | rule.limit << LIMIT_SHIFT
    used = counted.get(key, 0)
    counted[key] = used + 1
    return used < rule.times


def keep(position: Position, event: int, actor: int, target: int) -> None:
    """Keep a deed for the phrases of rules that will speak of it this turn."""
    if not position.world.listens >> event & 1:
        return
    for you in position.world.listeners:
        for rule in position.kits[you].watches[event]:
            thing = position.holder[target] if rule.peoples else target
            if thing >= 0 and rule.matches(position, you, actor, thing):
                key = you << 16 | rule.watch
                position.watched[key] = position.watched.get(key, 0) | 1 << thing


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
