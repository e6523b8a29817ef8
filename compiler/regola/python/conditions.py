"""Write conditions: as a truth, or as the things of a set for which they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from regola.program.meaning import (
    Adjective,
    Amount,
    Bound,
    Can,
    Compare,
    Condition,
    Determiner,
    Exists,
    Has,
    Is,
    Kind,
    Link,
    Modifier,
    Number,
    Phrase,
    Quantity,
    Test,
)
from regola.program.walking import nodes_in, replaced
from regola.python.amounts import amount, count
from regola.python.patterns import Misfit, first_fit, misfit
from regola.python.phrases import any_of, bounded, is_mask, said_mask, set_of
from regola.python.quantified import is_counted, of_them, told_otherwise
from regola.python.ranging import known_by_then, of_whom, ranged_over
from regola.python.refusals import ONE, refuse_number
from regola.python.slots import is_all
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
    Lambda,
    Name,
    Not,
    any_in,
    call,
    denied,
    inverted,
    is_bounded,
    joined,
    path,
)
from regola.python.tree import Compare as Comparison
from regola.python.writer import Scene, Unwritable, within
from regola_engine.kernel import primitives as p

__all__ = [
    "COMPARISONS",
    "compared",
    "comparison",
    "condition_mask",
    "fact_of",
    "has_fact",
    "named_fact",
    "option_of",
    "truth",
    "where",
]

COMPARISONS = {
    "exactly": "==",
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "less than": "<",
    "up to": "<=",
}
"""The operators of Python for the comparisons of the language."""


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


def compared(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    """Return whether a number compares so."""
    if bound.comparison not in COMPARISONS:
        raise Unwritable("number")
    left = count(subject, scene) if isinstance(subject, Phrase) else amount(subject, scene)
    return Comparison(COMPARISONS[bound.comparison], left, amount(bound.amount, scene))


# ---- tests ------------------------------------------------------------------------------------


def _test(test: Test, scene: Scene) -> Expression:
    with within(test.span):
        if isinstance(test, Has):
            return _has(test, scene)
        if isinstance(test, Exists):
            found = _exists(test.thing, scene)
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


def _exists(thing: Phrase, scene: Scene) -> Expression:
    """Return whether there is such a thing; of each of several, whether each has one."""
    _refuse_each(thing)
    if thing.amount not in (None, ONE):
        return comparison(replace(thing, amount=None), _bound(thing), scene)
    ranged = ranged_over(thing)
    if ranged is None or ranged.determiner != "each":
        return any_of(thing, scene)
    return _ranging(ranged, thing, any_of, scene)


def _refuse_each(thing: Phrase) -> None:
    """Refuse *if you have each hill*: that there is one would be enough."""
    if is_all(thing):
        raise Unwritable("each", thing.span, kind="each")


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


def comparison(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    """Return whether a number compares so; one of several is compared of each by itself."""
    ranged = ranged_over(subject, bound.amount)
    if ranged is None:
        return compared(subject, bound, scene)
    return _ranging(ranged, (subject, bound), lambda sides, inner: compared(*sides, inner), scene)


_Told = TypeVar("_Told")


def _ranging(
    ranged: Phrase, told: _Told, test: Callable[[_Told, Scene], Expression], scene: Scene
) -> Expression:
    """Return whether something is so of each of several, or of one of them."""
    other, known = Name("other"), known_by_then(ranged)
    inner = replace(scene, things={**scene.things, ranged.mention: other})
    found = Lambda((other.id,), test(replaced(told, ranged, known), inner))
    return call(scene.module.use(of_whom(ranged)), _several(ranged, scene), found)


def _several(ranged: Phrase, scene: Scene) -> Expression:
    """Return the things of which a number is compared, as a set of no more than there are."""
    determiner: Determiner = "another" if ranged.determiner == "another" else ""
    meant = replace(ranged, determiner=determiner, amount=None)
    if not is_mask(meant, scene):
        raise Unwritable(meant.noun, meant.span, kind="number of one")
    found = bounded(set_of(meant, scene), meant.type, scene)
    if not is_bounded(found):
        raise Unwritable(meant.noun, meant.span, kind="number of one")
    return found


# ---- belongings -------------------------------------------------------------------------------


def _has(test: Has, scene: Scene) -> Expression:
    subject, thing = test.subject, test.thing
    _refuse_each(thing)
    if _is_one(subject, scene):
        if thing.amount not in (None, ONE):
            return _having(test, scene)
        found = _possession(test, scene)
        return denied(found) if thing.determiner == "no" else found
    if thing.amount not in (None, ONE) and (found := _asked_of(subject)) is not None:
        determiner, is_denied = found
        asked = replace(subject, determiner=determiner, amount=None)
        had = _having(replace(test, subject=asked), scene)
        return denied(had) if is_denied else had
    if not is_counted(subject) and thing.determiner != "no":
        return _possession(test, scene)
    had = replace(thing, determiner="a") if thing.determiner == "no" else thing
    told = Link("with", had, thing.determiner == "no", test.span)
    return of_them(subject, told, scene, comparison)


def _asked_of(subject: Phrase) -> tuple[Determiner, bool] | None:
    """
    Return of which of several a number is asked, of each or one, and whether that is denied then.

    Of so many of them it cannot be asked.
    """
    if is_all(subject):
        return "each", False
    if subject.determiner == "no":
        return "one", True
    return None if is_counted(subject) else ("one", False)


def _is_one(subject: Phrase, scene: Scene) -> bool:
    """Tell whether a phrase means one known thing, which has something or has it not."""
    if subject.refers or subject.noun in ("you", "it") or scene.is_a(subject, "spot"):
        return True
    return subject.determiner == "the" and not is_counted(subject)


def _bound(thing: Phrase) -> Bound:
    """Return how many of a thing there must be: a number as written, not one worked out."""
    if thing.amount is None or not isinstance(thing.amount.amount, Number):
        raise Unwritable("number", thing.span)
    return thing.amount


def _having(test: Has, scene: Scene) -> Expression:
    """Return whether somebody known, or a place of his, has so many things."""
    thing, subject = test.thing, test.subject
    bare = replace(thing, amount=None, determiner="")
    if subject.noun == "you":
        owned = replace(bare, owner="you")
    else:
        relation = "in" if scene.is_a(subject, "spot", "region") else "of"
        link = Link(relation, subject, False, test.span)
        owned = replace(bare, modifiers=(*bare.modifiers, link))
    return comparison(owned, _bound(thing), scene)


def _possession(test: Has, scene: Scene) -> Expression:
    subject, thing = test.subject, replace(test.thing, determiner="a")
    entries = [(one, _possessed(one, subject, thing, scene)) for one in scene.family.primitives.has]
    near = any(found is None or found[0] > 1 for _, found in entries)
    if near or not any(scene.is_a(subject, one.type) for one in scene.family.primitives.sorts):
        entry = first_fit(entries, Unwritable(subject.noun))
        said = Said(scene, {"subject": subject, "thing": thing}, thing.noun, bounded=True)
        return filled(entry.use, said)
    mask = said_mask(Link("with", thing, False, test.span), subject, scene)
    return any_in(bounded(joined("&", [set_of(subject, scene), mask]), subject.type, scene))


def _possessed(entry: p.Has, subject: Phrase, thing: Phrase, scene: Scene) -> Misfit | None:
    found = misfit(entry.subject, subject, scene)
    if found is not None:
        return (0, found[1])
    inner = misfit(entry.thing, thing, scene)
    return inner if inner is None else (inner[0] + 1, inner[1])
