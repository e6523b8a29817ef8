"""Numbers that are made of one or two others, and those that are told of one of several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from regola.program.meaning import (
    Amount,
    Count,
    Determiner,
    Extreme,
    Half,
    Link,
    Number,
    Phrase,
    Product,
    Quantity,
    Sum,
)

__all__ = ["any_of", "made_of_others", "told_apart"]


def made_of_others(amount: Product | Extreme | Half, value: Callable[[Amount], int]) -> int:
    """Return a product, the larger or smaller of two, or a half, by the ``value`` of each part."""
    if isinstance(amount, Half):
        return (value(amount.of) + (amount.rounded == "up")) // 2
    pair = value(amount.left), value(amount.right)
    if isinstance(amount, Extreme):
        return max(pair) if amount.which == "larger" else min(pair)
    return pair[0] * pair[1]


def told_apart(said: object) -> Iterator[Phrase]:
    """
    Give those of whom a number is told one by one: *the regions of each opponent*, *of a player*.

    It is told of whoever has the things that are counted, or of where they are. *Regions beside a
    hill* are no hill's: all of them are counted at once.
    """
    if isinstance(said, tuple):
        for part in said:
            yield from told_apart(part)
    elif isinstance(said, Phrase):
        yield from _whose(said)
    elif isinstance(said, Count):
        yield from _whose(said.of)
    elif isinstance(said, Quantity):
        yield from _one_or_whose(said.of)
    elif isinstance(said, Sum):
        yield from told_apart(tuple(term for _, term in said.terms))
    elif isinstance(said, Product | Extreme):
        yield from told_apart((said.left, said.right))
    elif isinstance(said, Half):
        yield from told_apart(said.of)


def _whose(things: Phrase) -> Iterator[Phrase]:
    for link in (one for one in things.modifiers if isinstance(one, Link)):
        if link.relation in ("of", "in"):
            yield from _one_or_whose(link.target)
    for other in things.alternatives:
        yield from _whose(other)


def _one_or_whose(thing: Phrase | None) -> Iterator[Phrase]:
    if thing is None or thing.refers or thing.noun in ("you", "it"):
        return
    single = thing.amount is not None and thing.amount.amount == Number(1)
    if single or thing.determiner in ("a", "any", "one", "each", "another", "no"):
        yield thing
    else:
        yield from _whose(thing)


def any_of(phrase: Phrase) -> Phrase:
    """Return a phrase for all things of which it means one or each."""
    determiner: Determiner = "another" if phrase.determiner == "another" else ""
    return replace(phrase, determiner=determiner, amount=None)
