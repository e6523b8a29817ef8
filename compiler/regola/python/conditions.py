"""Write conditions: as a truth, or as the things of a set for which they hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Amount,
    Bound,
    Can,
    Compare,
    Condition,
    Exists,
    Has,
    Is,
    Kind,
    Link,
    Modifier,
    Phrase,
    Quantity,
    Test,
)
from regola.program.walking import nodes_in
from regola.python.belongings import has, is_there
from regola.python.comparisons import comparison
from regola.python.patterns import Misfit, first_fit, misfit
from regola.python.phrases import said_mask, set_of
from regola.python.quantified import is_counted, of_them, told_otherwise
from regola.python.refusals import refuse_number
from regola.python.templates import Said, filled
from regola.python.tree import (
    EVERYTHING,
    NO,
    Bit,
    Call,
    Choice,
    Constant,
    Expression,
    Field,
    Not,
    denied,
    inverted,
    joined,
    path,
)
from regola.python.writer import Scene, Unwritable, within
from regola_engine.kernel import primitives as p

__all__ = [
    "condition_mask",
    "fact_of",
    "has_fact",
    "named_fact",
    "option_of",
    "truth",
    "where",
]


def option_of(condition: Condition | None) -> tuple[str, bool]:
    """Return the option that a condition hangs on alone, and whether it must not be taken."""
    if condition is None or len(condition.alternatives) != 1:
        return "", False
    tests = condition.alternatives[0]
    test = tests[0]
    if len(tests) != 1 or not isinstance(test, Is) or not isinstance(test.subject, Phrase):
        return "", False
    if test.subject.type != "option" or not isinstance(test.predicate, Adjective):
        return "", False
    untaken = (condition.negated + test.negated + test.predicate.negated) % 2 == 1
    return test.subject.noun, untaken


def truth(condition: Condition, scene: Scene) -> Expression:
    """Return a condition as a truth."""
    found = joined("or", [_all_of(tests, scene) for tests in condition.alternatives])
    return denied(found) if condition.negated else found


def _all_of(tests: tuple[Test, ...], scene: Scene) -> Expression:
    return joined("and", [_test(test, scene) for test in tests])


# ---- the things of a set ------------------------------------------------------------------------


def condition_mask(condition: Condition | None, scene: Scene) -> Expression:
    """Return the things, of those that the free mention ranges over, for which it holds."""
    if condition is None:
        return EVERYTHING
    found = joined(
        "|",
        [
            joined("&", [_test_mask(test, scene) for test in tests])
            for tests in condition.alternatives
        ],
    )
    return inverted(found) if condition.negated else found


def where(test: Expression) -> Expression:
    """Return the set of all things where something holds, else of none."""
    if isinstance(test, Not):
        return Choice(NO, test.of, EVERYTHING)
    return Choice(EVERYTHING, test, NO)


def _test_mask(test: Test, scene: Scene) -> Expression:
    if isinstance(test, Is) and _is_free(test.subject, scene):
        found = _free_mask(test, scene)
        found = inverted(found) if test.negated else found
        return joined("&", [*map(where, _there(test, scene)), found])
    if isinstance(test, Has) and scene.is_free(test.subject):
        refuse_number(test.thing)
        found = set_of(test.thing, scene)
        return inverted(found) if test.thing.determiner == "no" else found
    return where(_test(test, scene))


def _is_free(subject: Phrase | Amount, scene: Scene) -> bool:
    if isinstance(subject, Quantity):
        subject = subject.of if subject.of is not None else subject
    return isinstance(subject, Phrase) and scene.is_free(subject)


def _free_mask(test: Is, scene: Scene) -> Expression:
    if isinstance(test.predicate, Compare):
        return _compared(test.subject, test.predicate.bound, scene)
    if not isinstance(test.subject, Phrase):
        raise Unwritable("number")
    return said_mask(test.predicate, test.subject, scene)


def _compared(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    """The things whose number compares so, as the family finds them."""
    if isinstance(subject, Phrase) or scene.family.compared is None:
        raise Unwritable("number")
    return scene.family.compared(subject, bound, scene)


# ---- tests ------------------------------------------------------------------------------------


def _test(test: Test, scene: Scene) -> Expression:
    with within(test.span):
        if isinstance(test, Has):
            return has(test, scene)
        if isinstance(test, Exists):
            found = is_there(test.thing, scene)
            return denied(found) if test.thing.determiner == "no" else found
        if isinstance(test, Can):
            raise Unwritable("can")
        return joined("and", [*_there(test, scene), _is(test, scene)])


def _there(test: Is, scene: Scene) -> list[Expression]:
    """Return whether the numbers are there that a test speaks of, where that may be in doubt."""
    entries = scene.family.primitives.quantities
    doubtful = {one.word: one.there for one in entries if one.there is not None}
    said = (one.word for one in nodes_in((test.subject, test.predicate)) if type(one) is Quantity)
    return [
        filled(doubtful[word], Said(scene, {})) for word in dict.fromkeys(said) if word in doubtful
    ]


def _is(test: Is, scene: Scene) -> Expression:
    subject, predicate = test.subject, test.predicate
    if isinstance(predicate, Compare):
        found = comparison(subject, predicate.bound, scene)
        return denied(found) if test.negated else found
    if not isinstance(subject, Phrase):
        raise Unwritable("number")
    known = _of_known(subject, predicate, test, scene)
    if known is not None:
        return denied(known) if test.negated else known
    told = told_otherwise(predicate) if test.negated else predicate
    return of_them(subject, told, scene, comparison)


def _of_known(subject: Phrase, predicate: Modifier, test: Is, scene: Scene) -> Expression | None:
    """Return whether something is so of an option or a known thing; nothing of any others."""
    if scene.is_a(subject, "option") and isinstance(predicate, Adjective):
        takes = Field(path(scene.position().id, "game"), "takes")
        found: Expression = Call(takes, (Constant(subject.noun),))
        return denied(found) if predicate.negated else found
    fact = None if is_counted(subject) else _fact(subject, test, scene)
    if fact is not None:
        denies = isinstance(predicate, Adjective | Link | Kind) and predicate.negated
        return denied(fact) if denies else fact
    if test.purpose is not None:
        raise Unwritable("for")
    return (
        Bit(said_mask(predicate, subject, scene), scene.thing(subject)) if subject.refers else None
    )


def _fact(subject: Phrase, test: Is, scene: Scene) -> Expression | None:
    """Return whether a known thing is what is said of it, where a primitive tells that of one."""
    word, target = _told(test)
    words = (word, p.GRANTED) if isinstance(test.predicate, Adjective) else (word,)
    facts = [one for one in scene.family.primitives.facts if scene.is_a(subject, *one.thing.types)]
    if test.purpose is not None:
        words = (word,)
    entries = [one for one in facts if one.word in words]
    if not entries:
        return None
    try:
        entry = first_fit(_facts(entries, subject, target, scene), Unwritable(word))
        return filled(entry.use, Said(scene, {"": subject, "target": target}, word))
    except Unwritable:
        if subject.refers:
            raise
        return None  # no known thing: whether there is such a one, sets tell


def _told(test: Is) -> tuple[str, Phrase | None]:
    """Return the word that is said, and what it is said in relation to."""
    predicate = test.predicate
    if isinstance(predicate, Kind):
        return p.KIND, predicate.phrase
    if isinstance(predicate, Link):
        return predicate.relation, predicate.target
    if not isinstance(predicate, Adjective):
        raise Unwritable("is")
    if test.purpose is not None:
        return f"{predicate.word} for", test.purpose
    return predicate.word, predicate.target


def _facts(
    entries: list[p.Fact], subject: Phrase, target: Phrase | None, scene: Scene
) -> Iterator[tuple[p.Fact, Misfit | None]]:
    for entry in entries:
        found = misfit(entry.thing, subject, scene)
        if found is None and entry.target is not None:
            found = misfit(entry.target, target, scene)
        elif found is None and target is not None:
            found = (0, Unwritable(target.noun, target.span))
        yield entry, found


def fact_of(phrase: Phrase, said: Adjective | Link, scene: Scene) -> Expression:
    """Return whether a known thing is what is said of it."""
    test = Is(replace(phrase, refers=True), said, False, said.span, None)
    found = _fact(replace(phrase, refers=True), test, scene)
    if found is None:
        raise Unwritable(said.word if isinstance(said, Adjective) else said.relation)
    return denied(found) if said.negated else found


def has_fact(word: str, phrase: Phrase, scene: Scene) -> bool:
    """Tell whether a primitive tells something of known things of the sort of a phrase."""
    facts = scene.family.primitives.facts
    return any(one.word == word and scene.is_a(phrase, *one.thing.types) for one in facts)


def named_fact(word: str, phrase: Phrase, scene: Scene) -> Expression:
    """Return what the primitive of a word tells of a known thing."""
    facts = scene.family.primitives.facts
    found = next(one for one in facts if one.word == word and scene.is_a(phrase, *one.thing.types))
    return filled(found.use, Said(scene, {"": replace(phrase, refers=True)}, word))
