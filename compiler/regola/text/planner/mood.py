"""
Orders or tellings: *place 1 token*, or *you place 1 token*.

In many languages an order is written as what a third person does: after *when an opponent conquers
the region* or *whoever loses it discards 1 token*, an order would seem to tell what that person
does. Nor do orders stand beside what happens to the reader: *you gain 2 coins, discard a token*.
A book has one mood: a language that leaves out *you* tells all deeds.
"""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.meaning import (
    Deed,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
)
from regola.text.language import Speech
from regola.text.planner.deeds import is_told
from regola.text.planner.telling import Telling

__all__ = ["is_about_reader", "is_told_throughout", "speaks_to_reader", "tells_always"]


_YOU = "you"


def is_told_throughout(telling: Telling, rule: Rule) -> bool:
    """Tell whether what the reader does is told of him, not ordered."""
    moment = rule.moment
    if isinstance(moment, OnEvent) and (moment.actor is None or moment.actor.noun != "you"):
        return True
    steps = rule.body.steps if isinstance(rule.body, Permission | Reaction) else ()
    deeds = (step.action for step in steps if isinstance(step.action, Deed))
    return any(is_told(telling, deed) for deed in deeds) or any(_of_holders(telling, rule))


def tells_always(speech: Speech) -> bool:
    """Tell whether a language tells deeds by their verb alone, so that no order need be given."""
    return not speech.say("pronoun-you-subject").strip()


def speaks_to_reader(rule: Rule) -> bool:
    """Tell whether what comes first in a rule is the reader, so that *in decline* tells of him."""
    body, moment = rule.body, rule.moment
    if isinstance(moment, OnEvent):
        return moment.actor is not None and moment.actor.noun == _YOU
    if isinstance(body, Permission):
        return body.actor.noun == _YOU
    if isinstance(body, Reaction) or isinstance(body.subject, Phrase):
        return isinstance(body, Reaction) or _is_yours(body.subject)
    of = body.subject.of
    return of is None or _is_yours(of)


def is_about_reader(rule: Rule) -> bool:
    """Tell whether a rule speaks to the reader and not of what is his: *your Rivers*."""
    body = rule.body
    of = body.subject if isinstance(body, Statement) else None
    # *Each of your regions yields 1 extra coin*: the regions are not what is in decline.
    of = of.of if isinstance(of, Quantity) else of
    return speaks_to_reader(rule) and not (isinstance(of, Phrase) and of.noun != _YOU)


def _is_yours(phrase: Phrase | Quantity) -> bool:
    return isinstance(phrase, Phrase) and _YOU in (phrase.noun, phrase.owner)


def _of_holders(telling: Telling, rule: Rule) -> Iterator[bool]:
    """Give for each setting whether it tells what somebody else does: who loses a region."""
    steps = rule.body.steps if isinstance(rule.body, Permission | Reaction) else ()
    for step in steps:
        if isinstance(step.action, Statement) and isinstance(step.action.subject, Quantity):
            word = telling.context.vocabulary.quantities.get(step.action.subject.word)
            yield word is not None and word.asked_by == "holder"
