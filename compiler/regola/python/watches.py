"""
Write phrases about what was done this turn.

The whole phrase is read just before the deed; a record of the module keeps the things it was true
of, and the phrase is then what was kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import Did, Phrase
from regola.python.code import EVERYWHERE, Expression, Function, joined
from regola.python.writer import Scene, Unwritable

__all__ = ["watched_things"]

_SORTS = {"people": "PEOPLE", "player": "PLAYER"}
"""What is kept of a deed where it is no region, by the type of the phrase."""

_KEPT = ("abandon", "assault", "attack", "conquer", "lose", "occupy")
"""The deeds that are kept: those that are done to regions."""

_Writer = Callable[[Phrase, Scene], Expression]
_PARAMETERS = "position: Position, you: int, actor: int, target: int"


def watched_things(phrase: Phrase, scene: Scene, write: _Writer) -> Expression:
    """Return the things that a phrase with *that you conquered this turn* names."""
    did = [modifier for modifier in phrase.modifiers if isinstance(modifier, Did)]
    others = tuple(m for m in phrase.modifiers if not isinstance(m, Did))
    if len(did) != 1 or did[0].verb not in _KEPT:
        raise Unwritable(did[0].verb, did[0].span, kind="did")
    negated = did[0].negated
    kept = replace(phrase, modifiers=() if negated else others, amount=None)
    watch = _watch(kept, did[0], scene, write)
    found = scene.primitive("watched", scene.you, watch)
    if not negated:
        return found
    rest = write(replace(phrase, modifiers=others, amount=None), scene)
    return joined("&", [rest, found.inverted()])


def _watch(phrase: Phrase, did: Did, scene: Scene, write: _Writer) -> str:
    """Make the record that keeps the things, and return the constant of its number."""
    module = scene.module
    scene.parts += 1
    name = scene.fresh(f"kept_{scene.parts}")
    constant = module.constant(
        "watch_word", f"{module.reference}#{scene.line}.{scene.parts}", label="kept"
    )
    module.function(Function(name, _PARAMETERS, "bool", "", _matches(phrase, did, scene, write)))
    event = module.constant("event_word", did.verb, label="when")
    sort = _SORTS.get(phrase.type)
    things = "" if sort is None else f", things={module.use(sort)}"
    module.use("Watch")
    fields = f"line={scene.line}, scope=SCOPE, watch={constant}, event={event}"
    scene.watches.append(f"Watch({fields}, matches={name}{things})")
    return constant


def _matches(phrase: Phrase, did: Did, scene: Scene, write: _Writer) -> list[str]:
    inner = replace_scene(scene)
    mask = write(phrase, inner)
    actor = _actor(did, inner)
    if mask == EVERYWHERE:
        return [f"return {actor}"]
    return [f"return {actor} and bool({mask.inside('>>')} >> target & 1)"]


def _actor(did: Did, scene: Scene) -> Expression:
    """Who did it: as of an event, whom the phrase says."""
    from regola.python.phrases import is_actor

    return is_actor(did.actor, scene)


def replace_scene(scene: Scene) -> Scene:
    """Return a scene for a function of its own, in play, for the same rule."""
    return Scene(scene.module, scene.line, scene.holder)
