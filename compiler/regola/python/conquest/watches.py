"""
Write phrases about what was done this turn, or further back.

The phrase is read just before the deed; a record of the module keeps the things it was true of,
and the phrase is then what was kept. What *you* took was not *yours* before: of that it is read at
the time it is asked whether it is yours.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Did, Doer, Link, Modifier, Phrase, Recalled
from regola.python.conquest.actors import TARGET, event_name, is_actor
from regola.python.functions import asked_of_steps, flag, record
from regola.python.phrases import unwatched
from regola.python.tree import (
    EVERYTHING,
    Bit,
    Constant,
    Expression,
    Name,
    inverted,
    joined,
    path,
    truth_of,
)
from regola.python.writer import Scene, Unwritable

__all__ = ["tallied_things", "watched_things"]

_SORTS = {"people": "PEOPLE", "player": "PLAYER", "token": "TOKEN"}
"""What is kept of a deed where it is no region, by the type of the phrase."""

_KEPT = ("abandon", "assault", "attack", "conquer", "lose", "occupy")
"""The deeds that are kept: those that are done to regions."""


def watched_things(phrase: Phrase, scene: Scene) -> Expression:
    """Return the things that a phrase with *that you conquered this turn* names."""
    did = [modifier for modifier in phrase.modifiers if isinstance(modifier, Recalled)]
    others = tuple(m for m in phrase.modifiers if not isinstance(m, Recalled))
    if len(did) != 1 or did[0].verb not in _KEPT or scene.is_a(phrase, "token"):
        raise Unwritable(did[0].verb, did[0].span, kind="did")
    negated = did[0].negated
    now = others if negated else _said_of_now(others, did[0], scene)
    then = tuple(one for one in others if one not in now)
    is_now = negated or not _was_own(did[0], scene)
    kept = replace(phrase, modifiers=then, amount=None, owner="" if is_now else phrase.owner)
    found = _kept(kept, did[0], scene)
    if not negated and not now and not (is_now and phrase.owner):
        return found
    rest = unwatched(replace(phrase, modifiers=now, amount=None), scene)
    return joined("&", [rest, inverted(found) if negated else found])


def _was_own(did: Recalled, scene: Scene) -> bool:
    """Tell whether what was *yours* when it was done to may be meant: not of what you took."""
    return (
        isinstance(did, Doer)
        or did.actor.noun != "you"
        or scene.module.vocabulary.verbs[did.verb].own
    )


def _said_of_now(others: tuple[Modifier, ...], did: Recalled, scene: Scene) -> tuple[Modifier, ...]:
    """Return what is said of things that is read now: that they are yours, which you took."""
    if _was_own(did, scene):
        return ()
    links = (one for one in others if isinstance(one, Link) and not one.negated)
    return tuple(one for one in links if (one.relation, one.target.noun) == ("of", "you"))


def tallied_things(phrase: Phrase, scene: Scene) -> Expression | None:
    """Return how many tokens a deed was done to this turn; nothing where they are still there."""
    did = [modifier for modifier in phrase.modifiers if isinstance(modifier, Did)]
    if not did or not scene.is_a(phrase, "token"):
        return None
    others = tuple(m for m in phrase.modifiers if not isinstance(m, Did))
    if len(did) != 1 or did[0].negated or did[0].verb not in _KEPT:
        raise Unwritable(did[0].verb, did[0].span, kind="did")
    kept = replace(phrase, modifiers=others, amount=None)
    return _kept(kept, did[0], scene)


def _kept(phrase: Phrase, did: Recalled, scene: Scene) -> Expression:
    """Return what is kept of deeds: since a moment on, or of a time that is over."""
    scene.position()  # there is none of a board alone: then nothing is kept, either
    span = scene.module.vocabulary.spans.get(did.time)
    asked = "watched_before" if span is not None and span.since else "watched"
    return scene.call(asked, scene.you, _watch(phrase, did, scene))


def _watch(phrase: Phrase, did: Recalled, scene: Scene) -> Name:
    """Make the record that keeps the things, and return the constant of its number."""
    module = scene.module
    number = next(scene.parts)
    name = f"{module.reference}#{scene.line}.{number}"
    constant = module.constant("watch_word", name, label="kept")
    sort = _SORTS.get(phrase.type)
    matches = asked_of_steps(scene, f"kept_{number}", "bool", _matches(phrase, did, scene))
    span = module.vocabulary.spans.get(did.time)
    scene.watches.append(
        record(
            scene,
            "Watch",
            {
                "watch": constant,
                "event": Constant(event_name(did.verb, _done_to(phrase, did), scene)),
                "matches": matches,
                "things": module.name(sort) if sort else None,
                "doer": flag(isinstance(did, Doer)),
                "until": Constant(span.until) if span is not None else None,
                "own": flag(span is not None and span.own),
                "then": Constant(span.then) if span is not None and span.then else None,
                "since": Constant(span.since) if span is not None and span.since else None,
            },
        )
    )
    return constant


def _done_to(phrase: Phrase, did: Recalled) -> Phrase:
    return did.object if isinstance(did, Doer) else phrase


def _matches(phrase: Phrase, did: Recalled, scene: Scene) -> Expression:
    inner = Scene(scene.module, scene.line, scene.holder)
    if isinstance(did, Doer):
        return joined("and", [is_actor(phrase, inner), *_is_done_to(did, inner)])
    mask = unwatched(phrase, inner)
    actor = is_actor(did.actor, inner)
    if mask == EVERYTHING:
        return actor
    return joined("and", [actor, truth_of(Bit(mask, TARGET))])


def _is_done_to(did: Doer, scene: Scene) -> list[Expression]:
    """Test what a deed was done to: the region, or the people that holds it."""
    thing = did.object
    if scene.is_a(thing, "people"):
        return [is_actor(thing, scene, path("frame", "event", "holder"))]
    if not scene.is_a(thing, "region"):
        raise Unwritable(did.verb, did.span, kind="did")
    mask = unwatched(thing, scene)
    return [] if mask == EVERYTHING else [truth_of(Bit(mask, TARGET))]
