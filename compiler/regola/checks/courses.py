"""How long a game of dungeons lasts, its places, and the most of a good that a player can get."""

from __future__ import annotations

from collections import defaultdict
from math import inf
from string import ascii_lowercase

from regola.checks.parts import conditions, deeds_of
from regola.checks.survey import Placed, Survey
from regola.program.meaning import (
    AtPhase,
    Change,
    Compare,
    Deed,
    Is,
    Number,
    OnEvent,
    Quantity,
    Statement,
)
from regola.program.model import Item

__all__ = ["last_year", "most_held", "places_of", "years"]

_BRINGING = frozenset({"gain", "mine"})
_ONCE_A_ROUND = frozenset({"perform", "resolve"})
"""Deeds done to an item at most once a round: each order has one card, each event comes once."""


def years(survey: Survey) -> int:
    """Return how many years a game has, of several games the most; 0 without base rules."""
    return _largest(survey, "years")


def places_of(base: Item) -> tuple[str, ...]:
    """Return the places of a dungeon: the letter of a column, the number of a row; or nothing."""
    columns, rows = base.number("columns") or 0, base.number("rows") or 0
    if not 0 < columns <= len(ascii_lowercase) or not 0 < rows <= len(ascii_lowercase):
        return ()
    letters = ascii_lowercase[:columns]
    return tuple(f"{letter}{row}" for letter in letters for row in range(1, rows + 1))


def last_year(item: Item) -> int:
    """Return the last year in which a monster is laid out; 0 of one of which there is none."""
    line = item.field("copies")
    copies = line.numbers if line is not None else ()
    return max((year for year, many in enumerate(copies, 1) if many), default=0)


def most_held(survey: Survey, good: str, until: int) -> float:
    """
    Return a number of a good (``gold``, ``food``, ``imp``) that nobody can come to hold more of.

    Whoever got all that rules bring, in each round of each year ``until`` one, would hold it; it
    is infinite where a rule does not say how much it brings, or may bring it again and again.
    """
    started = _largest(survey, "imps" if good == "imp" else good)
    return started + until * _brought_in_a_year(survey, good)


def _largest(survey: Survey, key: str) -> int:
    bases = (item for item in survey.all_items if item.kind == "base")
    return max((item.number(key) or 0 for item in bases), default=0)


def _brought_in_a_year(survey: Survey, good: str) -> float:
    """Add up what rules bring in a year; of an order, on one of its boxes alone."""
    boxes: dict[tuple[str, int], float] = defaultdict(float)
    for one in survey.all_rules:
        amount = sum(_amount(deed) for deed in deeds_of(one.rule) if _brings(deed, good))
        if amount:
            boxes[one.item.reference, _box(one)] += amount * _times(one, survey)
    alike: dict[str, float] = defaultdict(float)
    for (reference, box), amount in boxes.items():
        if box:
            alike[reference] = max(alike[reference], amount)
    return sum(alike.values()) + sum(amount for (_, box), amount in boxes.items() if not box)


def _brings(deed: Deed, good: str) -> bool:
    return deed.verb in _BRINGING and deed.object is not None and deed.object.noun == good


def _amount(deed: Deed) -> float:
    """Return how many things a deed brings at most."""
    bound = deed.object.amount if deed.object is not None else None
    if deed.amount is not None or deed.per is not None:
        return inf
    if bound is None:
        return 1
    return bound.amount.value if isinstance(bound.amount, Number) else inf


def _box(one: Placed) -> int:
    """Return the box of an order whose minion alone brings something by a rule; 0 if any does."""
    for condition in conditions(one.rule):
        for tests in condition.alternatives if not condition.negated else ():
            found = [box for test in tests if isinstance(test, Is) and (box := _told_box(test))]
            if found and len(condition.alternatives) == 1:
                return found[0]
    return 0


def _told_box(test: Is) -> int:
    bound = test.predicate.bound if isinstance(test.predicate, Compare) else None
    if bound is None or test.negated or bound.comparison != "exactly":
        return 0
    is_slot = isinstance(test.subject, Quantity) and test.subject.word == "slot"
    return bound.amount.value if is_slot and isinstance(bound.amount, Number) else 0


def _times(one: Placed, survey: Survey) -> float:
    """Return how often a rule acts in a year at most."""
    moment, rounds = one.rule.moment, _largest(survey, "rounds")
    if isinstance(moment, AtPhase):
        return max(rounds, _largest(survey, "fights"))  # no phase is of both
    if not isinstance(moment, OnEvent) or not _is_own(moment):
        return inf
    if moment.verb == "run":
        return rounds * _runs(survey)
    return rounds if moment.verb in _ONCE_A_ROUND else inf


def _is_own(moment: OnEvent) -> bool:
    """Tell whether the deed of a moment is the bearer's, and done to the item itself."""
    is_by_you = moment.actor is None or moment.actor.noun == "you"
    return is_by_you and moment.object is not None and moment.object.noun == "it"


def _runs(survey: Survey) -> float:
    """Return how often a room may run in a round at most, by all rules that speak of it."""
    bodies = (one.rule.body for one in survey.all_rules)
    said = (body for body in bodies if isinstance(body, Statement) and _is_of_runs(body))
    return sum(_added(body.effect) for body in said if isinstance(body.effect, Change))


def _is_of_runs(body: Statement) -> bool:
    return isinstance(body.subject, Quantity) and body.subject.word == "runs"


def _added(change: Change) -> float:
    if change.operation in ("less", "at most"):
        return 0
    if change.operation == "doubled" or change.per is not None:
        return inf
    return change.amount.value if isinstance(change.amount, Number) else inf
