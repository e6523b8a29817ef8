"""What follows a noun: relations and relative clauses, and how they are joined."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from regola.text.planner.telling import Telling
from regola.text.values import Words

__all__ = ["Tail", "joined"]


@dataclass(frozen=True, slots=True)
class Tail:
    """
    What follows a noun: a relative clause, or what is so close that nothing is joined to it.

    `joiner` is the message that joins it to the one before, if one does; `denied` the class that it
    says the thing is not.
    """

    text: str
    clause: bool
    close: bool
    joiner: str = ""
    denied: Words | None = None


_JOINERS = {"and-that": "clause", "and-relation": "relation"}
"""The messages that join what follows a noun, with the argument of each."""


def joined(telling: Telling, tails: list[Tail]) -> str:
    """Return what follows a noun; of three relations *and* joins the last alone: *a, b and c*."""
    text = ""
    for tail, following in zip_longest(tails, tails[1:]):
        listed = following and following.joiner == tail.joiner == "and-relation"
        if listed:
            text = f"{text}, {tail.text}"
        elif tail.joiner:
            text = f"{text} {telling.say(tail.joiner, **{_JOINERS[tail.joiner]: tail.text})}"
        else:
            text = f"{text} {tail.text}"
    return text
