"""
Alternatives of which some are the reader's: *your Goblins or Trolls* would bind both.

In the language of rules *your* and *of you* bind the thing beside them alone. Where a language
would seem to bind all, the others are told as anybody's: *your Goblins or every Troll*.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Link, Modifier, Phrase

__all__ = ["are_of_mixed_owners", "told_as_yours"]


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
