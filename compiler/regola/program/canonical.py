"""
The canonical form of a rule: equal for rules that say the same in different words.

Places in the text are left out. *You may not conquer a region* and *you may not conquer any region*
are one rule, and so are two denials and none. Where a statement speaks of *a region*, *any region*,
*each region* or *regions*, it speaks of all of them; where a deed is done to *a region*, *one
region* or *any region*, its bearer chooses one. The hand is one's own. Of two things that are alike
*the region* means one: that one is compared, by what was said of it and by which of those alike it
is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
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
from regola.sources import Span

__all__ = ["canonical"]

_LEFT_OUT = frozenset({"mention", "number", "span"})
# *Your token* is a *token of you*.
_YOURS = ("Link", "of", ("you",), False)
# A deed is done to one thing of the bearer's choice, a statement is true of whichever is looked at:
# in either, *one region* is *a region*, and the modules that play make no difference between them.
_SOME = frozenset({"", "a", "any", "one"})


def canonical(rule: Rule) -> Any:
    """Return the form of a rule that is equal for rules that say the same."""
    straight = _without_detours(rule)
    return _Form(_meant(straight)).plain(straight)


def _meant(rule: Rule) -> Mapping[int, Any]:
    """
    Return by its mention what tells each thing from the others of its type that a rule names.

    That is what is said of the thing, and which it is of those of which the same is said, in the
    order in which the form names them; nothing where it is the only one of its type.
    """
    first: dict[int, Phrase] = {}
    for one in _phrases(rule):
        if not one.refers:
            first.setdefault(one.mention, one)
    alike = Counter(one.type for one in first.values())
    form, seen, found = _Form({}), Counter[Any](), dict[int, Any]()
    for mention, phrase in first.items():
        if alike[phrase.type] > 1:
            said = form.phrase(replace(phrase, determiner="", amount=None))
            found[mention] = (said, seen[said])
            seen[said] += 1
    return found


def _phrases(node: object) -> Iterator[Phrase]:
    if isinstance(node, Phrase):
        yield node
    if isinstance(node, tuple):
        for one in node:
            yield from _phrases(one)
    elif is_dataclass(node) and not isinstance(node, (type, Span)):
        straight = _with_ordered_slots(node) if isinstance(node, Deed) else node
        for field in fields(straight):
            yield from _phrases(getattr(straight, field.name))


def _with_ordered_slots(deed: Deed) -> Deed:
    return replace(deed, slots=tuple(sorted(deed.slots, key=lambda slot: slot[0])))


@dataclass(frozen=True, slots=True)
class _Form:
    """The form of what stands in one rule; ``meant`` tells by mention what *the region* means."""

    meant: Mapping[int, Any]

    def plain(self, node: Any) -> Any:
        """Return a node as nested tuples."""
        if isinstance(node, Phrase):
            return self.phrase(node)
        if isinstance(node, tuple):
            return tuple(self.plain(one) for one in node)
        if is_dataclass(node) and not isinstance(node, type):
            node = _told_once(node)
            names = (one.name for one in fields(node) if one.name not in _LEFT_OUT)
            return (type(node).__name__, *(self.plain(getattr(node, name)) for name in names))
        return node

    def phrase(self, phrase: Phrase) -> Any:
        """
        Return a phrase; alternatives in alternatives are alternatives.

        *A* is *any*, for whoever may take any takes one; *the hand*, of which there is but one, is
        a hand; *your token* is a *token of you*; the order of modifiers makes no difference, for
        each must hold.
        """
        said = [self.plain(one) for one in phrase.modifiers]
        if phrase.noun in ("you", "it", "one another"):
            return (phrase.noun, *sorted(said, key=repr))
        definite = phrase.determiner == "the" and not phrase.refers
        determiner = "" if definite or phrase.determiner in _SOME else phrase.determiner
        owner = "" if phrase.owner == "you" else phrase.owner
        if phrase.owner == "you" and phrase.type != "spot":
            said.append(_YOURS)
        modifiers = tuple(sorted(said, key=repr))
        others = [self.phrase(other) for other in phrase.alternatives]
        refers = phrase.refers and self.meant.get(phrase.mention, True)
        amount = self.plain(phrase.amount)
        own = (phrase.noun, determiner, owner, amount, refers, modifiers)
        return ("phrase", own, *others)


def _told_once(node: Any) -> Any:
    """
    Return a node in which a denial stands in one place, and two are none.

    *Is a thing that is not* denies what *is not* denies: a predicate is true or it is not. A test
    of belonging is one test, whether with *is with* or with *has*. What one's hand has, one has in
    the hand. The places of a deed are told apart by their prepositions, so their order is none.
    """
    if isinstance(node, (Grant, Is)) and isinstance(node.predicate, Modifier):
        predicate = node.predicate
        if isinstance(predicate, Kind) or getattr(predicate, "negated", False):
            denied = node.negated != predicate.negated
            return replace(node, predicate=replace(predicate, negated=False), negated=denied)
    if isinstance(node, Is) and isinstance(node.predicate, Link):
        return _had(node, node.predicate)
    if isinstance(node, Has) and node.subject.type == "spot" and node.subject.owner == "you":
        place = Link("in", replace(node.subject, owner=""), negated=False, span=node.span)
        thing = replace(node.thing, modifiers=(*node.thing.modifiers, place))
        you = replace(node.subject, noun="you", owner="")
        return replace(node, subject=you, thing=thing)
    if isinstance(node, Statement):
        return replace(node, subject=_all_of(node.subject))
    if isinstance(node, Deed):
        return _with_ordered_slots(node)
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
