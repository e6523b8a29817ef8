"""Who reacts to a deed, read on the position just before it; what is kept of it for the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.frames import Asked, Event, Frame
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import PLAYER, REGION, TOKEN, Watch
from regola_engine.kernel.happening import announce

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.kernel.standing import Entry

__all__ = [
    "LATER",
    "OF_CONQUEST",
    "forestalled",
    "forget",
    "happen",
    "lose_tokens",
    "watched",
    "watched_before",
]


def happen(position: Position, verb: str, actor: int, thing: int, frames: list[Frame]) -> None:
    """Keep a deed that is about to be done for the turn, and add the steps that react to it."""
    standing = position.standing
    watches = standing.watches.get(verb)
    if not (watches or (verb, False) in standing.events):
        return
    event = position.told(verb, actor, thing)
    if watches:
        _keep(position, watches, event)
    frames += announce(position, verb, event)


def lose_tokens(position: Position, region: int, count: int, frames: list[Frame]) -> None:
    """Tell of each token that is about to go from a region to its tray."""
    standing = position.standing
    if h.LOSING in standing.watches or (h.LOSING, False) in standing.events:
        for _ in range(count):
            happen(position, h.LOSING, position.holder[region], region, frames)


OF_CONQUEST = (h.ATTACK, h.CONQUER, h.OCCUPY)
"""The events before which rules may act when a people conquers a region."""


def forestalled(
    position: Position, verbs: tuple[str, ...], actor: int, thing: int, deed: Frame | None
) -> bool:
    """
    Put the steps that come before a deed on the agenda, above the deed where it is a frame.

    False where there are none, and the deed can be done at once.
    """
    frames: list[Frame] = []
    for verb in verbs:
        if (verb, True) in position.standing.events:
            event = position.told(verb, actor, thing)
            frames += announce(position, verb, event, before=True)
    if not frames:
        return False
    if deed is not None:
        position.agenda.append(deed)
    position.agenda.extend(reversed(frames))
    return True


def _keep(position: Position, watches: list[Entry], event: Event) -> None:
    """Keep a deed for the phrases of rules that will speak of it this turn."""
    seen = Asked(NOBODY, event)
    for rule, _, seen.you, _ in watches:
        thing = event.thing
        if rule.things == TOKEN:
            # Tokens are all alike: how many is kept, not which.
            key = seen.you << 16 | rule.watch
            position.watched[key] = position.watched.get(key, 0) + rule.matches(position, seen)
            continue
        if rule.doer:
            thing = _doer(position, event.actor, rule.things)
        elif rule.things != REGION:
            thing = _kept(position, event, rule.things)
            seen.event = Event(event.verb, event.actor, thing)
        if thing >= 0 and rule.matches(position, seen):
            key = seen.you << 16 | rule.watch
            position.watched[key] = position.watched.get(key, 0) | 1 << thing
        seen.event = event


def _doer(position: Position, actor: int, things: int) -> int:
    """The people that does a deed, or that people's player; NOBODY of what no people does."""
    if actor < position.game.seats:
        return NOBODY
    return position.owner[actor] if things == PLAYER else actor


def _kept(position: Position, event: Event, things: int) -> int:
    """The people that a deed is of, or that people's player."""
    people = event.thing if event.verb in _OF_PEOPLES else event.holder
    return position.owner[people] if things == PLAYER and people >= 0 else people


_OF_PEOPLES = (h.CHOOSE_COMBINATION, h.DECLINE, h.REACTIVATE, h.REDEPLOY)
"""The events whose targets are peoples."""


def forget(position: Position, moment: str) -> None:
    """Forget what was kept until a moment of the turn of whoever is on turn."""
    lasting, kept = position.game.lasting, position.watched
    if not lasting and moment == h.END_OF_TURN:
        kept.clear()
    moved: dict[int, int] = {}
    for key in tuple(kept) if lasting else ():
        rule, owner = lasting.get(key & _WATCH), position.owner[key >> 16]
        # Who has left the game remembers nothing any more.
        if owner == NOBODY or _is_over(rule, key, moment, is_own=owner == position.seat):
            over = kept.pop(key)
            if owner != NOBODY and rule and rule.then and not key & LATER and moment == rule.until:
                moved[key | LATER] = over
    kept |= moved


def _is_over(rule: Watch | None, key: int, moment: str, *, is_own: bool) -> bool:
    """Tell whether what a key keeps is kept no more under it once a moment has come."""
    if rule is None:
        return moment == h.END_OF_TURN
    ends = (rule.then,) if key & LATER else (rule.until, rule.since)
    return moment in ends and (is_own or not rule.own)


LATER = 1 << 15
"""The bit of a key that tells that what is kept is so until the second of two moments now."""

_WATCH = LATER - 1
"""The bits of a key that are the number of its watch."""


def watched_before(position: Position, you: int, watch: int) -> int:
    """Return the things that a phrase about deeds of a time that is over names."""
    return position.watched.get(you << 16 | watch | LATER, 0)


def watched(position: Position, you: int, watch: int) -> int:
    """Return the things that a phrase about deeds of this turn names, or how many tokens."""
    return position.watched.get(you << 16 | watch, 0)
