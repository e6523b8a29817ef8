"""Write conditions: as a truth, or as the things of a set for which they hold."""

from __future__ import annotations

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
    Number,
    Phrase,
    Quantity,
    Test,
)
from regola.python.amounts import amount, count
from regola.python.code import COMPARISONS, EVERYWHERE, Expression, joined
from regola.python.counted import refuse_number
from regola.python.heard import refuse_more
from regola.python.naming import literal
from regola.python.phrases import (
    choices,
    is_a,
    modifier_mask,
    things_mask,
    things_set,
    within_board,
)
from regola.python.writer import Scene, Unwritable, within

__all__ = ["condition_mask", "option_of", "truth"]


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
    choices = [
        joined("and", [_test(test, scene) for test in tests]) for tests in condition.alternatives
    ]
    found = joined("or", choices)
    return found.denied() if condition.negated else found


def condition_mask(condition: Condition | None, scene: Scene) -> Expression:
    """Return the things, of those that the free mention ranges over, for which it holds."""
    if condition is None:
        return EVERYWHERE
    choices = [
        joined("&", [_test_mask(test, scene) for test in tests]) for tests in condition.alternatives
    ]
    found = joined("|", choices)
    return found.inverted() if condition.negated else found


def _test_mask(test: Test, scene: Scene) -> Expression:
    if isinstance(test, Is) and _is_free(test.subject, scene):
        found = _free_mask(test, scene)
        return found.inverted() if test.negated else found
    if isinstance(test, Has) and scene.is_free(test.subject):
        found = things_mask(test.thing, scene)
        return found.inverted() if test.thing.determiner == "no" else found
    held = _test(test, scene)
    if held.operator == "not":
        return Expression(f"(0 if {held.text.removeprefix('not ')} else -1)", bounded=False)
    return Expression(f"(-1 if {held} else 0)", bounded=False)


def _is_free(subject: Phrase | Amount, scene: Scene) -> bool:
    if isinstance(subject, Quantity):
        subject = subject.of if subject.of is not None else subject
    return isinstance(subject, Phrase) and scene.is_free(subject)


def _free_mask(test: Is, scene: Scene) -> Expression:
    if isinstance(test.predicate, Compare):
        return _compared(test.subject, test.predicate.bound, scene)
    return modifier_mask(test.predicate, scene)


