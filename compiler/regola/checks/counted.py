"""What tests say of how many things there are: *you have no hill* is as the number of them is 0."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf

from regola.checks.coexistence import covers
from regola.checks.survey import Survey
from regola.program.meaning import Bound, Compare, Count, Exists, Has, Is, Number, Phrase, Test

__all__ = ["Interval", "are_too_many", "counted", "is_part_above_whole", "wanted"]

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Counted:
    """Between which numbers, both included, a test wants the number of some things."""

    things: Phrase
    least: float
    most: float


def wanted(bound: Bound) -> Interval | None:
    """Return between which whole numbers, both included, a bound wants something."""
    if not isinstance(bound.amount, Number):
        return None
    value = bound.amount.value
    return {
        "exactly": (value, value),
        "at least": (value, inf),
        "more than": (value + 1, inf),
        "less than": (-inf, value - 1),
    }.get(bound.comparison, (-inf, value))


def are_too_many(left: Test, right: Test, survey: Survey) -> bool:
    """Tell whether two tests want more of some things than of others that these are among."""
    first, second = counted(left), counted(right)
    if first is None or second is None:
        return False
    return _exceeds(first, second, survey) or _exceeds(second, first, survey)


def _exceeds(part: _Counted, whole: _Counted, survey: Survey) -> bool:
    return part.least > whole.most and covers(whole.things, part.things, survey)


def is_part_above_whole(test: Is, survey: Survey) -> bool:
    """Tell whether a test wants more of some things than there are of others they are among."""
    if not isinstance(test.predicate, Compare) or not isinstance(test.subject, Count):
        return False
    bound = test.predicate.bound
    if bound.comparison != "more than" or not isinstance(bound.amount, Count):
        return False
    return covers(_bare(bound.amount.of), _bare(test.subject.of), survey)


def counted(test: Test) -> _Counted | None:
    """Return which things a test counts, and between which numbers it wants them."""
    if isinstance(test, Has):
        things = replace(test.thing, owner="you") if _is_yours(test) else None
    elif isinstance(test, Exists):
        things = test.thing
    else:
        return _compared(test) if isinstance(test, Is) else None
    if things is None:
        return None
    if things.determiner == "no":
        return _Counted(_bare(things), 0, 0)
    bound = (1, inf) if things.amount is None else wanted(things.amount)
    return None if bound is None else _Counted(_bare(things), *bound)


def _is_yours(test: Has) -> bool:
    return test.subject.noun == "you" and test.thing.owner == ""


def _compared(test: Is) -> _Counted | None:
    if test.negated or not isinstance(test.predicate, Compare):
        return None
    bound = wanted(test.predicate.bound)
    if bound is None or not isinstance(test.subject, Count):
        return None
    return _Counted(_bare(test.subject.of), *bound)


def _bare(things: Phrase) -> Phrase:
    """A phrase without its number: what is counted."""
    return replace(things, determiner="", amount=None)
