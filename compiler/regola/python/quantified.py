"""Of which of the things of a phrase something must be so: of one, of each, of none, of so many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import Bound, Modifier, Phrase, Recalled
from regola.python.phrases import any_of, bounded, is_mask, said_mask, set_of
from regola.python.refusals import ONE
from regola.python.slots import is_all
from regola.python.tree import Expression, any_in, denied, joined
from regola.python.writer import Scene, Unwritable

__all__ = ["is_counted", "of_them", "told_otherwise"]

Compared = Callable[[Phrase, Bound, Scene], Expression]
"""Writes how many things there are, compared with a bound."""


def is_counted(subject: Phrase) -> bool:
    """Tell whether a phrase says of how many of its things: of each, of none, of 2."""
    return subject.determiner in ("each", "no") or subject.amount not in (None, ONE)


def of_them(subject: Phrase, told: Modifier, scene: Scene, compare: Compared) -> Expression:
    """
    Return whether something is so of as many of the things of a phrase as it says.

    *Each is* says that there is none that is not; of none of them it is so, too.
    """
    if not is_counted(subject):
        return _of_one(subject, told, scene)
    plain = replace(subject, determiner="", amount=None)
    if is_all(subject):
        return denied(any_of(_being(plain, told_otherwise(told)), scene))
    if subject.determiner == "no":
        return denied(any_of(_being(plain, told), scene))
    if subject.amount is None or subject.amount.comparison == "all but":
        raise Unwritable("number", subject.span)
    return compare(_being(plain, told), subject.amount, scene)


def told_otherwise(told: Modifier) -> Modifier:
    """Return the denial of what is said of a thing."""
    return replace(told, negated=not told.negated)


def _of_one(subject: Phrase, told: Modifier, scene: Scene) -> Expression:
    if isinstance(told, Recalled) or told.negated or not is_mask(subject, scene):
        return any_of(_being(subject, told), scene)
    mask = said_mask(told, subject, scene)
    return any_in(bounded(joined("&", [set_of(subject, scene), mask]), subject.type, scene))


def _being(subject: Phrase, told: Modifier) -> Phrase:
    """Return a phrase of those of its things of which something is said, each of its nouns."""
    others = tuple(_being(one, told) for one in subject.alternatives)
    return replace(subject, modifiers=(*subject.modifiers, told), alternatives=others)
