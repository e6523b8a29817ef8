"""Tests of conditions: whether something is so, of which of the things that are named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from regola.program.meaning import (
    Adjective,
    Amount,
    Bound,
    Can,
    Compare,
    Count,
    Everything,
    Has,
    Is,
    Link,
    Number,
    Phrase,
    Quantity,
    Test,
)
from regola.program.walking import nodes_in, replaced
from regola.reference.amounts import any_of, told_apart
from regola.reference.family import Scene, Thing, Unsaid, all_choices, bare, bound
from regola.reference.reading import COMPARED, Reading

__all__ = ["is_true"]

_Value = TypeVar("_Value")


def is_true(reading: Reading, test: Test, scene: Scene) -> bool:
    """Tell whether one test comes out."""
    if isinstance(test, Can):
        return True
    if isinstance(test, Has):
        return _has(reading, test, scene)
    if isinstance(test, Is):
        # A roll that nobody made is not 0.
        said = (one.word for one in nodes_in(test) if isinstance(one, Quantity))
        known = reading.family.known
        return all(known[word](reading) for word in said if word in known) and _is(
            reading, test, scene
        )
    return _are_there(reading, test.thing, scene) is not (test.thing.determiner == "no")


def _is(reading: Reading, test: Is, scene: Scene) -> bool:
    subject, predicate = test.subject, test.predicate
    if isinstance(predicate, Compare):
        return _compares(reading, subject, predicate.bound, scene) is not test.negated
    if not isinstance(subject, Phrase):
        raise Unsaid("number")
    found = [
        reading.is_so(predicate, thing, scene) or _is_for(reading, test, thing)
        for thing in reading.things(bare(subject), scene)
    ]
    return _so_many(reading, subject, found, scene, denied=test.negated)


def _has(reading: Reading, test: Has, scene: Scene) -> bool:
    subject, denied = test.subject, test.thing.determiner == "no"

    def had(here: Phrase, inner: Scene) -> bool:
        links = [Link("with", one, negated=False, span=test.span) for one in _as_told(here)]
        things = reading.things(bare(subject), inner)
        found = [all(reading.is_so(link, one, inner) for link in links) for one in things]
        return _so_many(reading, subject, found, inner, denied=denied)

    return _of_each(reading, test.thing, had, scene)


def _as_told(thing: Phrase) -> tuple[Phrase, ...]:
    """
    Return phrases that hold together where a test of what is had, or is there, comes out.

    In a description *1 token* is any token; a test is printed with *exactly 1*, and means that.
    """
    if thing.amount != _ONE:
        return (thing,)
    return replace(thing, amount=_AT_LEAST_ONE), replace(thing, amount=_AT_MOST_ONE)


_ONE = Bound("exactly", Number(1))
_AT_LEAST_ONE = Bound("at least", Number(1))
_AT_MOST_ONE = Bound("at most", Number(1))


def _so_many(
    reading: Reading, subject: Phrase, found: list[bool], scene: Scene, *, denied: bool
) -> bool:
    """
    Tell whether something is so, or is not, of as many of some things as a phrase says.

    What is one thing and is not there is nothing, whatever is asked.
    """
    told = [one is not denied for one in found]
    if subject.refers or subject.noun in ("you", "it") or subject.determiner == "the":
        return any(found) is not denied
    if subject.determiner == "each" or _is_all(subject.amount):
        return all(told)
    if subject.determiner == "no":
        return not any(told)
    return reading.enough(sum(told), subject.amount, scene)


def _is_all(amount: Bound | None) -> bool:
    return amount is not None and isinstance(amount.amount, Everything)


def _are_there(reading: Reading, thing: Phrase, scene: Scene) -> bool:
    def test(here: Phrase, inner: Scene) -> bool:
        count = reading.count(bare(here), inner)
        return all(reading.enough(count, one.amount, inner) for one in _as_told(thing))

    return _of_each(reading, thing, test, scene)


def _compares(reading: Reading, subject: Phrase | Amount, limit: Bound, scene: Scene) -> bool:
    """Compare two numbers; *of each opponent* it must be so of all, *of an opponent* of one."""

    def test(sides: tuple[Phrase | Amount, Amount], inner: Scene) -> bool:
        left, right = sides
        left = Count(left, left.span) if isinstance(left, Phrase) else left
        return COMPARED[limit.comparison](reading.amount(left, inner), reading.amount(right, inner))

    return _of_each(reading, (subject, limit.amount), test, scene)


def _of_each(
    reading: Reading, node: _Value, test: Callable[[_Value, Scene], bool], scene: Scene
) -> bool:
    """Tell whether a test comes out of those of whom numbers are told one by one."""
    meant = next(told_apart(node), None)
    if meant is None:
        return test(node, scene)
    one = replace(meant, refers=True, determiner="the", owner="", amount=None, modifiers=())
    others = reading.things(any_of(meant), scene)
    found = (test(replaced(node, meant, one), bound(scene, meant, other)) for other in others)
    return all(found) if meant.determiner == "each" else any(found)


def _is_for(reading: Reading, test: Is, thing: Thing) -> bool:
    """Tell whether a thing is so for what a test names, though it is not so in general."""
    if test.purpose is None or not isinstance(test.predicate, Adjective):
        return False
    words = [f"{test.predicate.word} for {one.noun}" for one in all_choices(test.purpose)]
    return any(reading.granted(word, thing, thing) for word in words)
