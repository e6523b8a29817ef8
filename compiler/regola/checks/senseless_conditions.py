"""A condition that always holds, or never: another word was meant."""

from __future__ import annotations

from regola.checks.parts import conditions
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Compare, Exists, Has, Is, Phrase, Test

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report the tests that the boards decide whatever is played."""
    for one in survey.rules:
        for condition in conditions(one.rule):
            for test in (test for tests in condition.alternatives for test in tests):
                holds = _decided(test, survey)
                if holds is not None:
                    sink.report("always-true" if holds else "always-false", test.span)


def _decided(test: Test, survey: Survey) -> bool | None:
    """Return how a test always comes out; nothing where play decides."""
    if isinstance(test, Exists | Has):
        return None if survey.extents.can_be(test.thing) else False
    if not isinstance(test, Is) or isinstance(test.predicate, Compare):
        return None
    if not isinstance(test.subject, Phrase):
        return None
    if survey.extents.must_be(test.predicate, test.subject):
        return not test.negated
    return test.negated if survey.extents.never_is(test.predicate, test.subject) else None
