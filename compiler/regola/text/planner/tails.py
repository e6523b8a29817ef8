"""What follows a noun: relations and relative clauses, and how they are joined."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from regola.program.meaning import Link
from regola.text.planner.telling import Telling
from regola.text.values import Words

__all__ = ["Tail", "joined", "neither"]


@dataclass(frozen=True, slots=True)
class Tail:
    """
    What follows a noun: a relative clause, or what is so close that nothing is joined to it.

    `joiner` is the message that joins it to the one before, if one does; `denied` the class that it
    says the thing is not, `link` the relation that it tells.
    """

    text: str
    clause: bool
    close: bool
    joiner: str = ""
    denied: Words | None = None
    link: Link | None = None


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


def neither(telling: Telling, noun: Words, left: Words, right: Words, nearer: Tail | None) -> str:
    """
    Return *that is neither closed nor immune*, of which both may be told with one verb.

    Behind a relation *that* would seem to tell of its other end: *adjacent to the Balrog and
    neither closed nor immune*.
    """
    ending = ".alike" if left.copula == right.copula else ""
    if nearer is not None and not nearer.clause:
        ending = "-joined" if telling.speech.has("that-is-neither-joined") else ".behind"
    name = telling.speech.find(f"that-is-neither{ending}", "that-is-neither")
    return telling.say(
        name,
        x=noun,
        left=left,
        right=right,
        copula=left.copula,
        copula_right=right.copula,
    )
