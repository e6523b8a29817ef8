"""Write what rules say: numbers, classes, relations, what counts as what."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

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
from regola.python.digger.records import actor_tests, record, tile_test
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
        return _immunity(subject, effect, statement, scene, each)
    if isinstance(predicate, Link):
        return _tie(subject, predicate, effect, statement, scene)
    if isinstance(predicate, Kind):
        return _counts(subject, predicate, scene)
    if not isinstance(predicate, Adjective) or _says(statement, predicate.word):
        raise Unwritable("is")
    given: dict[str, object] = {"word": literal(predicate.word), **each}
    if effect.negated != predicate.negated:
        given["negated"] = "True"
    if subject.owner == "you":
        given["yours"] = "True"
    if scene.is_a(subject, "tile"):
        given["tiles"] = _tile_extent(subject, statement.condition, scene)
    else:
        given["holds"] = _thing_extent(subject, predicate, statement.condition, scene)
    return record(scene, "Class", given)


def _says(statement: Statement, word: str) -> bool:
    """Tell whether things are said to be of a class by their being of it."""
    told = repr((statement.subject, statement.condition))
    return f"Adjective(word={word!r}" in told


def _value(
    subject: Quantity,
    change: Change,
    condition: Condition | None,
    scene: Scene,
    each: dict[str, str],
) -> str:
    if _leads_back(subject.word, change, condition) or (
        subject.of is not None and _leads_back(subject.word, subject.of, condition)
    ):
        raise Unwritable(subject.word)
    tests = [] if subject.of is None else _of_tests(subject.of, scene)
    given: dict[str, object] = {
        "word": literal(subject.word),
        "operation": scene.module.use(OPERATIONS[change.operation]),
        **each,
    }
    if subject.of is not None and subject.of.noun == "it":
        given["its"] = "True"
    elif subject.of is not None and subject.of.noun in ("opponent", "player"):
        given["others"] = "True"
    elif subject.of is not None and subject.of.owner == "you":
        # A corridor may be several players' own: each that has a tile in it speaks of it.
        given["others" if scene.is_a(subject.of, "corridor") else "yours"] = "True"
    if change.operation != "doubled":
        given |= _change(change, scene)
    if condition is not None:
        tests.append(truth(condition, scene))
    if tests:
        given["holds"] = scene.function("holds", "bool", joined("and", tests))
    return record(scene, "Value", given)


def _leads_back(word: str, *told: object) -> bool:
    """Tell whether a number is said to be what it is by itself; what is full has a capacity."""
    said = repr(told)
    by_class = word == "capacity" and "Adjective(word='full'" in said
    return f"Quantity(word={word!r}" in said or by_class


def _of_tests(of: Phrase, scene: Scene) -> list[Expression]:
    """Write what makes a thing one of those whose number a rule changes, and bind it."""
    thing = "frame.event.thing"
    scene.things[of.mention] = thing
    if of.noun in ("it", "you"):
        return []
    if scene.is_a(of, "player"):
        return _whose_tests(of, scene)
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


_COMMON = ("base", "scenario", "order", "piece")
"""The kinds of items whose rules each player bears in turn."""


def _whose_tests(of: Phrase, scene: Scene) -> list[Expression]:
    """Write that the player whose number is asked for is one of others, or anybody."""
    if scene.module.kind in _COMMON or of.noun not in ("opponent", "player"):
        # Each player bears the rules of the game: whose opponents are meant nobody can tell.
        raise Unwritable(of.noun)
    return actor_tests(of, scene)


def _kind_tests(of: Phrase, scene: Scene, thing: str) -> list[Expression]:
    """Write that a creature, an adventurer, a corridor or an order is as a phrase says."""
    if scene.is_a(of, "mover"):
        return _mover_tests(of, scene, thing)
    if scene.is_a(of, "corridor") and of.owner == "you":
        if scene.module.kind in _COMMON:
            raise Unwritable(of.noun)
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
    if condition is None:
        return scene.function("", "int", found)
    if _refers(condition, subject.mention):
        scene.things[subject.mention] = "each"
        test = truth(condition, scene)
        return scene.function("", "int", scene.call("tiles_where", found, f"lambda each: {test}"))
    test = truth(condition, scene)
    return scene.function("", "int", [f"if {test.denied()}:", "    return 0", f"return {found}"])


def _refers(node: object, mention: int) -> bool:
    """Tell whether a condition speaks of a thing that was mentioned."""
    if isinstance(node, Phrase) and node.refers and node.mention == mention:
        return True
    if isinstance(node, tuple):
        return any(_refers(one, mention) for one in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(_refers(getattr(node, one.name), mention) for one in fields(node))
    return False


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
    if subject.alternatives:
        raise Unwritable(subject.noun)
    tests = _subject_tests(subject, scene)
    if condition is not None:
        tests.append(truth(condition, scene))
    return scene.function("", "bool", joined("and", tests)) if tests else ""


def _subject_tests(subject: Phrase, scene: Scene) -> list[Expression]:
    """Write what makes a thing one of those that a statement is about."""
    tests = _sort_tests(subject, scene)
    if subject.owner:
        tests.append(_owner_test(subject, scene))
    for modifier in subject.modifiers:
        if not isinstance(modifier, Link):
            raise Unwritable(subject.noun)
        target = modifier.target
        if scene.is_a(subject, "side") and modifier.relation == "beside":
            beside = _beside_edge(target, scene)
            tests.append(beside.denied() if modifier.negated else beside)
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


def _sort_tests(subject: Phrase, scene: Scene) -> list[Expression]:
    """Write what sort of thing a statement is about: a goon, a creature, the order of a name."""
    if subject.noun == "it":
        place = 2 if scene.is_a(subject, "mover") else 0
        return [Expression(f"frame.event.thing[{place}] == frame.it", "==")]
    if scene.is_a(subject, "goon"):
        return [Expression("frame.event.thing[2] < 0", "<")]
    if scene.is_a(subject, "mover"):
        return _mover_tests(subject, scene, "frame.event.thing[2]")
    if "/" not in subject.noun:
        return []
    if not scene.is_a(subject, "order"):
        raise Unwritable(subject.noun)
    return [scene.call("is_order", "frame.event.thing[0]", scene.module.constant(subject.noun))]


def _owner_test(subject: Phrase, scene: Scene) -> Expression:
    """Write that a thing is one of the bearer's."""
    if subject.owner == "you" and _stands(subject, scene):
        return Expression("frame.event.thing[0] == frame.you", "==")
    if subject.owner == "you" and scene.is_a(subject, "corridor"):
        return Expression("frame.event.thing & position.own[frame.you] != 0", "!=")
    raise Unwritable(subject.noun)


