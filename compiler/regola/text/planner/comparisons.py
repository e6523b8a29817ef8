"""
Comparisons that a language says otherwise than *a number is at least another*.

*The number of your rooms exceeds that of each opponent* compares a number with a person: *you have
more rooms than each opponent*. *The number of tiles left is 0* reads a counter out: *the bag is
empty*. What a language has such a sentence for stands in its messages.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import (
    Amount,
    Bound,
    Compare,
    Condition,
    Count,
    Is,
    Number,
    Phrase,
    Quantity,
    Test,
)
from regola.text.planner.amounts import amount_words, compared_words, is_close, rival_of
from regola.text.planner.counted import things_compared
from regola.text.planner.phrases import group, noun_phrase
from regola.text.planner.telling import Telling, slug
from regola.text.values import Words

__all__ = ["compared_first", "comparison"]


def comparison(telling: Telling, test: Is, bound: Bound) -> str | None:
    """Return what compares a number, where a language says it in a sentence of its own."""
    left, right = test.subject, bound.amount
    if telling.brief or isinstance(left, Phrase):
        return None
    if of_things := things_compared(telling, test, bound):
        return of_things
    if test.negated:
        return _not_none(telling, left, right)
    said = None
    if isinstance(left, Count) and isinstance(right, Count):
        said = _more_than_rivals(telling, left, right, slug(bound.comparison))
    elif isinstance(left, Quantity):
        said = _of_quantity(telling, left, right, slug(bound.comparison))
    return said


def compared_first(telling: Telling, condition: Condition) -> tuple[str, str] | None:
    """Return *compare a with b*, and *if the former is higher*; nothing if no such two are."""
    tests = [test for tests in condition.alternatives for test in tests]
    test = tests[0] if len(tests) == 1 and not condition.negated else None
    bound = _other_number(test)
    if not isinstance(test, Is) or isinstance(test.subject, Phrase) or bound is None:
        return None
    name = f"compared-{slug(bound.comparison)}"
    if not telling.speech.has(name) or comparison(telling, test, bound) is not None:
        return None
    left = amount_words(telling, test.subject)
    right = compared_words(telling, test.subject, bound.amount)
    own = telling.speech.find("compared.told" if telling.indicative else "compared", "compared")
    return telling.say(own, left=left, right=right), telling.say(name, left=left)


def _other_number(test: Test | None) -> Bound | None:
    """Return how a test asks that a number stands to one that a thing has, if it asks that."""
    if not isinstance(test, Is) or test.negated or not isinstance(test.predicate, Compare):
        return None
    bound = test.predicate.bound
    return bound if isinstance(bound.amount, Quantity) else None


def _not_none(telling: Telling, left: Amount, right: Amount) -> str | None:
    """Return that a number of the reader's is not 0, where a language has a sentence for it."""
    if not isinstance(left, Quantity) or left.of is not None or right != Number(0):
        return None
    return _say(telling, (f"compare-own-exactly-{slug(left.word)}-zero.not",), None)


def _more_than_rivals(telling: Telling, left: Count, right: Count, how: str) -> str | None:
    """Return *you have more rooms than each opponent*, *no opponent has more rooms than you*."""
    rival, mine = rival_of(telling, left.of, right), replace(left.of, owner="")
    name = f"compare-counts-{how}"
    if rival is None or rival.determiner != "each" or not telling.speech.has(name):
        return None
    apart = f"{name}.apart" if not is_close(mine) else name
    many = group(telling, mine, plural=True)
    return _say(telling, (apart, name), rival, many=many)


def _of_quantity(telling: Telling, left: Quantity, right: Amount, how: str) -> str | None:
    word = slug(left.word)
    if isinstance(right, Quantity) and right.of is not None:
        return _of_two(telling, left, right, right.of, how)
    if not isinstance(right, Number):
        return None
    if left.of is not None:
        amount = amount_words(telling, right)
        return _say(telling, (f"compare-thing-{how}-{word}",), left.of, amount=amount)
    names = (f"compare-own-{how}-{word}",)
    if not right.value:
        return _say(telling, (f"{names[0]}-zero",), None)
    return _say(telling, names, None, amount=amount_words(telling, right))


def _of_two(
    telling: Telling, left: Quantity, right: Quantity, other: Phrase, how: str
) -> str | None:
    """Return how a number compares with that of another, or with another one of its own."""
    word = slug(left.word)
    if left.word == right.word and left.of is None and other.determiner == "each":
        return _say(telling, (f"compare-yours-{how}-{word}",), other)
    if left.of is None or left.of.mention != other.mention:
        return None
    name = f"compare-its-{how}-{word}-{slug(right.word)}"
    names = (f"{name}.it", name) if _is_alone(telling, left.of) else (name,)
    return _say(telling, names, left.of)


def _is_alone(telling: Telling, thing: Phrase) -> bool:
    """Tell whether a thing named before is all that its rule names, so that *it* is clear."""
    more = thing.modifiers or thing.amount or thing.owner or thing.alternatives
    return thing.refers and not more and telling.named == frozenset({thing.mention})


def _say(
    telling: Telling,
    names: tuple[str, ...],
    whom: Phrase | None,
    *,
    many: Words | None = None,
    amount: Words | None = None,
) -> str | None:
    """Return the first of the messages that there is, filled; nothing where there is none."""
    found = next((name for name in telling.mooded(*names) if telling.speech.has(name)), None)
    if found is None:
        return None
    suppliers: dict[str, Callable[[], Words | str]] = {
        "amount": lambda: amount or "",
        "many": lambda: many or "",
        "whom": lambda: noun_phrase(telling, whom) if whom else "",
        "rival": lambda: group(telling, whom, plural=False) if whom else "",
    }
    return telling.speech.fill(found, suppliers)
