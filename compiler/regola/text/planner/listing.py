"""Things told one after the other, with what joins the last of them."""

from __future__ import annotations

from regola.text.planner.telling import Telling
from regola.text.values import REPEAT, UNION, UNION_END

__all__ = ["all_of", "union"]


def all_of(telling: Telling, members: list[str]) -> str:
    """Return things joined by *and*."""
    *head, last = members
    return telling.say("list-and", left=", ".join(head), right=last)


def union(telling: Telling, members: list[str], joiner: str = "") -> str:
    """
    Return alternatives joined by *or*; a preposition before them is repeated in phase two.

    ``joiner``: the message of what joins them otherwise.
    """
    joined = f", {REPEAT}".join(members[:-1])
    word = telling.say(joiner or (telling.speech.find("nor", "or") if telling.denied else "or"))
    return f"{UNION}{joined} {word} {REPEAT}{members[-1]}{UNION_END}"
