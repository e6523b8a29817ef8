"""Conditions: *if …*, *unless …*, tests joined by *and* and *or*."""

from __future__ import annotations

from regola.program.meaning import (
    Adjective,
    Can,
    Compare,
    Condition,
    Did,
    Exists,
    Grant,
    Has,
    Is,
    Phrase,
    Test,
)
from regola.text.planner.amounts import amount_words
from regola.text.planner.phrases import noun_phrase
from regola.text.planner.statements import predicate_clause
from regola.text.planner.telling import Telling, slug
from regola.text.values import YOU, Words

__all__ = ["condition_clause"]


def condition_clause(telling: Telling, condition: Condition | None) -> str:
    """Return a condition with its conjunction, or nothing."""
    if condition is None:
        return ""
    either = [_conjunction(telling, tests) for tests in condition.alternatives]
    text = either[0]
    for other in either[1:]:
        text = telling.say("or-if", left=text, right=other)
    return telling.say("unless" if condition.negated else "if", condition=text)


def _conjunction(telling: Telling, tests: tuple[Test, ...]) -> str:
    text = _test(telling, tests[0])
    for other in tests[1:]:
        text = telling.say("and-if", left=text, right=_test(telling, other))
    return text


def _test(telling: Telling, test: Test) -> str:
    if isinstance(test, Is):
        return _is(telling, test)
    if isinstance(test, Has):
        return _has(telling, test)
    if isinstance(test, Exists):
        return _exists(telling, test)
    return _can(telling, test)


def _subject(telling: Telling, phrase: Phrase) -> Words:
    """Return what a test is about: one thing, where a statement would mean every."""
    return noun_phrase(telling, phrase, "subject" if phrase.noun == "you" else "object")


def _is(telling: Telling, test: Is) -> str:
    subject = (
        _subject(telling, test.subject)
        if isinstance(test.subject, Phrase)
        else amount_words(telling, test.subject)
    )
    predicate = test.predicate
    if isinstance(predicate, Compare):
        bound = predicate.bound
        identifier = f"compare-{slug(bound.comparison)}" + (".not" if test.negated else "")
        amount = amount_words(telling, bound.amount)
        return telling.say(identifier, subject=subject, amount=amount)
    if isinstance(predicate, Did):
        return _was_done(telling, subject, predicate, negated=test.negated)
    if isinstance(predicate, Adjective) and predicate.word == "taken":
        return _option(telling, test)
    return predicate_clause(
        telling, subject, Grant(predicate, test.negated, seeming=False), granted=False
    )


def _option(telling: Telling, test: Is) -> str:
    """Return that the table chose a reading: an option is told by its question."""
    assert isinstance(test.subject, Phrase)  # noqa: S101 - options are no numbers
    option = telling.noun(test.subject.noun).words(plural=False)
    return telling.say("option-taken.not" if test.negated else "option-taken", option=option)


def _was_done(telling: Telling, subject: Words, did: Did, *, negated: bool) -> str:
    suffix = ".not" if negated != did.negated else ""
    verb = telling.verb(did.verb)
    said: dict[str, Words | str] = {"x": subject, "past": verb.past, "done": verb.done[0]}
    if did.actor.noun == "you":
        return telling.say(f"test-you-did{suffix}", **said)
    actor = noun_phrase(telling, did.actor)
    return telling.say(f"test-other-did{suffix}", actor=actor, **said)


def _has(telling: Telling, test: Has) -> str:
    subject = _subject(telling, test.subject)
    none = test.thing.determiner == "no"
    thing = noun_phrase(telling, test.thing)
    suffix = ".not" if none else ""
    own = "has-you" if subject.feature == YOU else f"has-{test.subject.owner}-{test.subject.noun}"
    identifier = telling.speech.find(own + suffix, f"has{suffix}")
    return telling.say(identifier, subject=subject, thing=thing)


def _exists(telling: Telling, test: Exists) -> str:
    none = test.thing.determiner == "no"
    thing = noun_phrase(telling, test.thing)
    return telling.say("exists.not" if none else "exists", thing=thing)


def _can(telling: Telling, test: Can) -> str:
    actor = _subject(telling, test.actor)
    return telling.say("can-you" if actor.feature == YOU else "can", actor=actor)
