"""Write the steps of rules, and what must be there for them to be taken."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.meaning import (
    Offer,
    Statement,
    Step,
)
from regola.python.code import Expression, joined
from regola.python.digger.amounts import truth
from regola.python.digger.deeds import deed_call, needs
from regola.python.digger.scene import Scene
from regola.python.writer import Unwritable

__all__ = ["possible", "written_steps"]


def written_steps(steps: tuple[Step, ...], scene: Scene) -> dict[str, object]:
    """Write steps as one function; return its field, and how they are joined."""
    joins = [scene.module.use(step.join.upper()) for step in steps]
    bodies = [_body(step, scene) for step in steps]
    lines: list[str] = []
    for number, body in enumerate(bodies[:-1]):
        lines.append(f"if frame.step == {number}:")
        lines += [f"    {line}" for line in body]
    lines += bodies[-1]
    found: dict[str, object] = {"act": scene.function("steps", "int", lines)}
    if len(joins) > 1:
        found["joins"] = f"({', '.join(joins)})"
    elif joins:
        found["joins"] = f"({joins[0]},)"
    return found


def _body(step: Step, scene: Scene) -> list[str]:
    action = step.action
    lines: list[str] = []
    if step.condition is not None:
        failed = scene.module.use("FAILED")
        lines = [f"if {truth(step.condition, scene).denied()}:", f"    return {failed}"]
    if isinstance(action, Statement):
        raise Unwritable("is")
    if isinstance(action, Offer):
        possible = needs(action.deed, scene) or Expression("True")
        done = scene.module.use("DONE")
        asked = scene.call("wants", "frame", possible)
        return [
            *lines,
            f"answer = {asked}",
            f"if answer != {done}:",
            "    return answer",
            f"return {deed_call(action.deed, scene)}",
        ]
    return [*lines, f"return {deed_call(action, scene)}"]


def possible(steps: tuple[Step, ...], scene: Scene) -> dict[str, object]:
    """Write what must be there for the steps to be worth beginning."""
    tests: list[Expression] = []
    for group in _groups(steps):
        found = [_needs(step, scene) for step in group]
        if found and all(one is not None for one in found):
            tests.append(joined("or", [one for one in found if one is not None]))
    if not tests:
        return {}
    return {"possible": scene.function("possible", "bool", joined("and", tests))}


def _groups(steps: tuple[Step, ...]) -> Iterator[list[Step]]:
    """Give the steps that must be possible, each with those that may stand in for it."""
    group: list[Step] = []
    for step in steps:
        if step.join == "otherwise":
            group.append(step)
            continue
        if group:
            yield group
        group = [step] if step.join == "and" else []
    if group:
        yield group


def _needs(step: Step, scene: Scene) -> Expression | None:
    action = step.action
    if isinstance(action, Statement):
        return None
    found = needs(action.deed if isinstance(action, Offer) else action, scene)
    if found is None or step.condition is None:
        return found
    return joined("or", [truth(step.condition, scene).denied(), found])
