"""Write what rules say: numbers, classes, relations, what counts as what."""

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
from regola.python.code import OPERATIONS, Expression, joined
from regola.python.counted import refuse_modifier
from regola.python.digger.amounts import amount, per, truth
from regola.python.digger.phrases import edge_names, seats, tiles
from regola.python.digger.records import record, tile_test
from regola.python.digger.scene import Scene
from regola.python.naming import literal
from regola.python.writer import Unwritable

__all__ = ["statement_record"]


def statement_record(statement: Statement, scene: Scene, each: dict[str, str]) -> str:
    """Return the record of what a rule says."""
    effect, subject = statement.effect, statement.subject
    if isinstance(effect, Change) and isinstance(subject, Quantity):
        return _value(subject, effect, statement.condition, scene, each)
    if not isinstance(effect, Grant) or not isinstance(subject, Phrase):
        raise Unwritable("number")
    predicate = effect.predicate
    if isinstance(predicate, Link) and predicate.relation == "immune to":
        return _immunity(predicate, effect, statement, scene, each)
    if isinstance(predicate, Link):
        return _tie(subject, predicate, effect, statement, scene)
    if isinstance(predicate, Kind):
        return _counts(subject, predicate, scene)
    if not isinstance(predicate, Adjective):
        raise Unwritable("is")
    given: dict[str, object] = {"word": literal(predicate.word), **each}
    if effect.negated != predicate.negated:
        given["negated"] = "True"
    if scene.is_a(subject, "tile"):
        given["tiles"] = _tile_extent(subject, statement.condition, scene)
    else:
        given["holds"] = _thing_extent(subject, predicate, statement.condition, scene)
    return record(scene, "Class", given)


def _value(
    subject: Quantity,
    change: Change,
    condition: Condition | None,
    scene: Scene,
    each: dict[str, str],
) -> str:
    tests = [] if subject.of is None else _of_tests(subject.of, scene)
    given: dict[str, object] = {
        "word": literal(subject.word),
        "operation": scene.module.use(OPERATIONS[change.operation]),
        **each,
    }
    if subject.of is not None and subject.of.noun == "it":
        given["its"] = "True"
    elif subject.of is not None and subject.of.owner == "you":
        given["yours"] = "True"
    if change.operation != "doubled":
        given |= _change(change, scene)
    if condition is not None:
        tests.append(truth(condition, scene))
    if tests:
        given["holds"] = scene.function("holds", "bool", joined("and", tests))
    return record(scene, "Value", given)


def _of_tests(of: Phrase, scene: Scene) -> list[Expression]:
    """Write what makes a thing one of those whose number a rule changes, and bind it."""
    thing = "frame.event.thing"
    scene.things[of.mention] = thing
    if of.noun == "it" or scene.is_a(of, "player"):
        return []
    if scene.is_a(of, "tile"):
        return tile_test(replace(of, owner=""), scene, thing)
    if of.alternatives:
        raise Unwritable(of.noun)
    for modifier in of.modifiers:
        refuse_modifier(modifier)
    if of.type == "squad":
        scene.things[of.mention] = f"-{thing}"
        return [Expression(f"{thing} < 0", "<")]
    return _kind_tests(of, scene, thing)


def _kind_tests(of: Phrase, scene: Scene, thing: str) -> list[Expression]:
    """Write that a creature, an adventurer, a corridor or an order is as a phrase says."""
    if scene.is_a(of, "mover"):
        return _mover_tests(of, scene, thing)
    if scene.is_a(of, "corridor") and of.owner == "you":
        return [Expression(f"{thing} & position.own[frame.you] != 0", "!=")]
    if scene.is_a(of, "order") and "/" in of.noun:
        return [scene.call("is_order", thing, scene.module.constant(of.noun))]
    return []


def _mover_tests(of: Phrase, scene: Scene, thing: str) -> list[Expression]:
    """Write that a party is a creature or an adventurer, or the one of a reference."""
    tests = [scene.call("is_mover", thing, literal(of.type))]
    if "/" in of.noun:
        constant = scene.module.constant(of.noun)
        tests.append(Expression(f"bool({scene.call('of_item', f'[{thing}]', constant)})"))
    return tests


def _change(change: Change, scene: Scene) -> dict[str, object]:
    if isinstance(change.amount, Number) and change.per is None:
        return {"constant": "" if change.amount.value == 1 else change.amount.value}
    found = amount(change.amount, scene)
    if found.text == "ALL" and change.per is None:
        return {"constant": "ALL"}
    if change.per is not None:
        times = per(change.per, scene)
        found = times if found.text == "1" else joined("*", [found, times])
    return {"amount": scene.function("amount", "int", found)}


