"""
Numbers that are told of one of several: *the number of regions of an opponent*.

Compared with another, such a number is looked at of each by itself: *of each opponent* it must be
so for all, *of an opponent* for one at least. Anywhere else nobody could tell whose it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Amount,
    Change,
    Compare,
    Count,
    Deed,
    Did,
    Exists,
    Extreme,
    Half,
    Has,
    Is,
    Link,
    Phrase,
    Product,
    Quantity,
    Rule,
    Sum,
)
from regola.program.walking import nodes_in
from regola.python.patterns import choices
from regola.python.refusals import ONE
from regola.python.writer import Unwritable

__all__ = ["known_by_then", "of_whom", "ranged_over", "refuse_ranging", "refuse_spread"]

_OWNING = ("of", "in")
"""The relations that tell whose things are counted, or where; others tell what they are like."""

_SINGLE = ("a", "any", "one", "each", "another", "no")

_QUANTIFIED: Mapping[str, str] = {
    "": "of_some",
    **dict.fromkeys(("a", "one", "another"), "of_some"),
    "each": "of_each",
}


def ranged_over(*values: Phrase | Amount) -> Phrase | None:
    """Return the one thing of several that numbers are told of, nothing where none is."""
    found = [one for value in values for one in _told_of(value)]
    if len(found) > 1:
        raise Unwritable(found[1].noun, found[1].span, kind="number of one")
    return found[0] if found else None


def of_whom(phrase: Phrase) -> str:
    """Return the primitive by which a comparison holds: for each of several, or for one."""
    if phrase.determiner not in _QUANTIFIED:
        # *Less than any opponent's* is less than each, *any* else is one: nobody can tell.
        raise Unwritable(phrase.noun, phrase.span, kind="number of one")
    return _QUANTIFIED[phrase.determiner]


def refuse_ranging(value: Count | Quantity) -> None:
    """Refuse a number of one of several where it is not compared: whose it is nobody chooses."""
    for one in _told_of(value):
        raise Unwritable(one.noun, one.span, kind="number of one")


def refuse_spread(rule: Rule) -> None:
    """
    Refuse *each* and *no* of what a thing is told by, where nobody looks at one after the other.

    *Beside each of your hills* would be played as *beside a hill*.
    """
    compared = {id(one) for node in nodes_in(rule) for one in _compared_in(node)}
    for node in nodes_in(rule):
        counted = _counted_by(node)
        if counted is not None and counted.determiner == "no":
            raise Unwritable("no", counted.span)
        told = _told_by(node)
        if told is not None and told.determiner in ("each", "no") and id(told) not in compared:
            raise Unwritable(told.determiner, told.span, kind="each")


def _compared_in(node: object) -> Iterator[Phrase]:
    if isinstance(node, Is) and isinstance(node.predicate, Compare):
        yield from _told_of(node.subject)
        yield from _told_of(node.predicate.bound.amount)
    elif isinstance(node, Exists) or (isinstance(node, Has) and node.thing.amount is not None):
        yield from _told_of(node.thing)


def _counted_by(node: object) -> Phrase | None:
    """Return whose number is asked, or what is counted: *per no hill* counts nothing."""
    if isinstance(node, Quantity | Count):
        return node.of
    return node.per if isinstance(node, Change | Deed) else None


def _told_by(node: object) -> Phrase | None:
    if isinstance(node, Adjective | Link):
        return node.target
    return node.actor if isinstance(node, Did) else None


def _told_of(value: Phrase | Amount) -> Iterator[Phrase]:
    """Give the things of several that a number is told of, the outermost alone."""
    if isinstance(value, Phrase):
        yield from _owners(value)
    elif isinstance(value, Count):
        yield from _owners(value.of)
    elif isinstance(value, Quantity) and value.of is not None:
        yield from _single(value.of)
    else:
        for part in _parts(value):
            yield from _told_of(part)


def _parts(value: Amount) -> tuple[Amount, ...]:
    if isinstance(value, Sum):
        return tuple(term for _, term in value.terms)
    if isinstance(value, Product | Extreme):
        return value.left, value.right
    return (value.of,) if isinstance(value, Half) else ()


def _owners(phrase: Phrase) -> Iterator[Phrase]:
    for one in choices(phrase):
        for link in one.modifiers:
            if isinstance(link, Link) and link.relation in _OWNING:
                yield from _single(link.target)


def _single(phrase: Phrase) -> Iterator[Phrase]:
    if phrase.refers or phrase.noun in ("you", "it"):
        return
    if phrase.determiner in _SINGLE or phrase.amount == ONE:
        yield phrase
    else:
        yield from _owners(phrase)


def known_by_then(phrase: Phrase) -> Phrase:
    """Return the one of several that is looked at, as a thing that is known."""
    return replace(
        phrase, refers=True, determiner="the", owner="", amount=None, modifiers=(), alternatives=()
    )
