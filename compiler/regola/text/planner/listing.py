"""Things told one after the other, with what joins the last of them."""

from __future__ import annotations

from regola.text.planner.noun_shapes import Role
from regola.text.planner.telling import Telling
from regola.text.values import REPEAT, UNION, UNION_END, YOU, Words

__all__ = ["OF_SEVERAL", "all_of", "of_several", "together", "union"]

OF_SEVERAL = "np-one-your-several"
"""What tells one of things of several sorts that are all the reader's."""


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


def of_several(telling: Telling, members: list[Words]) -> str:
    """Return *one of your Portals or working Kitchens*, given what each sort is called."""
    *head, last = members
    many = f"{', '.join(one.text for one in head)} {telling.say('or')} {last.text}"
    return telling.say(OF_SEVERAL, many=last.with_text(many))


def together(telling: Telling, members: list[Words], role: Role) -> Words:
    """Return several things as what they are to a deed: alternatives, or all that it is of."""
    first, texts = members[0], [member.text for member in members]
    every = role == "subjects" and telling.speech.has("list-and")
    said = first.with_text(all_of(telling, texts) if every else union(telling, texts))
    # What agrees with a feminine and a masculine is masculine.
    mixed = first.feature < YOU and any(not member.feature & 1 for member in members)
    return said.with_feature(first.feature & ~1) if mixed else said
