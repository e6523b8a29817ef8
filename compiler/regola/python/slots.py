"""What a deed is done to, and what stands after its prepositions: the same in all families."""

from __future__ import annotations

from regola.program.meaning import Bound, Deed, Everything, Number, Phrase
from regola.python.writer import Unwritable

__all__ = ["is_all", "is_chosen", "is_up_to", "object_of", "slot"]


def object_of(deed: Deed) -> Phrase:
    """Return what a deed is done to."""
    if deed.object is None:
        raise Unwritable(deed.verb)
    return deed.object


def is_all(phrase: Phrase) -> bool:
    """Tell whether a phrase of a deed means all that it names."""
    return phrase.determiner == "each" or (
        phrase.amount is not None and isinstance(phrase.amount.amount, Everything)
    )


_KNOWN = ("you", "it", "owner")
_ONE = Bound("exactly", Number(1))


def is_up_to(phrase: Phrase) -> bool:
    """Tell whether a number of things is what a deed may be done to at most: *up to 3 tokens*."""
    return phrase.amount is not None and phrase.amount.comparison == "up to"


def is_chosen(phrase: Phrase) -> bool:
    """Tell whether a phrase of a deed means one thing that whoever does it chooses."""
    known = phrase.refers or phrase.determiner == "the" or phrase.noun in _KNOWN
    return not known and phrase.determiner != "each" and phrase.amount in (None, _ONE)


def slot(deed: Deed, preposition: str) -> Phrase | None:
    """Return what stands after a preposition of a deed."""
    return next((phrase for name, phrase in deed.slots if name == preposition), None)
