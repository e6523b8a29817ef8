"""What is read of a thing as it was before a deed, and what as it is now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from regola.program.meaning import Did, Link, Modifier, Phrase
from regola.vocabulary.model import VerbWord

__all__ = ["parted"]


def parted(phrase: Phrase, verbs: Mapping[str, VerbWord]) -> tuple[tuple[Did, ...], Phrase, Phrase]:
    """
    Return what was done to things, the phrase as it is read then, and as it is read now.

    *Hills that you conquered* were hills when you came. *Your hills that you conquered* were not
    yours then: of what one takes it is asked now whose it is. What one loses was one's own.
    """
    did = tuple(one for one in phrase.modifiers if isinstance(one, Did))
    rest = tuple(one for one in phrase.modifiers if not isinstance(one, Did))
    taken = any(one.actor.noun == "you" and not verbs[one.verb].own for one in did)
    yours = tuple(one for one in rest if taken and _is_yours(one))
    then = tuple(one for one in rest if one not in yours)
    of_now = replace(phrase, modifiers=yours, owner=phrase.owner if taken else "")
    return did, replace(phrase, modifiers=then, owner="" if taken else phrase.owner), of_now


def _is_yours(said: Modifier) -> bool:
    is_of = isinstance(said, Link) and said.relation == "of" and not said.negated
    return is_of and isinstance(said, Link) and said.target.noun == "you"
