"""What is read of a thing as it was before a deed, and what as it is now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from regola.program.meaning import Did, Doer, Link, Modifier, Phrase, Recalled
from regola.reference.family import Scene, Thing
from regola.vocabulary.model import VerbWord

if TYPE_CHECKING:
    from regola.reference.reading import Reading

__all__ = ["parted", "took_part"]


def parted(
    phrase: Phrase, verbs: Mapping[str, VerbWord]
) -> tuple[tuple[Recalled, ...], Phrase, Phrase]:
    """
    Return what was done to things, the phrase as it is read then, and as it is read now.

    *Hills that you conquered* were hills when you came. *Your hills that you conquered* were not
    yours then: of what one takes it is asked now whose it is. What one loses was one's own.
    """
    did = tuple(one for one in phrase.modifiers if isinstance(one, Recalled))
    rest = tuple(one for one in phrase.modifiers if not isinstance(one, Recalled))
    taken = any(
        isinstance(one, Did) and one.actor.noun == "you" and not verbs[one.verb].own for one in did
    )
    yours = tuple(one for one in rest if taken and _is_yours(one))
    then = tuple(one for one in rest if one not in yours)
    of_now = replace(phrase, modifiers=yours, owner=phrase.owner if taken else "")
    return did, replace(phrase, modifiers=then, owner="" if taken else phrase.owner), of_now


def _is_yours(said: Modifier) -> bool:
    is_of = isinstance(said, Link) and said.relation == "of" and not said.negated
    return is_of and isinstance(said, Link) and said.target.noun == "you"


def took_part(did: Recalled, thing: Thing, event: Any, then: Reading, scene: Scene) -> bool:
    """Tell whether a deed was done to a thing by whom a phrase names, or by it to that."""
    if isinstance(did, Doer):
        return thing in event.actors and then.any_is(event.things, did.object, scene)
    return thing in event.things and then.any_is(event.actors, did.actor, scene)
