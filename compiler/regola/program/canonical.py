"""
The canonical form of a rule: equal for rules that say the same in different words.

Places in the text and the numbers of mentions are left out. *You may not conquer a region* and *you
may not conquer any region* are one rule, and so are two denials and none. Where a statement speaks
of *a region*, *any region*, *each region* or *regions*, it speaks of all of them; where a deed is
done to *a region*, *one region* or *any region*, its bearer chooses one. The hand is one's own.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import takewhile
from typing import Any

from regola.program.meaning import (
    Deed,
    Grant,
    Has,
    Is,
    Kind,
    Link,
    Modifier,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
    Step,
)

__all__ = ["canonical"]

_LEFT_OUT = frozenset({"mention", "number", "span"})
# *Your token* is a *token of you*.
_YOURS = ("Link", "of", ("you",), False)
_SOME = frozenset({"", "a", "any", "one"})


def canonical(rule: Rule) -> Any:
    """Return the form of a rule that is equal for rules that say the same."""
    return _plain(_without_detours(rule))


def _plain(node: Any) -> Any:
    if isinstance(node, Phrase):
        return _phrase(node)
    if isinstance(node, tuple):
        return tuple(_plain(one) for one in node)
    if is_dataclass(node) and not isinstance(node, type):
        node = _told_once(node)
        names = (one.name for one in fields(node) if one.name not in _LEFT_OUT)
        return (type(node).__name__, *(_plain(getattr(node, name)) for name in names))
    return node


def _phrase(phrase: Phrase) -> Any:
    """Return a phrase; alternatives in alternatives are alternatives, *a* is *any*."""
    if phrase.noun in ("you", "it", "one another"):
        return (phrase.noun, *sorted(map(_plain, phrase.modifiers), key=repr))
    definite = phrase.determiner == "the" and not phrase.refers
    determiner = "" if definite or phrase.determiner in _SOME else phrase.determiner
    owner = "" if phrase.owner == "you" else phrase.owner
    said = [_plain(one) for one in phrase.modifiers]
    if phrase.owner == "you" and phrase.type != "spot":
        said.append(_YOURS)
    modifiers = tuple(sorted(said, key=repr))
    others = [_phrase(other) for other in phrase.alternatives]
    own = (phrase.noun, determiner, owner, _plain(phrase.amount), phrase.refers, modifiers)
    return ("phrase", own, *others)


def _told_once(node: Any) -> Any:
    """Return a node in which a denial stands in one place, and two are none."""
    if isinstance(node, (Grant, Is)) and isinstance(node.predicate, Modifier):
        predicate = node.predicate
        if isinstance(predicate, Kind) or getattr(predicate, "negated", False):
            denied = node.negated != predicate.negated
            return replace(node, predicate=replace(predicate, negated=False), negated=denied)
    if isinstance(node, Is) and isinstance(node.predicate, Link):
        return _had(node, node.predicate)
    if isinstance(node, Has) and node.subject.type == "spot" and node.subject.owner == "you":
        # What one's hand has, one has in the hand.
        place = Link("in", replace(node.subject, owner=""), negated=False, span=node.span)
        thing = replace(node.thing, modifiers=(*node.thing.modifiers, place))
        you = replace(node.subject, noun="you", owner="")
        return replace(node, subject=you, thing=thing)
    if isinstance(node, Statement):
        return replace(node, subject=_all_of(node.subject))
    if isinstance(node, Deed):
        return replace(node, slots=tuple(sorted(node.slots, key=lambda slot: slot[0])))
    return node


def _had(test: Is, link: Link) -> Is | Has:
    """Return *is with* as *has*, *is without a* as *has no*: a test of belonging is one test."""
    thing = link.target
    plain = not test.negated or (thing.determiner in _SOME and thing.amount is None)
    if link.relation != "with" or not isinstance(test.subject, Phrase) or not plain:
        return test
    thing = replace(thing, determiner="no") if test.negated else thing
    return Has(test.subject, thing, test.span)


def _all_of(subject: Phrase | Quantity) -> Phrase | Quantity:
    """Return what a statement speaks of: *each region* are all, as *a region* is."""
    if isinstance(subject, Quantity):
        return replace(subject, of=_all_of(subject.of)) if subject.of else subject  # type: ignore[arg-type]
    return replace(subject, determiner="") if subject.determiner == "each" else subject


# ---- where a condition stands --------------------------------------------------------------------


def _without_detours(rule: Rule) -> Rule:
    """
    Put a condition in one place; take for a permission what is offered at an event.

    A statement or a permission asks its condition whenever it is looked at, so it may stand on the
    moment or behind. Steps ask theirs when they are taken, and a limit counts the moments before
    that: only where there is no limit does a single step's condition say what the moment's says.
    """
    body = rule.body
    if isinstance(body, Reaction):
        return _of_reaction(rule, body.steps)
    if rule.moment is not None and rule.moment.condition is not None and body.condition is None:
        moment = replace(rule.moment, condition=None)
        return replace(rule, moment=moment, body=replace(body, condition=rule.moment.condition))
    return rule


def _of_reaction(rule: Rule, steps: tuple[Step, ...]) -> Rule:
    settings = tuple(takewhile(lambda step: isinstance(step.action, Statement), steps))
    rest = steps[len(settings) :]
    if isinstance(rule.moment, OnEvent) and _is_offered(rest):
        return _without_detours(replace(rule, body=_permission(settings, rest)))
    if len(steps) > 1:
        return rule
    [only] = steps
    if isinstance(only.action, Statement):
        return _without_detours(replace(rule, body=only.action))
    free = rule.limit is None and rule.moment is not None and rule.moment.condition is None
    if only.condition and rule.moment and free:
        moment = replace(rule.moment, condition=only.condition)
        return replace(rule, moment=moment, body=Reaction((replace(only, condition=None),)))
    return rule


def _is_offered(steps: tuple[Step, ...]) -> bool:
    """
    Tell whether steps are an offer and what depends on its being taken, as it is if it must be.

    An event is over when it has been told: a permission at an event can be used but then, as the
    offer can. A phase lasts; there a permission may be used again and again, an offer once.
    """
    offer = steps[0].action if steps else None
    if not isinstance(offer, Offer) or steps[0].join != "and":
        return False
    return offer.obliged or not steps[1:] or steps[1].join != "and"


def _permission(settings: tuple[Step, ...], steps: tuple[Step, ...]) -> Permission:
    offer = steps[0].action
    assert isinstance(offer, Offer)  # noqa: S101 - the steps were looked at
    others = (*settings, *steps[1:])
    return Permission(offer.actor, offer.deed, offer.obliged, False, steps[0].condition, others)
