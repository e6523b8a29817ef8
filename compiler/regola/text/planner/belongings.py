"""What is the reader's, told by where it is: *in your prison*, *a tile where you have a goon*."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Everything, Link, Phrase
from regola.text.planner.noun_shapes import plain_word
from regola.text.planner.owners import told_as_yours
from regola.text.planner.places import is_there
from regola.text.planner.telling import Telling, slug

__all__ = ["in_place_of_yours", "is_one_of_yours"]


def in_place_of_yours(telling: Telling, phrase: Phrase) -> Phrase:
    """
    Return *an adventurer in your prison* for one of yours that is in prison.

    He is nobody's but by the prison: a language says so of the spots for which it has words.
    """
    yours = told_as_yours(phrase)
    counted = phrase.amount is not None and not isinstance(phrase.amount.amount, Everything)
    if yours.owner != "you" or counted or phrase.alternatives or phrase.refers:
        return phrase
    for place, one in enumerate(yours.modifiers):
        plain = isinstance(one, Link) and one.relation == "in" and not one.negated
        if not plain or not isinstance(one, Link):
            continue
        spot = plain_word(one.target) and telling.speech.has(
            f"relation-in-you-{slug(one.target.noun)}"
        )
        there = f"relation-in-there-{one.target.type}.yours"
        here = not telling.there and telling.speech.has(there) and is_there(telling, one.target)
        if spot or here:
            mine = replace(one, target=replace(one.target, owner="you"))
            modifiers = (*yours.modifiers[:place], mine, *yours.modifiers[place + 1 :])
            determiner = "" if yours.determiner == "one" else yours.determiner
            return replace(yours, owner="", modifiers=modifiers, determiner=determiner)
    return phrase


def is_one_of_yours(phrase: Phrase) -> bool:
    """Tell whether a thing is one of the reader's: *where you have a goon*."""
    plain = not (phrase.amount or phrase.alternatives or phrase.refers)
    return plain and phrase.determiner in ("", "a", "one") and told_as_yours(phrase).owner == "you"