def _tile_extent(subject: Phrase, condition: Condition | None, scene: Scene) -> str:
    found = tiles(subject, scene)
    scene.things[subject.mention] = "frame.event.tile"
    if condition is None:
        return scene.function("", "int", found)
    test = truth(condition, scene)
    return scene.function("", "int", [f"if {test.denied()}:", "    return 0", f"return {found}"])


_SUBJECTS = {"order": "frame.event.thing[0]", "edge": "frame.event.thing[0]"}


def _thing_extent(
    subject: Phrase, predicate: Adjective, condition: Condition | None, scene: Scene
) -> str:
    scene.things[subject.mention] = _SUBJECTS.get(subject.type, "frame.event.thing")
    if predicate.target is not None:
        whole = scene.is_a(predicate.target, "tile")
        scene.things[predicate.target.mention] = (
            "frame.event.thing" if whole else "frame.event.thing[1]"
        )
    tests = _subject_tests(subject, scene)
    if condition is not None:
        tests.append(truth(condition, scene))
    return scene.function("", "bool", joined("and", tests)) if tests else ""


def _subject_tests(subject: Phrase, scene: Scene) -> list[Expression]:
    """Write what makes a thing one of those that a statement is about."""
    tests = []
    if scene.is_a(subject, "goon"):
        tests.append(Expression("frame.event.thing[2] < 0", "<"))
    elif scene.is_a(subject, "mover"):
        tests.append(scene.call("is_mover", "frame.event.thing[2]", literal(subject.type)))
    for modifier in subject.modifiers:
        if not isinstance(modifier, Link):
            raise Unwritable(subject.noun)
        target = modifier.target
        if scene.is_a(subject, "side") and modifier.relation == "beside":
            tests.append(_beside_edge(target, scene))
        elif _stands(subject, scene) and modifier.relation == "of":
            mask = seats(target, scene).inside(">>")
            tests.append(Expression(f"bool({mask} >> frame.event.thing[0] & 1)"))
        elif _stands(subject, scene) and modifier.relation == "in":
            mask = tiles(target, scene).inside(">>")
            inside = Expression(f"bool({mask} >> frame.event.thing[1] & 1)")
            tests.append(inside.denied() if modifier.negated else inside)
        else:
            raise Unwritable(modifier.relation)
    return tests


def _stands(subject: Phrase, scene: Scene) -> bool:
    """Tell whether things are asked about by owner, place and number."""
    return scene.is_a(subject, "goon") or scene.is_a(subject, "mover")


def _beside_edge(target: Phrase, scene: Scene) -> Expression:
    where = Expression("-1")
    if target.owner == "you":
        where = Expression("position.own[frame.you]")
    elif target.owner == "it":
        where = Expression("1 << frame.it")
    return scene.call("lies_beside", "frame.event.thing", edge_names(target, scene), where)


def _tie(
    subject: Phrase,
    predicate: Link,
    effect: Grant,
    statement: Statement,
    scene: Scene,
) -> str:
    if effect.negated or not scene.is_a(subject, "edge"):
        raise Unwritable(predicate.relation)
    given: dict[str, object] = {
        "word": literal(predicate.relation),
        "one": edge_names(subject, scene),
        "other": edge_names(predicate.target, scene),
    }
    if statement.condition is not None:
        given["option"] = literal(_only_option(statement.condition, predicate.relation))
    return record(scene, "Tie", given)


def _only_option(condition: Condition, word: str) -> str:
    """Return the option that a condition asks about and nothing else."""
    found = [test for tests in condition.alternatives for test in tests]
    if len(found) == 1 and not condition.negated and isinstance(found[0], Is):
        subject, said = found[0].subject, found[0].predicate
        if isinstance(subject, Phrase) and isinstance(said, Adjective) and not said.negated:
            return subject.noun
    raise Unwritable(word)


def _immunity(
    predicate: Link, effect: Grant, statement: Statement, scene: Scene, each: dict[str, str]
) -> str:
    tests = tile_test(predicate.target, scene, "frame.event.thing")
    if statement.condition is not None:
        tests.append(truth(statement.condition, scene))
    given: dict[str, object] = {"word": literal(predicate.relation), **each}
    if effect.negated != predicate.negated:
        given["negated"] = "True"
    if tests:
        given["holds"] = scene.function("", "bool", joined("and", tests))
    return record(scene, "Class", given)


def _counts(subject: Phrase, predicate: Kind, scene: Scene) -> str:
    if subject.noun != "it" or "/" not in predicate.phrase.noun:
        raise Unwritable(subject.noun)
    one = scene.module.constant(scene.module.reference)
    other = scene.module.constant(predicate.phrase.noun)
    return record(scene, "Counts", {"one": one, "other": other})
