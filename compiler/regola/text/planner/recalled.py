"""What is said of things by what was done: *that you conquered this turn*, *that attacked you*."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from regola.program.meaning import Did, Doer, Phrase, Recalled
from regola.text.planner.telling import Telling, slug
from regola.text.values import Words

__all__ = ["done_said", "own_deed", "span_said", "undergone"]

_Named: TypeAlias = Callable[[Phrase], Words]


def done_said(telling: Telling, done: Recalled, noun: Words, named: _Named) -> str:
    """Return the clause of a deed; ``named`` puts those who take part in it into words."""
    if isinstance(done, Did):
        return _did(telling, done, noun, named)
    return _doer(telling, done, noun, named)


def _did(telling: Telling, did: Did, noun: Words, named: _Named) -> str:
    kind = telling.head.type if telling.head else ""
    verb = telling.verb(f"{did.verb} {kind}", did.verb)
    negated = ".not" if did.negated else ""
    said: dict[str, Words | str] = {"x": noun, "past": verb.past, "done": verb.done[0]}
    said["time"] = span_said(telling, did.time)
    if did.actor.noun == "you":
        return telling.say(f"did-you{negated}", **said)
    return telling.say(f"did-other{negated}", actor=named(did.actor), **said)


def _doer(telling: Telling, doer: Doer, noun: Words, named: _Named) -> str:
    negated, thing = ".not" if doer.negated else "", doer.object
    verb = telling.verb(f"{doer.verb} {thing.type}", doer.verb)
    said: dict[str, Words | str] = {"x": noun, "past": verb.past, "done": verb.done[0]}
    said["time"] = span_said(telling, doer.time)
    if thing.noun == "you":
        return telling.say(f"doer-you{negated}", **said)
    return telling.say(f"doer{negated}", thing=named(thing), **said)


def span_said(telling: Telling, time: str) -> str:
    """Return how far back a deed is spoken of: *this turn*, *since your last turn*."""
    return telling.say(f"span-{slug(time or 'turn')}")


def undergone(telling: Telling, noun: Words | None) -> str:
    """Return what was done to a thing at the event at hand, agreeing with it: *defeated*."""
    if telling.event is None or noun is None:
        return ""
    return telling.verb(telling.event.verb).done[noun.feature & 3]


def own_deed(thing: Phrase) -> Did | None:
    """Return the one deed by which a thing is known, if it is the reader's: *that you gave*."""
    done = [one for one in thing.modifiers if isinstance(one, Did)]
    if len(done) != 1 or thing.alternatives or done[0].negated:
        return None
    return done[0] if done[0].actor.noun == "you" and not done[0].time else None