def _stands(subject: Phrase, scene: Scene) -> bool:
    """Tell whether things are asked about by owner, place and number."""
    return scene.is_a(subject, "goon") or scene.is_a(subject, "mover")


def _beside_edge(target: Phrase, scene: Scene) -> Expression:
    if target.noun == "opposite edge" or target.modifiers:
        raise Unwritable(target.noun)
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
    subject: Phrase, effect: Grant, statement: Statement, scene: Scene, each: dict[str, str]
) -> str:
    predicate = effect.predicate
    if not isinstance(predicate, Link):
        raise Unwritable("is")
    tests, told = _immune(subject, scene)
    tests += tile_test(predicate.target, scene, "frame.event.thing")
    if statement.condition is not None:
        tests.append(truth(statement.condition, scene))
    given: dict[str, object] = {"word": literal(predicate.relation), **each, **told}
    if effect.negated != predicate.negated:
        given["negated"] = "True"
    if tests:
        given["holds"] = scene.function("", "bool", joined("and", tests))
    return record(scene, "Class", given)


def _immune(subject: Phrase, scene: Scene) -> tuple[list[Expression], dict[str, str]]:
    """Write which creatures or adventurers are said to be immune."""
    mover = "frame.event.mover"
    scene.things[subject.mention] = mover
    if subject.noun == "it":
        return [], {"its": "True"}
    if subject.modifiers or subject.alternatives or not scene.is_a(subject, "mover"):
        raise Unwritable(subject.noun)
    tests = _mover_tests(subject, scene, mover)
    if subject.owner != "you":
        return tests, {}
    tests.append(Expression(f"position.controller[{mover}] == frame.you", "=="))
    return tests, {"yours": "True"}


def _counts(subject: Phrase, predicate: Kind, scene: Scene) -> str:
    if subject.noun != "it" or "/" not in predicate.phrase.noun:
        raise Unwritable(subject.noun)
    one = scene.module.constant(scene.module.reference)
    other = scene.module.constant(predicate.phrase.noun)
    return record(scene, "Counts", {"one": one, "other": other})