def _compared(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    """The things whose number compares so: asked one by one, the short way where there is one."""
    if isinstance(subject, Phrase):
        raise Unwritable(subject.noun)
    if isinstance(subject, Quantity) and isinstance(bound.amount, Number):
        return _between(subject, bound.comparison, bound.amount.value, scene)
    inner = Scene(scene.module, scene.line, scene.holder, things={scene.free: "each"})
    left, right = amount(subject, inner), amount(bound.amount, inner)
    test = f"{left} {COMPARISONS[bound.comparison]} {right}"
    return scene.primitive("regions_where", f"lambda each: {test}")


def _between(subject: Quantity, comparison: str, value: int, scene: Scene) -> Expression:
    """The regions whose number lies within limits, worked out for all at once."""
    everything = scene.module.use("ALL")
    least, most = {
        "exactly": (value, value),
        "at least": (value, everything),
        "more than": (value + 1, everything),
        "less than": (f"-{everything}", value - 1),
    }.get(comparison, (f"-{everything}", value))
    if subject.word == "shortfall":
        return scene.primitive("regions_short_by", scene.you, least, most)
    number = scene.module.constant("number_word", subject.word)
    held = scene.module.vocabulary.quantities[subject.word].asked_by == "holder"
    name = "regions_held_between" if held else "regions_between"
    return scene.primitive(name, number, scene.you, least, most)


def _test(test: Test, scene: Scene) -> Expression:
    with within(test.span):
        return _tested(test, scene)


def _tested(test: Test, scene: Scene) -> Expression:
    if isinstance(test, Has):
        return _has(test, scene)
    if isinstance(test, Exists):
        refuse_number(test.thing)
        found = _any(things_set(test.thing, scene))
        return found.denied() if test.thing.determiner == "no" else found
    if isinstance(test, Can):
        raise Unwritable("can")
    found = _is(test, scene)
    return found.denied() if test.negated else found


def _is(test: Is, scene: Scene) -> Expression:
    predicate = test.predicate
    if isinstance(predicate, Compare):
        return _comparison(test.subject, predicate.bound, scene)
    if not isinstance(test.subject, Phrase):
        raise Unwritable("number")
    subject = test.subject
    if is_a(scene, subject, "option"):
        found = Expression(f"{scene.position()}.game.takes({literal(subject.noun)})")
        return found.denied() if isinstance(predicate, Adjective) and predicate.negated else found
    if isinstance(predicate, Kind) and subject.owner == "you" and subject.type in _BANNERS:
        found = scene.primitive(_BANNERS[subject.type], scene.you, literal(predicate.phrase.noun))
        return found.denied() if predicate.negated else found
    if is_a(scene, subject, "people") and isinstance(predicate, Adjective):
        if test.purpose is not None:
            return _acts(subject, predicate, test.purpose, scene)
        return _people_is(subject, predicate, scene)
    if test.purpose is not None:
        raise Unwritable("for")
    if is_a(scene, subject, "region"):
        return _region_is(subject, test, scene)
    raise Unwritable(subject.noun)


_BANNERS = {"race": "has_race", "power": "has_power"}

_PEOPLE_MASKS = {
    "active": "active_peoples",
    "declined": "declined_peoples",
    "new": "fresh_peoples",
}


def _people_is(subject: Phrase, predicate: Adjective, scene: Scene) -> Expression:
    people = scene.you if subject.noun == "you" else scene.thing(subject)
    if predicate.word in _PEOPLE_MASKS:
        text = f"{scene.position()}.{_PEOPLE_MASKS[predicate.word]} >> {people} & 1"
        found = Expression(text, "&")
    else:
        found = scene.primitive("people_is", people, literal(predicate.word))
    return found.denied() if predicate.negated else found


def _acts(subject: Phrase, predicate: Adjective, purpose: Phrase, scene: Scene) -> Expression:
    """Write whether a people acts in one of the phases as an active one does."""
    if predicate.word != "active":
        raise Unwritable(predicate.word)
    people = scene.you if subject.noun == "you" else scene.thing(subject)
    phases = [literal(phase.noun) for phase in choices(purpose)]
    found = joined("or", [scene.primitive("is_active_for", people, phase) for phase in phases])
    return found.denied() if predicate.negated else found


def _region_is(subject: Phrase, test: Is, scene: Scene) -> Expression:
    if isinstance(test.predicate, Compare):
        raise Unwritable(subject.noun)
    mask = modifier_mask(test.predicate, scene)
    if subject.refers:
        return Expression(f"{mask.inside('>>')} >> {scene.thing(subject)} & 1", "&")
    return _any(within_board(joined("&", [things_mask(subject, scene), mask]), scene))


def _comparison(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    left = count(subject, scene) if isinstance(subject, Phrase) else amount(subject, scene)
    operator = COMPARISONS[bound.comparison]
    return Expression(f"{left} {operator} {amount(bound.amount, scene)}", operator)


def _has(test: Has, scene: Scene) -> Expression:
    refuse_number(test.thing)
    found = _possession(test.subject, test.thing, scene)
    return found.denied() if test.thing.determiner == "no" else found


def _possession(subject: Phrase, thing: Phrase, scene: Scene) -> Expression:
    if is_a(scene, subject, "spot"):
        if thing.noun != "token":
            raise Unwritable(thing.noun, thing.span, kind="in hand")
        refuse_more(thing)
        return Expression(f"{scene.position()}.{_spot(subject)}[{scene.you}] > 0", ">")
    if is_a(scene, subject, "region"):
        mask = joined("&", [things_set(subject, scene), things_set(thing, scene)])
        return _any(mask)
    if is_a(scene, subject, "people") and subject.noun == "you":
        yours = Expression(f"{scene.position()}.held[{scene.you}]")
        return _any(joined("&", [yours, things_mask(thing, scene)]))
    raise Unwritable(subject.noun)


def _any(mask: Expression) -> Expression:
    return Expression(f"{mask.inside('!=')} != 0", "!=")


def _spot(phrase: Phrase) -> str:
    found = {"hand": "hand", "tray": "tray", "side": "aside"}.get(phrase.noun)
    refuse_more(phrase)
    if found is None:
        raise Unwritable(phrase.noun)
    return found
