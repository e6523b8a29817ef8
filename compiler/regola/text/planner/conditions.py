"""
Conditions: *if …*, *unless …*, tests joined by *and* and *or*.

Some languages put what follows *unless* in another mood: *a meno che tu non abbia*. Where a
language has `unless.doubted`, a condition whose tests all affirm is said with the `.doubted` form
of their messages. That mood has a *non* of its own, so what is denied keeps the plain form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import TypeGuard

from regola.program.meaning import (
    Adjective,
    Bound,
    Can,
    Compare,
    Condition,
    Count,
    Did,
    Exists,
    Grant,
    Has,
    Is,
    Link,
    Modifier,
    Number,
    Phrase,
    Quantity,
    Test,
)
from regola.program.walking import phrases_in
from regola.text.planner.amounts import amount_words, compared_words, is_its
from regola.text.planner.comparisons import comparison
from regola.text.planner.named_sites import site_called
from regola.text.planner.owners import counted_names
from regola.text.planner.phrases import group, noun_phrase, relation
from regola.text.planner.places import container_of, is_alone_to_have, is_there, without_place
from regola.text.planner.pronouns import is_alone_of_its_gender
from regola.text.planner.recalled import own_deed, span_said
from regola.text.planner.shared_subjects import tested, without_subject
from regola.text.planner.statements import predicate_clause, said_for
from regola.text.planner.telling import Telling, slug
from regola.text.values import YOU, Words

__all__ = ["condition_clause", "condition_tests", "is_whole"]

_PAIR = 2
_ONE = Number(1)
_OF_ONE = frozenset({"immune to"})
"""The relations that only one of two things can have to the other."""
_SIGNS: Mapping[str, tuple[str, str]] = {
    "at least": ("≥", "<"),
    "at most": ("≤", ">"),
    "more than": (">", "≤"),
    "less than": ("<", "≥"),
}
"""The sign of a comparison, and of its contrary."""
_TOLD = ("exactly", "at least", "at most", "more than", "less than")
"""How a number of things may compare that is told of the things: *there are at least 3*."""


def condition_clause(telling: Telling, condition: Condition | None, joiner: str = "") -> str:
    """Return a condition with its conjunction, or nothing; `joiner`: what joins alternatives."""
    if condition is None:
        return ""
    whole = _whole(telling, condition)
    if whole:
        return whole
    if condition.negated and telling.brief and telling.speech.has("chip-unless"):
        return telling.say("chip-unless", condition=_either(telling, condition, doubted=False))
    doubted = condition.negated and _is_doubtable(telling, condition)
    name = "if" if not condition.negated else "unless.doubted" if doubted else "unless"
    return telling.say(name, condition=_either(telling, condition, doubted, joiner))


def is_whole(telling: Telling, condition: Condition) -> bool:
    """Tell whether a language says a condition in words of its own: *in year 2*."""
    return bool(_whole(telling, condition))


def _whole(telling: Telling, condition: Condition) -> str:
    """Return a condition that a language says in words of its own: *in year 2*."""
    tests = [test for tests in condition.alternatives for test in tests]
    test = tests[0] if len(tests) == 1 else None
    if condition.negated or telling.brief or not isinstance(test, Is) or test.negated:
        return ""
    bound = test.predicate.bound if isinstance(test.predicate, Compare) else None
    if not isinstance(test.subject, Quantity) or test.subject.of or bound is None:
        return ""
    name = f"if-own-{slug(bound.comparison)}-{slug(test.subject.word)}"
    if not isinstance(bound.amount, Number) or not telling.speech.has(name):
        return ""
    return telling.say(name, amount=amount_words(telling, bound.amount))


def condition_tests(telling: Telling, condition: Condition) -> str:
    """Return what a condition tests, without its conjunction."""
    return _either(telling, condition, doubted=False)


def _either(
    telling: Telling,
    condition: Condition,
    doubted: bool,  # noqa: FBT001
    joiner: str = "",
) -> str:
    either = [
        _of_the_same(telling, condition, tests, doubted) or _conjunction(telling, tests, doubted)
        for tests in condition.alternatives
    ]
    text = either[0]
    for other in either[1:]:
        own = telling.speech.find(joiner, _joiner(telling, condition, doubted)) if joiner else ""
        name = own or _joiner(telling, condition, doubted)
        text = telling.say(name, left=text, right=other)
    return text


def _of_the_same(
    telling: Telling,
    condition: Condition,
    tests: tuple[Test, ...],
    doubted: bool,  # noqa: FBT001
) -> str:
    """Return *it is immune to the tile* behind *its strength exceeds the defence of the tile*."""
    [first, *_], test = condition.alternatives[0], tests[0]
    number = first.subject if isinstance(first, Is) else None
    if not isinstance(number, Quantity) or number.of is None or not isinstance(test, Is):
        return ""
    link = test.predicate
    same = isinstance(test.subject, Phrase) and test.subject.mention == number.of.mention
    plain = isinstance(link, Link) and not (test.negated or link.negated or doubted)
    its = same and telling.speech.has("it-is") and is_its(telling, number.word, number.of)
    if len(tests) > 1 or not (plain and its and isinstance(link, Link)):
        return ""
    return _it_is(telling, number.of, link)


def _it_is(telling: Telling, thing: Phrase, link: Link) -> str:
    """Return *it is immune to the tile* of a thing that was named."""
    testing, telling.testing = telling.testing, True
    words = tested(telling, thing)
    said = telling.say("it-is", x=words, predicate=relation(telling, link, words))
    telling.testing = testing
    return said


def _of_first(telling: Telling, test: Is) -> str:
    """Return how the first thing of a rule stands to another: *it is immune to the tile*."""
    thing, link = test.subject, test.predicate
    if not isinstance(thing, Phrase) or not isinstance(link, Link) or test.negated or link.negated:
        return ""
    known = telling.context.vocabulary.relations.get(link.relation)
    kinds = {left for left, _ in known.pairs} if known else frozenset[str]()
    told = telling.speech.has("it-is") and not (telling.doubted or telling.brief)
    alone = told and link.relation in _OF_ONE and is_alone_to_have(telling, thing, kinds)
    return _it_is(telling, thing, link) if alone else ""


def _joiner(telling: Telling, condition: Condition, doubted: bool) -> str:  # noqa: FBT001
    """Return what joins alternatives: *if … or if …*, but *unless … or …*."""
    if telling.brief and telling.speech.has("chip-or-if"):
        return "chip-or-if"
    own = "or-if.doubted" if doubted else "or-if.unless" if condition.negated else "or-if"
    return telling.speech.find(own, "or-if")


def _is_doubtable(telling: Telling, condition: Condition) -> bool:
    tests = [test for tests in condition.alternatives for test in tests]
    return telling.speech.has("unless.doubted") and all(_affirms(test) for test in tests)


def _affirms(test: Test) -> bool:
    if isinstance(test, Has | Exists):
        return test.thing.determiner != "no"
    return isinstance(test, Can) or not (test.negated or _denies(test.predicate))


def _denies(predicate: Modifier | Compare) -> bool:
    return not isinstance(predicate, Compare) and predicate.negated


def _conjunction(telling: Telling, tests: tuple[Test, ...], doubted: bool) -> str:  # noqa: FBT001
    before, last = tests[:-1], [_test(telling, tests[-1], doubted)]
    pair = tests[-_PAIR:]
    if _are_had(pair) and telling.speech.has("has-you-both"):
        before, last = tests[:-_PAIR], [_both(telling, pair, doubted)]
    elif _are_lacked(pair) and telling.speech.has(_lacked_name(pair)):
        before, last = tests[:-_PAIR], [_neither(telling, pair)]
    text, *others = [*(_test(telling, test, doubted) for test in before), *last]
    told = tests[: len(others) + 1]
    whole = others
    if not doubted:
        others = [without_subject(telling, told, *pair) for pair in pairwise((text, *whole))]
    # *You are in decline, have no regions and hold no tokens*: the last has an *and* of its own.
    both = len(told) < len(tests) and others != whole and telling.speech.has("and-if.both")
    for place, other in enumerate(others, start=1):
        # Of three and more, only the last is joined by *and*.
        ending = "and-if.both" if both else "and-if"
        listed = "and-if.listed" if place < len(others) else ending
        own = "and-if.doubted" if doubted else listed
        text = telling.say(telling.speech.find(own, "and-if"), left=text, right=other)
    return text


def _are_had(tests: tuple[Test, ...]) -> TypeGuard[tuple[Has, Has]]:
    """Tell whether two tests ask whether the reader has a thing each, which one verb may say."""
    had = [one for one in tests if isinstance(one, Has) and one.subject.noun == "you"]
    return len(had) == len(tests) == _PAIR and all(one.thing.determiner != "no" for one in had)


def _are_lacked(tests: tuple[Test, ...]) -> TypeGuard[tuple[Has, Has]]:
    """Tell whether two tests say that you have nothing of a sort, nor of another in a spot."""
    lacked = [one for one in tests if isinstance(one, Has) and one.thing.determiner == "no"]
    if len(lacked) != len(tests) or len(tests) != _PAIR:
        return False
    first, second = (one.subject for one in lacked)
    return first.noun == "you" and second.type == "spot" and second.owner == "you"


def _lacked_name(tests: tuple[Has, Has]) -> str:
    return f"has-you-none-{slug(tests[1].subject.noun)}"


def _neither(telling: Telling, tests: tuple[Has, Has]) -> str:
    """Return *you have no regions and no tokens in hand*."""
    things = [test.thing for test in tests]
    left, right = (noun_phrase(telling, one) for one in things)
    plain = (replace(one, determiner="a") for one in things)
    bare, other = (noun_phrase(telling, one, "lacking") for one in plain)
    said = {"left": left, "right": right, "bare_left": bare, "bare_right": other}
    name = telling.speech.find(_lacked_name(tests))
    asked = telling.speech.messages[name].arguments
    return telling.say(name, **{one: words for one, words in said.items() if one in asked})


def _both(telling: Telling, tests: tuple[Has, Has], doubted: bool) -> str:  # noqa: FBT001
    left, right = (_so_many(telling, test.thing) for test in tests)
    name = "has-you-both.doubted" if doubted else "has-you-both"
    return telling.say(telling.speech.find(name, "has-you-both"), left=left, right=right)


def _test(telling: Telling, test: Test, doubted: bool) -> str:  # noqa: FBT001
    before, telling.doubted, telling.testing = telling.doubted, doubted, True
    try:
        if isinstance(test, Is):
            return _of_first(telling, test) or _is(telling, test)
        if isinstance(test, Has):
            return _has(telling, test)
        if isinstance(test, Exists):
            return _exists(telling, test)
        return _can(telling, test)
    finally:
        telling.doubted, telling.testing = before, False


def _say(telling: Telling, identifier: str, **values: Words | str) -> str:
    return telling.say(telling.speech.find(*telling.mooded(identifier)), **values)


def _is(telling: Telling, test: Is) -> str:
    subject = (
        tested(telling, test.subject)
        if isinstance(test.subject, Phrase)
        else amount_words(telling, test.subject)
    )
    predicate = test.predicate
    if isinstance(predicate, Compare):
        bound = predicate.bound
        name = f"compare-{slug(bound.comparison)}"
        identifier = f"{name}.not" if test.negated else name
        formed = (
            _formed(telling, test, bound)
            or _counted(telling, test, bound)
            or _none(telling, test, bound)
            or comparison(telling, test, bound)
        )
        if formed is not None:
            return formed
        amount = compared_words(telling, test.subject, bound.amount)
        if telling.brief and bound.comparison in _SIGNS:
            sign = _SIGNS[bound.comparison][test.negated]
            return telling.say("chip-compare", subject=subject, sign=sign, amount=amount)
        if not isinstance(bound.amount, Number):
            word = slug(bound.amount.word) if isinstance(bound.amount, Quantity) else ""
            own = (identifier.replace(name, f"{name}-{one}") for one in (word, "value"))
            identifier = next((one for one in own if telling.speech.has(one)), identifier)
        return _say(telling, identifier, subject=subject, amount=amount)
    if isinstance(predicate, Did):
        return _was_done(telling, subject, predicate, negated=test.negated)
    if isinstance(predicate, Adjective) and predicate.word == "taken":
        return _option(telling, test)
    said = predicate_clause(
        telling, subject, Grant(predicate, test.negated, seeming=False), granted=False
    )
    return said if test.purpose is None else said_for(telling, test, subject, said)


def _formed(telling: Telling, test: Is, bound: Bound) -> str | None:
    """Return how many things others form, if a language says it: *they form 2 groups*."""
    counted = test.subject.of if isinstance(test.subject, Count) else None
    if counted is None or not isinstance(bound.amount, Number) or len(counted.modifiers) != 1:
        return None
    name = f"test-count-{slug(counted.noun)}"
    [link] = counted.modifiers
    if not isinstance(link, Link) or link.relation != "of" or link.negated:
        return None
    if not telling.speech.has(name) or counted.owner or counted.determiner:
        return None
    several = replace(counted, modifiers=(), amount=bound)
    single = f"{name}-single"
    if bound == replace(bound, comparison="exactly", amount=_ONE) and telling.speech.has(single):
        name = single
    return _say(
        telling,
        f"{name}.not" if test.negated else name,
        subject=noun_phrase(telling, link.target, "subject"),
        thing=noun_phrase(telling, several),
    )


def _counted(telling: Telling, test: Is, bound: Bound) -> str | None:
    """Return how many things there are, if a language says it."""
    counted = test.subject.of if isinstance(test.subject, Count) else None
    plain = counted is not None and not (counted.amount or counted.determiner or counted.refers)
    if counted is None or not plain or not isinstance(bound.amount, Number):
        return None
    name = "count-have" if counted.owner == "you" else "count-there"
    told = bound.comparison in _TOLD and telling.speech.has(name)
    told = told and (bound.comparison != "exactly" or _is_some(telling, bound.amount))
    # *There are 3 regions of an opponent* would not say of which of his peoples.
    told = told and len(counted_names(telling, "count-of", counted)) == 1
    if not told or counted.owner == "it" or counted.alternatives:
        return None
    thing = replace(counted, amount=bound, owner="")
    suffix = ".not" if test.negated else ""
    place = container_of(counted) if not counted.owner else None
    name_in = f"count-in-{place.type}" if place is not None else ""
    if place is not None and telling.speech.has("count-at-there") and is_there(telling, place):
        there = _so_many(telling, without_place(thing, place))
        return _say(telling, f"count-at-there{suffix}", thing=there)
    if place is not None and telling.speech.has(name_in):
        inside = _so_many(telling, without_place(thing, place))
        return _say(telling, f"{name_in}{suffix}", place=noun_phrase(telling, place), thing=inside)
    own = telling.speech.find(f"{name}-{counted.type}", name)
    return _say(telling, f"{own}{suffix}", thing=_so_many(telling, thing))


def _none(telling: Telling, test: Is, bound: Bound) -> str | None:
    """Return that there is nothing of a sort: *you conquered no region*, not *the number is 0*."""
    counted = test.subject.of if isinstance(test.subject, Count) else None
    if counted is None or bound != Bound("exactly", Number(0)) or test.negated:
        return None
    plain = not (counted.amount or counted.determiner or counted.refers or counted.alternatives)
    if not plain or counted.owner == "it":
        return None
    thing = replace(counted, determiner="no", owner="")
    if counted.owner == "you":
        return _you_have(telling, thing, noun_phrase(telling, thing), ".not")
    return _exists(telling, Exists(thing, test.span))


def _is_some(telling: Telling, number: Number) -> bool:
    """Tell whether so many things and no more can be told of: of none there is nothing to say."""
    return number.value > 0 and telling.speech.has("counted-exactly")


def _option(telling: Telling, test: Is) -> str:
    """Return that the table chose a reading: an option is told by its question."""
    assert isinstance(test.subject, Phrase)  # noqa: S101 - options are no numbers
    option = telling.noun(test.subject.noun).words(plural=False)
    return _say(telling, "option-taken.not" if test.negated else "option-taken", option=option)


def _was_done(telling: Telling, subject: Words, did: Did, *, negated: bool) -> str:
    suffix = "-then" if did.time else ""
    suffix += ".not" if negated != did.negated else ""
    verb = telling.verb(did.verb)
    said: dict[str, Words | str] = {"x": subject, "past": verb.past, "done": verb.done[0]}
    said["time"] = span_said(telling, did.time)
    if did.actor.noun == "you":
        return _say(telling, f"test-you-did{suffix}", **said)
    actor = noun_phrase(telling, did.actor)
    return _say(telling, f"test-other-did{suffix}", actor=actor, **said)


def _has(telling: Telling, test: Has) -> str:
    subject = tested(telling, test.subject)
    none = test.thing.determiner == "no"
    held = Link("with", replace(test.thing, determiner="a"), negated=none, span=test.span)
    if site_called(telling, replace(held, negated=False)) is not None:
        return predicate_clause(telling, subject, Grant(held, False, seeming=False), granted=False)
    suffix = ".not" if none else ""
    if again := _item_has(telling, test, suffix):
        return again
    thing = _so_many(telling, test.thing)
    if subject.feature == YOU:
        return _you_have(telling, test.thing, thing, suffix)
    own = f"has-{test.subject.owner}-{test.subject.noun}"
    there = f"has-{test.subject.type}-{test.thing.type}"
    identifier = telling.speech.find(own + suffix, there + suffix, f"has{suffix}")
    return _say(telling, identifier, subject=subject, thing=thing)


def _item_has(telling: Telling, test: Has, suffix: str) -> str:
    """
    Return what the item has that was named before: *it has a marker*, *vi si trova un segnalino*.

    A language says *it* so where the rule names nothing else that could be meant.
    """
    subject = test.subject
    name = f"has-again-{telling.context.kind}"
    if subject.noun != "it" or telling.brief or not telling.is_told_again(subject):
        return ""
    had = {one.mention for one in phrases_in(test.thing) if one.mention >= 0}
    alone = len(telling.named - had) == 1 or is_alone_of_its_gender(telling, had)
    names = (f"{name}{suffix}", *((f"{name}.alone{suffix.replace('.', '-')}",) if alone else ()))
    found = next(filter(telling.speech.has, names), "")
    things, itself = _so_many(telling, test.thing), telling.self_words()
    return _say(telling, found, thing=things, itself=itself) if found else ""


def _you_have(telling: Telling, thing: Phrase, said: Words, suffix: str) -> str:
    """Return that the reader has something; where a language says so, that his people does."""
    own = "has-you" if telling.brief else f"has-you-{thing.type}"
    # Of several the determiner joins them: *ninguna Colina ni ningún Pantano*.
    either = f"{own}{suffix}-either" if thing.alternatives else f"{own}{suffix}"
    identifier = telling.speech.find(either, f"{own}{suffix}", f"has-you{suffix}")
    if "bare" in telling.speech.messages[identifier].arguments:
        return _say(telling, identifier, bare=group(telling, thing, plural=True))
    return _say(telling, identifier, subject=Words("", YOU), thing=said)


def _exists(telling: Telling, test: Exists) -> str:
    suffix = ".not" if test.thing.determiner == "no" else ""
    did = own_deed(test.thing)
    if did is not None and telling.speech.has("exists-done"):
        others = tuple(one for one in test.thing.modifiers if one is not did)
        thing = noun_phrase(telling, replace(test.thing, modifiers=others))
        past = telling.verb(f"{did.verb} {test.thing.type}", did.verb).past
        return _say(telling, f"exists-done{suffix}", thing=thing, past=past)
    own = f"exists-{slug(test.thing.noun)}{suffix}"
    identifier = telling.speech.find(own, f"exists{suffix}")
    return _say(telling, identifier, thing=_so_many(telling, test.thing))


def _so_many(telling: Telling, thing: Phrase) -> Words:
    """Return what somebody has, or there is; of so many and no more it is said that it is so."""
    telling.there = ".existing"
    words = noun_phrase(telling, thing, "some")
    telling.there = ""
    bound = thing.amount
    if bound is None or bound.comparison != "exactly" or not telling.speech.has("counted-exactly"):
        return words
    return words.with_text(telling.say("counted-exactly", thing=words))


def _can(telling: Telling, test: Can) -> str:
    actor = tested(telling, test.actor)
    return _say(telling, "can-you" if actor.feature == YOU else "can", actor=actor)
