"""Write what rules say of rules at work: numbers, classes, relations, what counts as what."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Change,
    Condition,
    Grant,
    Is,
    Kind,
    Link,
    Number,
    Phrase,
    Quantity,
    Statement,
)
from regola.python.amounts import amount_of, per, times
from regola.python.conditions import has_fact, named_fact, option_of, truth
from regola.python.events import (
    actor_tests,
    is_common,
    is_place,
    items_of,
    member_tests,
    place_tests,
    said_tests,
    told,
    told_field,
)
from regola.python.functions import STEPS, as_truth, asked_of_steps, define, flag, mentions, record
from regola.python.phrases import set_of
from regola.python.refusals import refuse_modifier, refuse_narrowed
from regola.python.tree import (
    NO,
    Call,
    Compare,
    Constant,
    Expression,
    If,
    Lambda,
    Name,
    Negative,
    Return,
    denied,
    joined,
    path,
)
from regola.python.writer import Scene, Unwritable
from regola_engine.kernel.primitives import Told

__all__ = ["OPERATIONS", "statement_record"]

OPERATIONS = {
    "is": "IS",
    "more": "MORE",
    "less": "LESS",
    "doubled": "DOUBLED",
    "at least": "AT_LEAST",
    "at most": "AT_MOST",
}
"""The engine's names for what a rule may do to a number."""

_Given = dict[str, Expression | None]
_THING = path("frame", "event", "thing")


def statement_record(statement: Statement, scene: Scene, each: _Given) -> Call:
    """Return the record of what a rule says."""
    effect, subject = statement.effect, statement.subject
    if isinstance(effect, Change) and isinstance(subject, Quantity):
        return _value(subject, effect, statement.condition, scene, each)
    if not isinstance(effect, Grant) or not isinstance(subject, Phrase):
        raise Unwritable("number")
    predicate = effect.predicate
    if isinstance(predicate, Link) and scene.is_a(subject, *scene.family.primitives.tied):
        return _tie(subject, predicate, effect, statement, scene)
    if isinstance(predicate, Kind):
        return _counts(subject, predicate, scene)
    if isinstance(predicate, Adjective) and not _says(statement, predicate.word):
        return _class(subject, predicate, statement, scene, each)
    if not isinstance(predicate, Link):
        raise Unwritable("is")
    return _related(subject, predicate, statement, scene, each)


def _says(statement: Statement, word: str) -> bool:
    """Tell whether things are said to be of a class by their being of it."""
    return _speaks_of(word, (statement.subject, statement.condition))


def _speaks_of(word: str, node: object) -> bool:
    return f"Adjective(word={word!r}" in repr(node)


# ---- numbers ----------------------------------------------------------------------------------


def _value(
    subject: Quantity, change: Change, condition: Condition | None, scene: Scene, each: _Given
) -> Call:
    if _leads_back(subject.word, (change, condition, subject.of), scene):
        raise Unwritable(subject.word)
    of = subject.of
    tests = [] if of is None else _of_tests(of, scene)
    given: _Given = {
        "word": Constant(subject.word),
        "operation": scene.module.name(OPERATIONS[change.operation]),
        **each,
        **({} if of is None else _whose(of, scene)),
    }
    if change.operation != "doubled":
        given |= _change(subject.word, change, scene)
    if condition is not None:
        tests.append(truth(condition, scene))
    if tests:
        given["holds"] = asked_of_steps(scene, "holds", "bool", joined("and", tests))
    return record(scene, "Value", given)


def _leads_back(word: str, said: object, scene: Scene) -> bool:
    """Tell whether a number is said to be what it is by itself, or by a class that hangs on it."""
    hanging = [one.word for one in scene.family.primitives.adjectives if one.asks == word]
    by_class = any(_speaks_of(one, said) for one in hanging)
    return f"Quantity(word={word!r}" in repr(said) or by_class


def _whose(of: Phrase, scene: Scene) -> _Given:
    """Tell whose number a rule changes, where it is not the bearer's alone."""
    if of.noun == "it":
        return {"its": flag(holds=True)}
    if of.noun in ("opponent", "player"):
        return {"others": flag(holds=True)}
    # What is several players' own is spoken of by each that has a part in it.
    shared = has_fact("yours", of, scene)
    return {"others" if shared else "yours": flag(holds=of.owner == "you")}


