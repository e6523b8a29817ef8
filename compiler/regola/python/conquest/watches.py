"""
Write phrases about what was done this turn.

The whole phrase is read just before the deed; a record of the module keeps the things it was true
of, and the phrase is then what was kept.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Did, Phrase
from regola.python.conquest.actors import TARGET, event_name, is_actor
from regola.python.functions import asked_of_steps, record
from regola.python.phrases import unwatched
from regola.python.tree import (
    EVERYTHING,
    Bit,
    Constant,
    Expression,
    Name,
    inverted,
    joined,
    truth_of,
)
from regola.python.writer import Scene, Unwritable

__all__ = ["tallied_things", "watched_things"]

_SORTS = {"people": "PEOPLE", "player": "PLAYER", "token": "TOKEN"}
"""What is kept of a deed where it is no region, by the type of the phrase."""

_LASTING = {"since turn": "SINCE_TURN", "since start": "SINCE_START"}
"""How long a deed is kept that is asked for beyond its turn."""

_KEPT = ("abandon", "assault", "attack", "conquer", "lose", "occupy")
"""The deeds that are kept: those that are done to regions."""


def watched_things(phrase: Phrase, scene: Scene) -> Expression:
    """Return the things that a phrase with *that you conquered this turn* names."""
    did = [modifier for modifier in phrase.modifiers if isinstance(modifier, Did)]
    others = tuple(m for m in phrase.modifiers if not isinstance(m, Did))
    if len(did) != 1 or did[0].verb not in _KEPT or scene.is_a(phrase, "token"):
        raise Unwritable(did[0].verb, did[0].span, kind="did")
    negated = did[0].negated
    kept = replace(phrase, modifiers=() if negated else others, amount=None)
    watch = _watch(kept, did[0], scene)
    found = scene.call("watched", scene.you, watch)
    if not negated:
        return found
    rest = unwatched(replace(phrase, modifiers=others, amount=None), scene)
    return joined("&", [rest, inverted(found)])


def tallied_things(phrase: Phrase, scene: Scene) -> Expression | None:
    """Return how many tokens a deed was done to this turn; nothing where they are still there."""
    did = [modifier for modifier in phrase.modifiers if isinstance(modifier, Did)]
    if not did or not scene.is_a(phrase, "token"):
        return None
    others = tuple(m for m in phrase.modifiers if not isinstance(m, Did))
    if len(did) != 1 or did[0].negated or did[0].verb not in _KEPT:
        raise Unwritable(did[0].verb, did[0].span, kind="did")
    kept = replace(phrase, modifiers=others, amount=None)
    return scene.call("watched", scene.you, _watch(kept, did[0], scene))


def _watch(phrase: Phrase, did: Did, scene: Scene) -> Name:
    """Make the record that keeps the things, and return the constant of its number."""
    module = scene.module
    scene.parts += 1
    name = f"{module.reference}#{scene.line}.{scene.parts}"
    constant = module.constant("watch_word", name, label="kept")
    sort = _SORTS.get(phrase.type)
    matches = asked_of_steps(scene, f"kept_{scene.parts}", "bool", _matches(phrase, did, scene))
    scene.watches.append(
        record(
            scene,
            "Watch",
            {
                "watch": constant,
                "event": Constant(event_name(did.verb, phrase, scene)),
                "matches": matches,
                "things": module.name(sort) if sort else None,
                "lasts": module.name(_LASTING[did.time]) if did.time else None,
            },
        )
    )
    return constant


def _matches(phrase: Phrase, did: Did, scene: Scene) -> Expression:
    inner = Scene(scene.module, scene.line, scene.holder)
    mask = unwatched(phrase, inner)
    actor = is_actor(did.actor, inner)
    if mask == EVERYTHING:
        return actor
    return joined("and", [actor, truth_of(Bit(mask, TARGET))])
