"""
A word that depends on its own opposite, or a number that is defined by itself.

Facts may build on themselves (a region beside your hot regions is hot); denied inside its own
definition a word has no answer, and neither has a number worked out from its own value.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from regola.checks.parts import Parts, parts
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.program.meaning import (
    Adjective,
    Amount,
    Condition,
    Grant,
    Is,
    Kind,
    Link,
    Modifier,
    Phrase,
    Quantity,
    Rule,
    Statement,
)
from regola.program.model import Item
from regola.program.once import Same
from regola.sources import Span
from regola.vocabulary.model import Vocabulary

__all__ = ["check"]

_NUMBER = "number "


@dataclass(frozen=True, slots=True)
class _Use:
    """A word that another depends on; ``denied`` when on its not being so; where it stands."""

    word: str
    denied: bool
    span: Span


def check(survey: Survey, sink: Sink) -> None:
    """Report the rules through which a word reaches its own denial, or a number itself."""
    circles = _circles(survey)
    if not circles:
        return
    for one in survey.rules:
        for word, uses in _definition(one.rule):
            shut = (use for use in uses if _admits_none(use, word))
            circle = next((use for use in shut if (word, use.word) in circles), None)
            if circle is not None:
                name = word.removeprefix(_NUMBER).rpartition("/")[2]
                related = [label(circle.span, "step")]
                sink.report("cyclic-definition", one.rule.span, word=name, related=related)


def _circles(survey: Survey) -> frozenset[tuple[str, str]]:
    """Return the words that lead back to themselves, each with what it uses on the way."""
    words = survey.words_of(_pairs)
    version = (words.own.version, Same(survey.library))
    before, circles = survey.memory.note("circles") or (None, frozenset())
    if before != version:
        circles = _circles_of(words.all(), survey.vocabulary)
        survey.memory.keep("circles", (version, circles))
    found: frozenset[tuple[str, str]] = circles
    return found


def _circles_of(
    pairs: Collection[tuple[str, str, bool]], vocabulary: Vocabulary
) -> frozenset[tuple[str, str]]:
    steps: dict[str, set[str]] = {}
    for word, used, _ in pairs:
        steps.setdefault(word, set()).add(used)
    for quantity in vocabulary.quantities.values():
        steps.setdefault(_NUMBER + quantity.id, set()).update(_NUMBER + n for n in quantity.made_of)
    return frozenset(
        (word, used) for word, used, shut in pairs if shut and _leads(used, word, steps)
    )


def _pairs(top: Item) -> Iterator[tuple[str, str, bool]]:
    """Give each word that an item defines with those it uses, and whether none may lead back."""
    for rule in (rule for item in top.walk() for rule in item.rules):
        for word, used in _definition(rule):
            for use in used:
                yield word, use.word, _admits_none(use, word)


def _admits_none(use: _Use, word: str) -> bool:
    """Tell whether a use of a word admits no circle."""
    return use.denied or word.startswith(_NUMBER)


def _leads(start: str, word: str, steps: Mapping[str, Collection[str]]) -> bool:
    """Tell whether a word leads to another by what defines it."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name == word:
            return True
        if name not in seen:
            seen.add(name)
            waiting.extend(steps.get(name, ()))
    return False


# ---- what a rule defines, and by which words ----------------------------------------------------


def _definition(rule: Rule) -> Iterator[tuple[str, list[_Use]]]:
    """Give each word that a rule defines with the words it depends on, settings of deeds too."""
    for statement in parts(rule).statements:
        yield from _defined_by(statement)


def _defined_by(body: Statement) -> Iterator[tuple[str, list[_Use]]]:
    word = _defined(body)
    if word is None:
        return
    found = list(_condition(body.condition))
    if isinstance(body.subject, Quantity):
        found += _phrase(body.subject.of, denied=False) if body.subject.of else []
        found += _amounts(parts(body), body.subject)
    else:
        found += _phrase(body.subject, denied=False)
    if isinstance(body.effect, Grant) and body.effect.negated:
        # What takes things out of a class denies it: no circle through it has a least answer.
        found = [replace(one, denied=True) for one in found]
    yield word, found


def _defined(body: Statement) -> str | None:
    if isinstance(body.subject, Quantity):
        return _NUMBER + body.subject.word
    return _word(body.effect.predicate) if isinstance(body.effect, Grant) else None


def _word(modifier: Modifier) -> str | None:
    if isinstance(modifier, Adjective):
        return modifier.word if modifier.target is None else None
    if isinstance(modifier, Kind):
        return modifier.phrase.noun
    return None


def _amounts(found: Parts, subject: Quantity) -> Iterator[_Use]:
    """Give the numbers that a number is worked out from."""
    for quantity in found.quantities:
        if quantity is not subject:
            yield _Use(_NUMBER + quantity.word, denied=True, span=quantity.span)


def _phrase(phrase: Phrase, *, denied: bool) -> Iterator[_Use]:
    for modifier in phrase.modifiers:
        word = _word(modifier)
        if word is not None and not isinstance(modifier, Link):
            negated = denied != getattr(modifier, "negated", False)
            yield _Use(word, negated, getattr(modifier, "span", phrase.span))
        target = getattr(modifier, "target", None)
        if isinstance(target, Phrase):
            yield from _phrase(target, denied=denied != getattr(modifier, "negated", False))
    for other in phrase.alternatives:
        yield from _phrase(other, denied=denied)


def _condition(condition: Condition | None) -> Iterator[_Use]:
    for tests in condition.alternatives if condition else ():
        for test in tests:
            if not isinstance(test, Is):
                continue
            negated = test.negated != (condition is not None and condition.negated)
            if isinstance(test.predicate, Adjective | Kind):
                word = _word(test.predicate)
                denied = negated != test.predicate.negated
                yield from [_Use(word, denied, test.span)] if word else []
            yield from _subject(test.subject, negated=negated)


def _subject(subject: Phrase | Amount, *, negated: bool) -> Iterator[_Use]:
    if isinstance(subject, Phrase):
        yield from _phrase(subject, denied=negated)
    elif isinstance(subject, Quantity):
        yield _Use(_NUMBER + subject.word, denied=True, span=subject.span)
