"""What a deed is done to, and what stands after its prepositions: the same in all families."""

from __future__ import annotations

from regola.program.meaning import Deed, Phrase
from regola.python.writer import Unwritable

__all__ = ["object_of", "slot"]


def object_of(deed: Deed) -> Phrase:
    """Return what a deed is done to."""
    if deed.object is None:
        raise Unwritable(deed.verb)
    return deed.object


def slot(deed: Deed, preposition: str) -> Phrase | None:
    """Return what stands after a preposition of a deed."""
    return next((phrase for name, phrase in deed.slots if name == preposition), None)
