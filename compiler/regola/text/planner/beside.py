"""Relations that stand right beside a noun: *a connected tile*, *set-aside tokens*."""

from __future__ import annotations

from regola.program.meaning import Link, Modifier
from regola.text.planner.noun_shapes import is_that_one, plain_word
from regola.text.planner.references import mark
from regola.text.planner.telling import Telling, slug
from regola.text.values import Words

__all__ = ["beside"]


def beside(
    telling: Telling, modifier: Modifier, place: str = "before", noun: Words | str = ""
) -> str:
    """
    Return a relation as a language says it beside a noun: *a connected tile*, *set-aside tokens*.

    `place` is the ending of the message, *before* for what stands before the noun.
    """
    if not isinstance(modifier, Link) or modifier.negated or modifier.relation == "of":
        return ""
    name, target = f"relation-{slug(modifier.relation)}", modifier.target
    if is_that_one(telling, target) and telling.speech.has(f"{name}-that-one.{place}"):
        return mark(telling, target) + telling.say(f"{name}-that-one.{place}", x=noun)
    own = f"{name}-{slug(target.noun)}.{place}"
    return telling.say(own, x=noun) if plain_word(target) and telling.speech.has(own) else ""
