"""
Write the steps of rules, and what must be there for them to be taken.

How somebody is asked in the middle of steps, and what of a rule may hold during them, is the
family's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from regola.program.meaning import Can, Condition, Deed, Lasting, Offer, Step
from regola.program.meaning import Statement as Setting
from regola.python.conditions import truth
from regola.python.deeds import deed_call, needs
from regola.python.functions import STEPS, Fields, define
from regola.python.tree import (
    Assign,
    Compare,
    Constant,
    Expression,
    If,
    Name,
    Return,
    Sequence,
    Statement,
    denied,
    joined,
    path,
)
from regola.python.writer import FRAME, Scene, Unwritable

__all__ = ["JOINS", "guarded", "possible", "stairs", "steps_fields", "wanted"]

JOINS = {"and": "AND", "then": "THEN", "otherwise": "OTHERWISE"}


def steps_fields(steps: tuple[Step, ...], scene: Scene) -> Fields:
    """Write steps as one function; return its field, and how they are joined."""
    joins = Sequence(tuple(scene.module.name(JOINS[step.join]) for step in steps))
    body = stairs([_body(step, scene) for step in steps])
    return {"act": define(scene, "steps", STEPS, "int", body), "joins": joins}


def _body(step: Step, scene: Scene) -> list[Statement]:
    action = step.action
    lines = guarded(step, scene)
    if isinstance(action, Setting):
        raise Unwritable("is")
    if isinstance(action, Lasting):
        raise Unwritable("until", action.statement.span)
    if isinstance(action, Deed):
        return [*lines, Return(deed_call(action, scene))]
    if action.actor.noun != "you":
        raise Unwritable(action.actor.noun, action.actor.span, kind="bearer")
    asked = [] if action.obliged else wanted(needs(action.deed, scene), scene)
    return [*lines, *asked, Return(deed_call(action.deed, scene))]


def wanted(feasible: Expression | None, scene: Scene) -> list[Statement]:
    """Ask whether somebody wants to do what is possible, where that may be in doubt."""
    possible = Constant(value=True) if feasible is None else feasible
    answer = Name("answer")
    refused = Compare("!=", answer, scene.module.name("DONE"))
    return [
        Assign(answer.id, scene.call("wants", FRAME, possible)),
        If(refused, (Return(answer),)),
    ]


def stairs(bodies: list[list[Statement]]) -> tuple[Statement, ...]:
    """One body a step, each under its number, the last under none."""
    found: list[Statement] = []
    for number, body in enumerate(bodies[:-1]):
        test = Compare("==", path("frame", "step"), Constant(number))
        found.append(If(test, tuple(body)))
    return (*found, *bodies[-1])


def guarded(step: Step, scene: Scene) -> list[Statement]:
    """Return what leaves a step out where its condition does not hold."""
    condition = _without_can(step.condition)
    if condition is None:
        return []
    # What is left out after *then* does not make the step before it fail.
    ending = scene.module.name("DONE" if step.join == "then" else "FAILED")
    return [If(denied(truth(condition, scene)), (Return(ending),))]


def _without_can(condition: Condition | None) -> Condition | None:
    """Drop *if you can*: a deed that cannot be done tells so itself."""
    if condition is None:
        return None
    kept = tuple(
        tuple(test for test in tests if not isinstance(test, Can))
        for tests in condition.alternatives
    )
    if condition.negated and kept != condition.alternatives:
        raise Unwritable("unless", condition.span, kind="can")
    return replace(condition, alternatives=kept) if all(kept) else None


def possible(steps: tuple[Step, ...], scene: Scene) -> Expression | None:
    """
    Return what must be there for steps to be worth beginning; nothing if they always are.

    What may be left undone need not be possible, unless all begins with it.
    """
    tests: list[Expression] = []
    for group in _groups(steps):
        found = [None if _is_left(step, steps) else _needs(step, scene) for step in group]
        if found and all(one is not None for one in found):
            tests.append(joined("or", [one for one in found if one is not None]))
    return joined("and", tests) if tests else None


def _is_left(step: Step, steps: tuple[Step, ...]) -> bool:
    action = step.action
    return isinstance(action, Offer) and not action.obliged and step is not steps[0]


def _groups(steps: tuple[Step, ...]) -> Iterator[list[Step]]:
    """Give the steps that must be possible, each with those that may stand in for it."""
    group: list[Step] = []
    for step in steps:
        if step.join == "and" and group:
            yield group
        if step.join == "and":
            group = [step]
        elif step.join == "otherwise":
            # What stands between the two hangs on the first: it need not be possible by itself.
            group.append(step)
    if group:
        yield group


def _needs(step: Step, scene: Scene) -> Expression | None:
    action = step.action
    if isinstance(action, Setting | Lasting):
        return None
    found = needs(action.deed if isinstance(action, Offer) else action, scene)
    if found is None or step.condition is None:
        return found
    return joined("or", [denied(truth(step.condition, scene)), found])
