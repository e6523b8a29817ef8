"""A condition that always holds, or never: another word was meant."""

from __future__ import annotations

from collections.abc import Iterator

from regola.checks.conjunctions import bounds_of, contradict, interval, most_on_boards
from regola.checks.counted import is_part_above_whole
from regola.checks.parts import conditions, plain_tests
from regola.checks.survey import Placed, Survey
from regola.findings import Sink
from regola.program.meaning import (
    Adjective,
    Amount,
    Compare,
    Exists,
    Has,
    Is,
    OnEvent,
    Permission,
    Phrase,
    Statement,
    Test,
)

__all__ = ["check"]

_MOST_HELD = 20
"""To so many tests before it one is held: more than any rule has, few enough for any text."""


def check(survey: Survey, sink: Sink) -> None:
    """Report the tests that come out the same whatever is played, or rule another out."""
    for one in survey.rules:
        for condition in conditions(one.rule):
            for test in (test for tests in condition.alternatives for test in tests):
                holds = _decided(test, survey)
                holds = _in_scope(test, one, survey) if holds is None else holds
                if holds is not None:
                    sink.report("always-true" if holds else "always-false", test.span)
        for tests in _together(one):
            later = next((n for n in range(1, len(tests)) if _is_ruled_out(n, tests, survey)), None)
            if later is not None:
                sink.report("always-false", tests[later].span, hint="together")


def _decided(test: Test, survey: Survey) -> bool | None:
    """Return how a test always comes out; nothing where play decides."""
    if isinstance(test, Exists | Has):
        return None if survey.extents.can_be(test.thing) else False
    if not isinstance(test, Is):
        return None
    if isinstance(test.predicate, Compare):
        return _compared(test, survey)
    subject = test.subject
    if not isinstance(subject, Phrase) or subject.determiner in ("each", "no") or subject.amount:
        return None
    if survey.extents.must_be(test.predicate, subject):
        return not test.negated
    return test.negated if survey.extents.never_is(test.predicate, subject) else None


def _in_scope(test: Test, one: Placed, survey: Survey) -> bool | None:
    """Return how a test of its bearer comes out that the scope of a rule decides already."""
    if survey.vocabulary.kinds[one.item.kind].scope == "always" or one.rule.scope == "always":
        return None
    # Whoever declines is one thing before that and another after it.
    moment = one.rule.moment
    if isinstance(moment, OnEvent) and _begins(moment, survey) == "declined":
        return None
    if not isinstance(test, Is) or test.purpose is not None or not _is_bearer(test.subject):
        return None
    word = test.predicate.word if isinstance(test.predicate, Adjective) else ""
    if word not in ("active", "declined") or not isinstance(test.predicate, Adjective):
        return None
    return (word == one.rule.scope) != (test.negated != test.predicate.negated)


def _begins(moment: OnEvent, survey: Survey) -> str:
    return survey.vocabulary.verbs[moment.verb].begins


def _is_bearer(subject: Phrase | Amount) -> bool:
    return isinstance(subject, Phrase) and subject.noun == "you"


def _compared(test: Is, survey: Survey) -> bool | None:
    """Return how a number compares that can only lie within its bounds."""
    if is_part_above_whole(test, survey):
        return test.negated
    least, most = bounds_of(test.subject, survey)
    wanted = interval(test)
    if wanted is None:
        return None
    low, high = wanted
    # A board of somebody else may have more: it is no reason to call a test true.
    if low > min(most, most_on_boards(test.subject, survey)) or high < least:
        return test.negated
    return not test.negated if low <= least and high >= most else None


# ---- several tests ------------------------------------------------------------------------------


def _together(one: Placed) -> Iterator[list[Test]]:
    """Give the tests of a rule that must all hold: of one condition, of its moment and of it."""
    for condition in conditions(one.rule):
        if not condition.negated:
            yield from (list(tests) for tests in condition.alternatives if len(tests) > 1)
    body = one.rule.body
    own = body.condition if isinstance(body, Statement | Permission) else None
    moment = one.rule.moment
    plain = [plain_tests(moment.condition if moment else None), plain_tests(own)]
    if all(plain):
        yield [test for tests in plain for test in tests]


def _is_ruled_out(place: int, tests: list[Test], survey: Survey) -> bool:
    earlier = tests[max(0, place - _MOST_HELD) : place]
    return any(contradict(tests[place], other, survey) for other in earlier)
