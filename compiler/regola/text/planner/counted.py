"""
How many things there are beside a number, told of the things themselves.

*The number of your gold pieces reaches the finish* counts where a reader only looks: *your gold
pieces reach the finish*. A language that has `compare-HOW-counted` says so; with a limit of their
place it is *its limit*, and *10 times the number of players* is *10 per player*.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from regola.program.meaning import (
    Amount,
    Bound,
    Count,
    Is,
    Link,
    Number,
    Phrase,
    Product,
    Quantity,
    Sum,
)
from regola.text.planner.amounts import amount_words, compared_words
from regola.text.planner.owners import counted_names
from regola.text.planner.phrases import group, noun_phrase
from regola.text.planner.places import is_there, without_place
from regola.text.planner.telling import Telling, slug
from regola.text.values import Words

__all__ = ["things_compared"]

_PAIR = 2


def things_compared(telling: Telling, test: Is, bound: Bound) -> str | None:
    """Return how many things there are beside a number, where a language tells it of the things."""
    left, right = test.subject, bound.amount
    if isinstance(left, Quantity) and isinstance(right, Count):
        return _too_few(telling, left, right.of, test, slug(bound.comparison))
    if not isinstance(left, Count) or isinstance(right, Number | Count):
        return None
    things = left.of
    if things.amount or things.determiner or things.refers or things.alternatives:
        return None
    each = _per_other(telling, things, test, bound)
    return each or _compared(telling, things, test, bound)


def _too_few(telling: Telling, price: Quantity, things: Phrase, test: Is, how: str) -> str | None:
    """Return *you have fewer gold nuggets than the fee* for a fee that exceeds their number."""
    name = f"compare-{how}-{slug(price.word)}-held"
    plain = not (things.amount or things.determiner or things.alternatives or test.negated)
    if things.owner != "you" or not plain or not telling.speech.has(name):
        return None
    many = group(telling, replace(things, owner=""), plural=True)
    return telling.say(name, many=many, amount=amount_words(telling, price))


def _per_other(telling: Telling, things: Phrase, test: Is, bound: Bound) -> str | None:
    """Return *there are at least 10 grains per player*."""
    right = bound.amount
    if not isinstance(right, Product) or not isinstance(right.left, Number):
        return None
    other = right.right.of if isinstance(right.right, Count) else None
    bare = other is not None and not (other.modifiers or other.owner or other.amount)
    name = f"count-there-per-{slug(other.noun)}" if other is not None else ""
    told = bare and not test.negated and not things.owner and telling.speech.has(name)
    if not told or bound.comparison == "exactly":
        return None
    several = replace(things, amount=replace(bound, amount=right.left))
    return telling.say(name, thing=noun_phrase(telling, several))


def _compared(telling: Telling, things: Phrase, test: Is, bound: Bound) -> str | None:
    """Return *your gold pieces reach the finish*, *the traps there have reached its limit*."""
    right, how = bound.amount, slug(bound.comparison)
    owner = _rival(telling, things)
    if owner is not None:
        kept = tuple(one for one in things.modifiers if one is not owner)
        things, whose = replace(things, modifiers=kept), "-theirs"
    elif things.owner == "it" or len(counted_names(telling, "count-of", things)) > 1:
        return None
    else:
        whose = "-yours" if things.owner else ""
    ending = f"{whose}{'.not' if test.negated else ''}"
    others = _those_there(telling, things, right)
    if others is not None and not whose:
        name = f"compare-{how}-together{ending}"
        if telling.speech.has(name):
            return _say(telling, name, things, amount_words(telling, others))
    word = f"-{slug(right.word)}" if isinstance(right, Quantity) else ""
    names = (f"compare-{how}-counted{word}{ending}", f"compare-{how}-counted{ending}")
    name = next(filter(telling.speech.has, telling.mooded(*names)), "")
    return _say(telling, name, things, _limit(telling, test, things, right)) if name else None


def _rival(telling: Telling, things: Phrase) -> Link | None:
    """Return what tells that things are those of whoever does what the rule speaks of."""
    doer = telling.doer
    if doer is None or doer.noun == "you" or things.owner:
        return None
    owners = (one for one in things.modifiers if isinstance(one, Link) and one.relation == "of")
    return next((one for one in owners if _is_again(one, doer)), None)


def _is_again(link: Link, doer: Phrase) -> bool:
    target = link.target
    plain = target.refers and not (link.negated or target.modifiers or target.alternatives)
    return plain and target.mention == doer.mention


def _say(telling: Telling, name: str, things: Phrase, amount: Words) -> str:
    telling.there = ".counted"
    many = group(telling, replace(things, owner=""), plural=True)
    telling.there = ""
    return telling.say(name, many=many, amount=amount)


def _limit(telling: Telling, test: Is, things: Phrase, right: Amount) -> Words:
    """Return what things are compared with: *its limit*, if it is that of the place they are in."""
    place = next(_places(things), None)
    if isinstance(right, Quantity) and right.of is not None and place is not None:
        own = telling.speech.has("quantity-its") and not telling.speech.has(
            f"quantity-its-{slug(right.word)}"
        )
        if own and right.of.mention == place.mention and right.of.refers:
            noun = telling.noun(right.word).words(plural=False)
            return noun.with_text(telling.say("quantity-its", noun=noun))
    assert not isinstance(test.subject, Phrase)  # noqa: S101 - whoever calls asked for a number
    return compared_words(telling, test.subject, right)


def _those_there(telling: Telling, things: Phrase, right: Amount) -> Amount | None:
    """Return the number that things must not exceed together with those of their sort there."""
    if not isinstance(right, Sum) or len(right.terms) != _PAIR:
        return None
    (plus, whole), (sign, others) = right.terms
    if plus < 0 or sign > 0 or not isinstance(others, Count):
        return None
    place = next(_places(others.of), None)
    rest = without_place(others.of, place) if place is not None else None
    alike = rest is not None and rest.noun == things.noun and not (rest.modifiers or rest.owner)
    return whole if alike and place is not None and is_there(telling, place) else None


def _places(things: Phrase) -> Iterator[Phrase]:
    """Give in what things are."""
    for one in things.modifiers:
        if isinstance(one, Link) and one.relation == "in" and not one.negated:
            yield one.target