def _of_tests(of: Phrase, scene: Scene) -> list[Expression]:
    """Write what makes a thing one of those whose number a rule changes, and bind it."""
    scene.things[of.mention] = _THING
    if of.noun in ("it", "you"):
        return _tests_of_it(of, scene)
    if scene.is_a(of, "player"):
        return _player_tests(of, scene)
    if is_place(of, scene):
        return place_tests(replace(of, owner=""), scene, _THING)
    if of.alternatives:
        raise Unwritable(of.noun)
    for modifier in of.modifiers:
        refuse_modifier(modifier)
    if has_fact("yours", of, scene) and of.owner == "you":
        if is_common(scene):
            raise Unwritable(of.noun)
        return [named_fact("yours", of, scene)]
    return _kind_tests(of, scene)


def _tests_of_it(of: Phrase, scene: Scene) -> list[Expression]:
    """Write what is said of the one thing that is meant: *it that is hidden*."""
    if not of.modifiers:
        return []
    plain = replace(of, modifiers=())
    tests = tuple(Is(plain, one, negated=False, span=of.span, purpose=None) for one in of.modifiers)
    return [truth(Condition((tests,), negated=False, span=of.span), scene)]


def _player_tests(of: Phrase, scene: Scene) -> list[Expression]:
    """Write that the player whose number is asked for is one of others, or anybody."""
    if is_common(scene) or of.noun not in ("opponent", "player"):
        # Each player bears the rules of the game: whose opponents are meant nobody can tell.
        raise Unwritable(of.noun)
    return actor_tests(of, scene)


def _kind_tests(of: Phrase, scene: Scene) -> list[Expression]:
    if scene.is_a(of, *scene.family.primitives.uncounted):
        scene.things[of.mention] = Negative(_THING)
        return [Compare("<", _THING, NO)]
    return member_tests(of, _THING, scene)


def _change(word: str, change: Change, scene: Scene) -> _Given:
    if isinstance(change.amount, Number) and change.per is None:
        return {"constant": None if change.amount.value == 1 else Constant(change.amount.value)}
    found = amount_of(word, change.amount, scene)
    if found == Name("ALL") and change.per is None:
        return {"constant": found}
    if change.per is not None:
        found = times(found, per(change.per, scene))
    return {"amount": asked_of_steps(scene, "amount", "int", found)}


# ---- classes ----------------------------------------------------------------------------------


def _class(
    subject: Phrase, predicate: Adjective, statement: Statement, scene: Scene, each: _Given
) -> Call:
    condition = statement.condition
    given: _Given = {"word": Constant(predicate.word), **each}
    given["negated"] = flag(_is_denied(statement.effect))
    if subject.owner == "you":
        given["yours"] = flag(holds=True)
    if _is_set(subject, scene):
        given["extent"] = _set_extent(subject, condition, scene)
    else:
        given["holds"] = _thing_extent(subject, predicate, condition, scene)
    return record(scene, "Class", given)


def _is_denied(effect: object) -> bool:
    """Tell whether what is said of things is that they are not so."""
    if not isinstance(effect, Grant):
        return False
    return effect.negated != bool(getattr(effect.predicate, "negated", False))


def _is_set(subject: Phrase, scene: Scene) -> bool:
    """Tell whether a class is told of places at once, and not asked of one after the other."""
    asked = [one for one in scene.family.primitives.told if one.place == "asked"]
    return is_place(subject, scene) and not any(scene.is_a(subject, one.type) for one in asked)


def _set_extent(subject: Phrase, condition: Condition | None, scene: Scene) -> Name:
    found = set_of(subject, scene)
    if condition is None:
        return asked_of_steps(scene, "", "int", found)
    if mentions(condition, lambda one: one.refers and one.mention == subject.mention):
        each = Name("each")
        scene.things[subject.mention] = each
        test = Lambda((each.id,), as_truth(truth(condition, scene)))
        return asked_of_steps(scene, "", "int", scene.call("those_where", found, test))
    held = If(denied(truth(condition, scene)), (Return(NO),))
    return define(scene, "", STEPS, "int", (held, Return(found)))


