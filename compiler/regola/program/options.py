"""Options that rules hang on: which are taken by default, and whether a rule holds under them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Condition,
    Is,
    Permission,
    Phrase,
    Rule,
    Statement,
    Test,
)
from regola.program.model import Item

__all__ = [
    "as_it_is",
    "asked_option",
    "asked_options",
    "holds_under",
    "is_in_force",
    "taken_by_default",
]


def asked_option(test: Test) -> tuple[str, bool] | None:
    """Return the option that a test asks for, by reference, and whether it must be taken."""
    if not isinstance(test, Is) or not isinstance(test.subject, Phrase):
        return None
    if not isinstance(test.predicate, Adjective) or test.predicate.word != "taken":
        return None
    return test.subject.noun, test.negated is test.predicate.negated


def asked_options(rule: Rule) -> Iterator[str]:
    """Give the options, by reference, that a rule asks for."""
    body, moment = rule.body, rule.moment
    own = body.condition if isinstance(body, Statement | Permission) else None
    at = moment.condition if moment is not None else None
    tests = (t for one in (own, at) if one is not None for some in one.alternatives for t in some)
    yield from (asked[0] for test in tests if (asked := asked_option(test)) is not None)


def taken_by_default(items: Iterable[Item]) -> frozenset[str]:
    """Return the references of the options that are taken where nobody says otherwise."""
    return frozenset(
        option.reference
        for top in items
        for option in top.walk()
        if option.kind == "option" and (line := option.field("default")) is not None
        if line.words == ("taken",)
    )


def is_in_force(rule: Rule, taken: AbstractSet[str]) -> bool:
    """Tell whether a rule may act where these options are taken and no others."""
    body, moment = rule.body, rule.moment
    own = body.condition if isinstance(body, Statement | Permission) else None
    at = moment.condition if moment is not None else None
    return all(one is None or holds_under(one, taken) is not False for one in (own, at))


def as_it_is(rule: Rule, taken: AbstractSet[str]) -> Rule:
    """Return a statement without a condition that the options taken fulfil; others as they are."""
    body = rule.body
    if not isinstance(body, Statement) or body.condition is None:
        return rule
    if holds_under(body.condition, taken) is not True:
        return rule
    return replace(rule, body=replace(body, condition=None))


def holds_under(condition: Condition, taken: AbstractSet[str]) -> bool | None:
    """Tell whether a condition holds by the options taken; nothing where they do not decide it."""
    found = [_all_hold(tests, taken) for tests in condition.alternatives]
    if any(found):
        return not condition.negated
    return None if None in found else condition.negated


def _all_hold(tests: Iterable[Test], taken: AbstractSet[str]) -> bool | None:
    asked = [asked_option(test) for test in tests]
    if any(one is not None and (one[0] in taken) is not one[1] for one in asked):
        return False
    return None if None in asked else True
