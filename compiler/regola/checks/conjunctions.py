"""What tests say of one thing: the bounds of numbers, and which tests rule each other out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import inf
from typing import Any

from regola.checks.counted import Interval, are_too_many, wanted
from regola.checks.parts import loose_form, plain_tests
from regola.checks.survey import Survey
from regola.program.meaning import (
    Amount,
    AtPhase,
    Compare,
    Count,
    Exists,
    Has,
    Is,
    Kind,
    OnEvent,
    Phrase,
    Quantity,
    Rule,
    Test,
)

__all__ = ["bounds_of", "contradict", "exclude", "interval", "most_on_boards"]

_ANY: Interval = (-inf, inf)


def bounds_of(subject: Phrase | Amount, survey: Survey) -> Interval:
    """Return between which numbers, both included, a count or a quantity always lies."""
    if isinstance(subject, (Phrase, Count)):
        return 0, inf
    if not isinstance(subject, Quantity):
        return _ANY
    word = survey.vocabulary.quantities.get(subject.word)
    if word is not None and word.shown_by:
        # Of several dice a number of one is not what all of them show.
        several = word.after in survey.done_to_several
        return (0, inf) if several else _shown(word.shown_by, survey)
    if word is not None and word.between:
        least, field = word.between
        return least, survey.told_by_games(field) or inf
    return _ANY if word is None or word.derived else (0, inf)


def most_on_boards(subject: Phrase | Amount, survey: Survey) -> float:
    """Return how many regions, of the board with the most, are counted; any number of others."""
    if not isinstance(subject, Count):
        return inf
    boards = Counter(spot.board for spot in survey.extents.named(subject.of))
    return max(boards.values(), default=inf)


def _shown(field: str, survey: Survey) -> Interval:
    """Return the lowest and the highest number that a field of base rules has: those of a die."""
    lines = (item.field(field) for item in survey.bases)
    faces = [face for line in lines if line is not None for face in line.numbers]
    return (min(faces), max(faces)) if faces else _ANY


def interval(test: Is) -> Interval | None:
    """Return between which numbers a test wants its subject, were it not denied."""
    return wanted(test.predicate.bound) if isinstance(test.predicate, Compare) else None


def contradict(left: Test, right: Test, survey: Survey) -> bool:
    """Tell whether two tests can never hold together."""
    if are_too_many(left, right, survey):
        return True
    if isinstance(left, Has) and isinstance(right, Has):
        return _is_one(left.subject, right.subject) and _are_opposed(left.thing, right.thing)
    if isinstance(left, Exists) and isinstance(right, Exists):
        return _are_opposed(left.thing, right.thing)
    if isinstance(left, Is) and isinstance(right, Is):
        return (
            _numbers_apart(left, right)
            or _words_apart(left, right)
            or _kinds_apart(left, right, survey)
        )
    return False


def exclude(left: Rule, right: Rule, survey: Survey) -> bool:
    """Tell whether two rules speak of one moment and never act at it together."""
    first, second = left.moment, right.moment
    if first is None or second is None or _unconditioned(first) != _unconditioned(second):
        return False
    tests = plain_tests(first.condition), plain_tests(second.condition)
    return any(contradict(one, other, survey) for one in tests[0] for other in tests[1])


def _unconditioned(moment: AtPhase | OnEvent) -> Any:
    return loose_form(replace(moment, condition=None))


def _is_one(left: Phrase, right: Phrase) -> bool:
    """Tell whether two phrases mean the same one thing, and not some thing each."""
    if left.noun != right.noun or left.refers != right.refers or left.owner != right.owner:
        return False
    if left.refers:
        return left.mention == right.mention
    return left.noun == "you" or left.type in ("spot", "option")


def _are_opposed(left: Phrase, right: Phrase) -> bool:
    """Tell whether one phrase names no thing of the sort that the other names."""
    denied = left.determiner == "no", right.determiner == "no"
    return denied[0] != denied[1] and _bare(left) == _bare(right)


def _bare(phrase: Phrase) -> Any:
    return loose_form(replace(phrase, determiner=""))


def _numbers_apart(left: Is, right: Is) -> bool:
    first, second = interval(left), interval(right)
    if first is None or second is None or left.negated or right.negated:
        return False
    same = loose_form(left.subject) == loose_form(right.subject)
    return same and (first[1] < second[0] or second[1] < first[0])


def _words_apart(left: Is, right: Is) -> bool:
    if not isinstance(left.subject, Phrase) or not isinstance(right.subject, Phrase):
        return False
    return (
        _is_one(left.subject, right.subject)
        and _said(left)[0] == _said(right)[0]
        and (_said(left)[1] != _said(right)[1])
    )


def _kinds_apart(left: Is, right: Is, survey: Survey) -> bool:
    """Tell whether two tests want one thing to be of kinds that nothing is at once."""
    if not isinstance(left.subject, Phrase) or not isinstance(right.subject, Phrase):
        return False
    kinds = [test.predicate for test in (left, right) if isinstance(test.predicate, Kind)]
    denied = [
        test.negated != kind.negated for test, kind in zip((left, right), kinds, strict=False)
    ]
    if len(kinds) < len((left, right)) or any(denied):
        return False
    first, second = (kind.phrase for kind in kinds)
    return _is_one(left.subject, right.subject) and not survey.extents.can_coincide(first, second)


def _said(test: Is) -> tuple[Any, bool]:
    """What a test says of its subject, and whether it denies it."""
    predicate = test.predicate
    if isinstance(predicate, Compare):
        return None, False
    if isinstance(predicate, Kind):
        return loose_form(predicate.phrase), predicate.negated != test.negated
    return loose_form(replace(predicate, negated=False)), predicate.negated != test.negated