def _thing_extent(
    subject: Phrase, predicate: Adjective, condition: Condition | None, scene: Scene
) -> Name | None:
    entry = told(subject, scene, "asked")
    thing = scene.things[subject.mention] = told_field(entry.field)
    if predicate.target is not None:
        refuse_narrowed(predicate.target)
        whole = is_place(predicate.target, scene)
        scene.things[predicate.target.mention] = _THING if whole else told_field("thing.1")
    if is_place(subject, scene):
        tests = place_tests(subject, scene, thing)
    else:
        tests = _one_by_one(subject, entry, scene)
    if condition is not None:
        tests.append(truth(condition, scene))
    return asked_of_steps(scene, "", "bool", joined("and", tests)) if tests else None


def _one_by_one(subject: Phrase, entry: Told, scene: Scene) -> list[Expression]:
    """Test that a thing that is no bit of a mask is one of those that a phrase names."""
    links = all(isinstance(one, Link) for one in subject.modifiers)
    if subject.alternatives or not links:
        raise Unwritable(subject.noun)
    thing = told_field(entry.field)
    return member_tests(subject, thing, scene, "asked") + said_tests(subject, entry, scene)


# ---- relations --------------------------------------------------------------------------------


def _related(
    subject: Phrase, predicate: Link, statement: Statement, scene: Scene, each: _Given
) -> Call:
    entry = told(subject, scene, f"asked {predicate.relation}")
    scene.things[subject.mention] = told_field(entry.field)
    told_so: _Given = {"its" if subject.noun == "it" else "yours": flag(subject.noun == "it")}
    tests = _tests_of_it(subject, scene) if subject.noun == "it" else []
    if subject.noun != "it":
        if subject.modifiers or subject.alternatives:
            raise Unwritable(subject.noun)
        tests = member_tests(subject, told_field(entry.field), scene)
        tests += said_tests(subject, entry, scene)
        told_so = {"yours": flag(subject.owner == "you")}
    tests += place_tests(predicate.target, scene, _THING)
    if statement.condition is not None:
        tests.append(truth(statement.condition, scene))
    given: _Given = {"word": Constant(predicate.relation), **each, **told_so}
    given["negated"] = flag(_is_denied(statement.effect))
    if tests:
        given["holds"] = asked_of_steps(scene, "", "bool", joined("and", tests))
    return record(scene, "Class", given)


def _tie(
    subject: Phrase, predicate: Link, effect: Grant, statement: Statement, scene: Scene
) -> Call:
    if effect.negated or predicate.negated:
        raise Unwritable(predicate.relation)
    for one in (subject, predicate.target):
        _refuse_single(one, scene)
    given: _Given = {
        "word": Constant(predicate.relation),
        "one": items_of(subject, scene),
        "other": items_of(predicate.target, scene),
    }
    if statement.condition is not None:
        given["option"] = Constant(_only_option(statement.condition, predicate.relation))
    return record(scene, "Tie", given)


def _refuse_single(kinds: Phrase, scene: Scene) -> None:
    """Refuse one thing, or somebody's, where all things of a kind are told of."""
    for one in (kinds, *kinds.alternatives):
        if one.owner:
            raise Unwritable("your" if one.owner == "you" else "its", one.span)
        word = scene.module.vocabulary.nouns.get(one.noun)
        if one.modifiers or (word is not None and word.unique):
            raise Unwritable(one.noun, one.span)


def _only_option(condition: Condition, word: str) -> str:
    """Return the option that a condition asks about and nothing else."""
    option, untaken = option_of(condition)
    if not option or untaken:
        raise Unwritable(word)
    return option


def _counts(subject: Phrase, predicate: Kind, scene: Scene) -> Call:
    if subject.noun != "it" or "/" not in predicate.phrase.noun:
        raise Unwritable(subject.noun)
    one = scene.module.constant("", scene.module.reference)
    other = scene.module.constant("", predicate.phrase.noun)
    return record(scene, "Counts", {"one": one, "other": other})
