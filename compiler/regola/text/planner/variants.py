"""
Rules that hang on an option: what holds by default, and apart from it what a variant changes.

A reader who plays as the book proposes must not read past two versions of a rule. Where one option
stands in the one condition of a rule, the rule is told as it is by default, and what becomes of it
with the option stands behind, in a sentence that names the variant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from regola.program.meaning import (
    Adjective,
    Condition,
    Deed,
    Is,
    Permission,
    Phrase,
    Reaction,
    Rule,
    Statement,
    Test,
)

__all__ = ["Beside", "Variation", "conditions_of", "option_alone", "varied"]

Change: TypeAlias = Literal["off", "on", "always", "only"]
"""What a variant does: the rule does not hold, holds alone there, holds whatever else, or holds
only under a condition."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A second option: the rule hangs on both, on the first ``without`` this one, or on either."""

    option: Phrase
    how: Literal["with", "without", "or"]


@dataclass(frozen=True, slots=True)
class Variation:
    """
    A rule by default and with an option the other way.

    ``default`` is the rule that is told first, nothing where it holds in the variant alone;
    ``option`` the option, ``without`` whether the variant is to play without it; ``rule`` what is
    told of a variant in which the rule holds, ``condition`` under which it alone does so;
    ``beside`` a second option, where the rule hangs on both and on nothing else.
    """

    default: Rule | None
    option: Phrase
    without: bool
    change: Change
    rule: Rule | None = None
    condition: Condition | None = None
    beside: Beside | None = None


def varied(rule: Rule, taken: Callable[[str], bool]) -> Variation | None:
    """Return how a rule varies; nothing where no option does it, or not in one of these ways."""
    found = [one for one in conditions_of(rule) if one is not None]
    if len(found) != 1 or _asks_more(rule):
        return None
    [condition] = found
    options = {phrase.noun: phrase for phrase in _options(condition)}
    if len(options) == _PAIR:
        return _of_two(rule, condition, taken)
    if len(options) != 1:
        return None
    [option] = options.values()
    usual = taken(option.noun)
    now, then = _settled(condition, usual), _settled(condition, not usual)
    return _variation(rule, option, usual, now, then)


_PAIR = 2


def _of_two(rule: Rule, condition: Condition, taken: Callable[[str], bool]) -> Variation | None:
    """Return how a rule varies that hangs on two options alone, neither taken by default."""
    asked = [(_option(test), test) for tests in condition.alternatives for test in tests]
    pairs = [(option, _holds(test, taken=True)) for option, test in asked if option is not None]
    plain = len(pairs) == len(asked) == _PAIR and not any(taken(one.noun) for one, _ in pairs)
    single = len(condition.alternatives) == 1
    if not plain or single is condition.negated:
        return None
    (first, with_first), (second, with_second) = sorted(pairs, key=lambda pair: not pair[1])
    if not with_first or (condition.negated and not with_second):
        return None
    bare = _under(rule, settled=True)
    if condition.negated:
        return Variation(bare, first, False, "off", beside=Beside(second, "or"))
    beside = Beside(second, "with" if with_second else "without")
    return Variation(None, first, False, "on", bare, beside=beside)


Settled: TypeAlias = bool | Condition
"""What is left of a condition once it is known whether an option is taken."""


def _variation(
    rule: Rule,
    option: Phrase,
    without: bool,  # noqa: FBT001
    now: Settled,
    then: Settled,
) -> Variation | None:
    """Return how a rule varies, given what is left of its condition by default and otherwise."""
    if now is False:
        return None if then is False else Variation(None, option, without, "on", _under(rule, then))
    default = _under(rule, now)
    if then is False:
        return Variation(default, option, without, "off")
    if then is True:
        return Variation(default, option, without, "always") if now is not True else None
    if now is True:
        return Variation(default, option, without, "only", condition=then)
    return None


def conditions_of(rule: Rule) -> tuple[Condition | None, Condition | None]:
    """Return the condition of a rule's moment and the one of what it says or allows."""
    own = None if isinstance(rule.body, Reaction) else rule.body.condition
    return (rule.moment.condition if rule.moment else None), own


def _asks_more(rule: Rule) -> bool:
    """Tell whether the only step, or an offer, has a condition too: it would seem that of all."""
    if not isinstance(rule.body, Reaction):
        return False
    first, *others = rule.body.steps
    if others and isinstance(first.action, Deed):
        return False
    own = first.action.condition if isinstance(first.action, Statement) else None
    return first.condition is not None or own is not None


def _under(rule: Rule, settled: Settled) -> Rule:
    """Return a rule with what is left of its condition in place of that."""
    condition = settled if isinstance(settled, Condition) else None
    if rule.moment is not None and rule.moment.condition is not None:
        return replace(rule, moment=replace(rule.moment, condition=condition))
    assert isinstance(rule.body, Permission | Statement)  # noqa: S101 - others have a moment's
    return replace(rule, body=replace(rule.body, condition=condition))


# ---- conditions ----------------------------------------------------------------------------------


def option_alone(condition: Condition | None) -> tuple[Phrase, bool] | None:
    """Return the option that a condition asks for and whether with it, if it asks nothing more."""
    if condition is None or len(condition.alternatives) != 1 or len(condition.alternatives[0]) != 1:
        return None
    [[test]] = condition.alternatives
    option = _option(test)
    return (option, _holds(test, taken=True) is not condition.negated) if option else None


def option_beside(condition: Condition | None) -> tuple[Phrase, bool, Condition] | None:
    """Return the option that a condition asks for, whether with it, and its other tests."""
    if condition is None or condition.negated or len(condition.alternatives) != 1:
        return None
    [tests] = condition.alternatives
    asked = [test for test in tests if _option(test)]
    others = tuple(test for test in tests if test not in asked)
    if len(asked) != 1 or not others:
        return None
    [option] = _options(condition)
    return option, _holds(asked[0], taken=True), replace(condition, alternatives=(others,))


def _options(condition: Condition) -> Iterator[Phrase]:
    for tests in condition.alternatives:
        for test in tests:
            option = _option(test)
            if option is not None:
                yield option


def _option(test: Test) -> Phrase | None:
    """Return the option that a test asks for, if it asks for one."""
    if not isinstance(test, Is) or not isinstance(test.subject, Phrase):
        return None
    asked = isinstance(test.predicate, Adjective) and test.predicate.word == "taken"
    return test.subject if asked else None


def _settled(condition: Condition, taken: bool) -> Settled:  # noqa: FBT001
    left: list[tuple[Test, ...]] = []
    for tests in condition.alternatives:
        if any(_option(test) is not None and not _holds(test, taken) for test in tests):
            continue
        others = tuple(test for test in tests if _option(test) is None)
        if not others:
            return not condition.negated
        left.append(others)
    if not left:
        return condition.negated
    return replace(condition, alternatives=tuple(left))


def _holds(test: Test, taken: bool) -> bool:  # noqa: FBT001
    assert isinstance(test, Is)  # noqa: S101 - it asks for an option
    denied = test.negated != (isinstance(test.predicate, Adjective) and test.predicate.negated)
    return taken is not denied
