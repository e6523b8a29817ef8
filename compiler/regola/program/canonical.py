"""
The canonical form of a rule: equal for rules that say the same in different words.

Places in the text are left out. *You may not conquer a region* and *you may not conquer any region*
are one rule, and so are two denials and none. Where a statement speaks of *a region*, *any region*,
*each region* or *regions*, it speaks of all of them; where a deed is done to *a region* or *one
region*, it is done to one. The hand is one's own. Of two things that are alike *the region* means
one: that one is compared, by what was said of it and by which of those alike it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from itertools import takewhile
from typing import Any, TypeAlias

from regola.program.meaning import (
    Adjective,
    Amount,
    Bound,
    Compare,
    Condition,
    Count,
    Deed,
    Everything,
    Exists,
    Grant,
    Has,
    Is,
    Kind,
    Link,
    Modifier,
    Number,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Reaction,
    Rule,
    Statement,
    Step,
)
from regola.program.walking import parts_of

__all__ = ["canonical"]

_LEFT_OUT = frozenset({"mention", "number", "span"})
# *Your token* is a *token of you*.
_YOURS = ("Link", "of", ("you",), False)
# A deed is done to one thing, a statement is true of whichever is looked at: in either *one region*
# is *a region*, and the modules that play make no difference between them.
_SOME = frozenset({"", "a", "any", "one"})


def canonical(rule: Rule) -> Any:
    """Return the form of a rule that is equal for rules that say the same."""
    straight = _without_detours(rule)
    named = _named(straight)
    nouns = {mention: phrase.noun for mention, phrase in named.items()}
    return _Form(_meant(named), nouns).plain(straight)


def _named(rule: Rule) -> Mapping[int, Phrase]:
    """Return by its mention each thing that a rule names, as it is named first."""
    first: dict[int, Phrase] = {}
    for one in _phrases(rule):
        # No reference means *you*: nothing need tell the people or player from others.
        if not one.refers and one.noun != "you":
            first.setdefault(one.mention, one)
    return first


def _meant(first: Mapping[int, Phrase]) -> Mapping[int, Any]:
    """
    Return by its mention what tells each thing from the others of its type that a rule names.

    That is what is said of the thing, and which it is of those of which the same is said, in the
    order in which the form names them; nothing where it is the only one of its type.
    """
    alike = Counter(one.type for one in first.values())
    form, seen, found = _Form({}, {}), Counter[Any](), dict[int, Any]()
    for mention, phrase in first.items():
        if alike[phrase.type] > 1:
            said = form.phrase(replace(phrase, determiner="", amount=None))
            found[mention] = (said, seen[said])
            seen[said] += 1
    return found


def _phrases(node: object) -> Iterator[Phrase]:
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting += one[::-1]
            continue
        if isinstance(one, Phrase):
            yield one
        straight = _with_ordered_slots(one) if isinstance(one, Deed) and one.slots[1:] else one
        # What one *has* is *one's own* where it is counted, and is spoken of as such.
        straight = _counted(straight)
        waiting += [getattr(straight, name) for name in parts_of(type(straight))[::-1]]


def _with_ordered_slots(deed: Deed) -> Deed:
    return replace(deed, slots=tuple(sorted(deed.slots, key=lambda slot: slot[0])))


_Told: TypeAlias = tuple[tuple[str, Any], ...]
"""The fields of a class of nodes that tell what it means, each with its default if it has one."""

_MEANINGFUL: dict[type, _Told | None] = {}


def _meaningful(sort: type) -> _Told | None:
    """Return the fields of a class of nodes that tell what it means; nothing for what is none."""
    if sort not in _MEANINGFUL:
        own = fields(sort) if is_dataclass(sort) else None
        told = ((one.name, one.default) for one in own or () if one.name not in _LEFT_OUT)
        _MEANINGFUL[sort] = None if own is None else tuple(told)
    return _MEANINGFUL[sort]


def _said(node: Any, told: _Told) -> Iterator[Any]:
    """
    Give what the fields of a node say; one that is at its default says nothing.

    So a class of nodes may learn a field, and what people wrote of a rule still fits the rule.
    """
    values = ((getattr(node, name), default) for name, default in told)
    return (value for value, default in values if default is MISSING or value != default)


@dataclass(frozen=True, slots=True)
class _Form:
    """
    The form of what stands in one rule.

    By mention, ``meant`` tells what *the region* means, ``nouns`` what that was called at first.
    """

    meant: Mapping[int, Any]
    nouns: Mapping[int, str]

    def plain(self, node: Any) -> Any:
        """Return a node as nested tuples."""
        if isinstance(node, Phrase):
            return self.phrase(node)
        if isinstance(node, tuple):
            return tuple(self.plain(one) for one in node)
        sort = type(node)
        meant = _meaningful(sort)
        if meant is not None:
            for equal in _EQUALITIES:
                node = equal(node)
            if isinstance(node, Condition):
                return self.condition(node)
            # What says the same may be a node of another class.
            told = meant if type(node) is sort else _meaningful(type(node))
            said = (self.plain(value) for value in _said(node, told or ()))
            picked = ("picked",) if _is_picked(node) else ()
            return (type(node).__name__, *picked, *said)
        return node

    def condition(self, condition: Condition) -> Any:
        """Return a condition: in which order things are asked makes no difference."""
        either = (
            tuple(sorted(map(self.plain, tests), key=repr)) for tests in condition.alternatives
        )
        return ("Condition", tuple(sorted(either, key=repr)), condition.negated)

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
        # *The region* is the hill that was named, by whichever word it is called again.
        noun = self.nouns.get(phrase.mention, phrase.noun) if phrase.refers else phrase.noun
        own = (noun, determiner, owner, amount, refers, modifiers)
        return ("phrase", own, *others)


# ---- two ways to say one thing -------------------------------------------------------------------


def _denied_once(node: Any) -> Any:
    """
    Let a denial stand in one place: *is a thing that is not* denies what *is not* denies.

    A predicate is true of a thing or it is not, so that two denials are none.
    """
    if not isinstance(node, (Grant, Is)) or not isinstance(node.predicate, Modifier):
        return node
    predicate = node.predicate
    if not isinstance(predicate, Kind) and not getattr(predicate, "negated", False):
        return node
    denied = node.negated != predicate.negated
    return replace(node, predicate=replace(predicate, negated=False), negated=denied)


def _had(node: Any) -> Any:
    """
    Take *is with a* for *has a*, *is without a* for *has no*.

    Both ask whether the relation *with* holds. *Is not with 2* is left alone: one may have 3.
    """
    if not isinstance(node, Is) or not isinstance(node.predicate, Link):
        return node
    thing = node.predicate.target
    plain = not node.negated or (thing.determiner in _SOME and thing.amount is None)
    if node.predicate.relation != "with" or not isinstance(node.subject, Phrase) or not plain:
        return node
    thing = replace(thing, determiner="no") if node.negated else thing
    return Has(node.subject, thing, node.span)


def _in_hand(node: Any) -> Any:
    """Take *your hand has* for *you have in the hand*: a hand holds what its owner has there."""
    if not isinstance(node, Has) or node.subject.type != "spot" or node.subject.owner != "you":
        return node
    place = Link("in", replace(node.subject, owner=""), negated=False, span=node.span)
    thing = replace(node.thing, modifiers=(*node.thing.modifiers, place))
    return replace(node, subject=replace(node.subject, noun="you", owner=""), thing=thing)


def _counted(node: Any) -> Any:
    """
    Take *there are at least 3 hills* for *the number of hills is at least 3*, and *you have*.

    *There are 3* means so many and no more, of which *up to 3* says nothing.
    """
    if not isinstance(node, (Exists, Has)) or node.thing.determiner == "no":
        return node
    thing, bound = node.thing, node.thing.amount
    untold = bound is not None and bound.comparison in ("up to", "all but")
    if bound is None or untold or bound.amount in (Number(0), Everything()):
        return node
    if isinstance(node, Has):
        if node.subject.noun != "you" or thing.owner:
            return node
        thing = replace(thing, owner="you")
    counted = Count(replace(thing, amount=None, determiner=""), node.span)
    return Is(counted, Compare(bound), negated=False, span=node.span, purpose=None)


def _none(node: Any) -> Any:
    """Take *the number of hills is 0* for *there is no hill*, that of yours for *you have none*."""
    if not isinstance(node, Is) or not isinstance(node.predicate, Compare) or node.negated:
        return node
    counted, bound = node.subject, node.predicate.bound
    if not isinstance(counted, Count) or bound != Bound("exactly", Number(0)):
        return node
    thing = replace(counted.of, determiner="no", owner="")
    if counted.of.owner != "you":
        return Exists(replace(thing, owner=counted.of.owner), node.span)
    you = replace(counted.of, noun="you", owner="", modifiers=(), alternatives=())
    return Has(you, thing, node.span)


def _of_all(node: Any) -> Any:
    """Take *each region is* for *a region is*: a statement holds for whichever is looked at."""
    if not isinstance(node, Statement):
        return node
    subject = node.subject
    if isinstance(subject, Phrase):
        return replace(node, subject=_not_each(subject))
    of = _not_each(subject.of) if subject.of is not None else None
    return replace(node, subject=replace(subject, of=of))


def _not_each(phrase: Phrase) -> Phrase:
    return replace(phrase, determiner="") if phrase.determiner == "each" else phrase


def _places_in_order(node: Any) -> Any:
    """Order the places of a deed: their prepositions tell them apart, wherever they stand."""
    return _with_ordered_slots(node) if isinstance(node, Deed) else node


def _banned(node: Any) -> Any:
    """Take *may not conquer any region* for *may not conquer a region*: both forbid all of them."""
    if not isinstance(node, Permission) or not node.negated or node.deed.object is None:
        return node
    thing = node.deed.object
    if thing.determiner not in _SOME:
        return node
    return replace(node, deed=replace(node.deed, object=replace(thing, determiner="")))


def _asked_plainly(node: Any) -> Any:
    """Take *if it is not* for *unless it is*, where one thing is asked for its class alone."""
    if not isinstance(node, Condition) or not node.negated or len(node.alternatives) != 1:
        return node
    [tests] = node.alternatives
    test = tests[0]
    if len(tests) != 1 or not isinstance(test, Is) or not isinstance(test.predicate, Adjective):
        return node
    if not _is_one_thing(test.subject):
        return node
    return replace(node, alternatives=((replace(test, negated=not test.negated),),), negated=False)


def _is_one_thing(subject: Phrase | Amount) -> bool:
    """Tell whether one known thing is meant: of others *one is not* says less than *none is*."""
    if not isinstance(subject, Phrase):
        return False
    known = subject.refers or subject.noun in ("you", "it") or subject.type in ("option", "spot")
    return known or subject.determiner == "the" or subject.owner == "it"


_EQUALITIES = (
    _asked_plainly,
    _denied_once,
    _had,
    _in_hand,
    _counted,
    _none,
    _of_all,
    _places_in_order,
    _banned,
)
"""What is taken for the same at one node, in this order; each tells why it is."""


def _is_picked(node: Any) -> bool:
    """
    Tell whether a deed is done to *any* thing, which whoever does it picks.

    *A coin* may be one that chance or its owner picks: *take any coin from an opponent* is more.
    """
    return isinstance(node, Deed) and node.object is not None and node.object.determiner == "any"


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
