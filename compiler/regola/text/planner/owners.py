"""
Alternatives of which some are the reader's: *your Goblins or Trolls* would bind both.

In the language of rules *your* and *of you* bind the thing beside them alone. Where a language
would seem to bind all, the others are told as anybody's: *your Goblins or every Troll*.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Adjective, Link, Modifier, Phrase
from regola.text.planner.telling import Telling

__all__ = ["are_of_mixed_owners", "counted_names", "is_of_player", "told_as_yours"]

_STATES = ("active", "declined")


def are_of_mixed_owners(phrase: Phrase) -> bool:
    """Tell whether of several alternatives some are the reader's, and others not."""
    yours = [_is_yours(one) for one in (phrase, *phrase.alternatives)]
    return any(yours) and not all(yours)


def told_as_yours(phrase: Phrase) -> Phrase:
    """Return *your token* for *token of you*, which says the same with the owner before it."""
    if phrase.owner or not _is_yours(phrase) or phrase.type == "spot":
        return phrase
    others = tuple(one for one in phrase.modifiers if not _is_of_you(one))
    determiner = "" if phrase.determiner == "a" else phrase.determiner
    return replace(phrase, owner="you", modifiers=others, determiner=determiner)


def _is_yours(phrase: Phrase) -> bool:
    return phrase.owner == "you" or phrase.noun == "you" or any(map(_is_of_you, phrase.modifiers))


def _is_of_you(modifier: Modifier) -> bool:
    plain = isinstance(modifier, Link) and modifier.relation == "of" and not modifier.negated
    return plain and isinstance(modifier, Link) and modifier.target.noun == "you"


def counted_names(telling: Telling, name: str, phrase: Phrase) -> tuple[str, ...]:
    """
    Return the messages for a number of things, first the one for those that a player has.

    *Your regions* are those of one people, *regions of an opponent* those of all his peoples: a
    language says so where they are counted, lest the two seem alike.
    """
    own = f"{name}-{phrase.type}-of-player"
    return (own, name) if is_of_player(phrase) and telling.speech.has(own) else (name,)


def is_of_player(phrase: Phrase) -> bool:
    """Tell whether things are all that a player has, whichever of his peoples has them."""
    if phrase.owner or any(map(_tells_state, phrase.modifiers)):
        return False
    return any(map(_is_of_a_player, phrase.modifiers))


def _is_of_a_player(modifier: Modifier) -> bool:
    plain = isinstance(modifier, Link) and modifier.relation == "of" and not modifier.negated
    return plain and isinstance(modifier, Link) and modifier.target.type == "player"


def _tells_state(modifier: Modifier) -> bool:
    """Tell whether a modifier says by itself which peoples are meant: *with an active token*."""
    if isinstance(modifier, Adjective):
        return modifier.word in _STATES
    return isinstance(modifier, Link) and any(map(_tells_state, modifier.target.modifiers))
