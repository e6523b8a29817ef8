"""Who does a deed, to what, and what he chooses."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeAlias

from regola.program.meaning import Deed, Phrase
from regola.reference.digger.game import Delve
from regola.reference.digger.things import seat_of
from regola.reference.family import Thing, bare
from regola.reference.happening import Happening
from regola.reference.play import Answer, Doing, Question

__all__ = ["acting_seat", "actor", "event_thing", "pick", "things_of", "type_of"]


_Choosing: TypeAlias = Generator[Question | None, Answer | None, Thing]


def things_of(play: Delve, doing: Doing, phrase: Phrase | None) -> tuple[Thing, ...]:
    """Return the things that a phrase of a deed names."""
    return () if phrase is None else play.reading.things(bare(phrase), doing.scene)


def acting_seat(doing: Doing) -> int:
    """Return the seat of whoever does a deed."""
    return seat_of(doing.scene.you)


def actor(doing: Doing) -> Thing:
    """Return the player who does a deed."""
    return Thing("player", acting_seat(doing))


def type_of(deed: Deed) -> str:
    """Return the type of what a deed is done to."""
    return "" if deed.object is None else deed.object.type


def pick(play: Delve, doing: Doing, things: Iterable[Thing]) -> _Choosing:
    """Have one of some things be chosen, by its number."""
    return (yield from play.choose(doing, "pick", sorted(things, key=lambda one: one.key)))


def event_thing(doing: Doing) -> Thing | None:
    """Return what the event was done to that set a rule off."""
    event = doing.event if isinstance(doing, Happening) else None
    return None if event is None else event.told.get("object")
