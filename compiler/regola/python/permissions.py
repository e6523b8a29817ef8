"""Write what a player may do, and what nobody may."""

from __future__ import annotations

from regola.program.meaning import (
    AtPhase,
    Deed,
    Number,
    Permission,
    Phrase,
    Reaction,
    Rule,
    Step,
)
from regola.python.amounts import amount
from regola.python.conditions import truth
from regola.python.events import (
    actor_tests,
    deed_name,
    is_told,
    own_place,
    told,
    told_field,
    told_tests,
)
from regola.python.functions import asked_of_steps, record
from regola.python.patterns import choices
from regola.python.reactions import phase, plain_limits, possible_field, reaction_record
from regola.python.steps import steps_fields
from regola.python.templates import Said, filled
from regola.python.tree import Call, Constant, Expression, joined
from regola.python.writer import Scene, Unwritable
from regola_engine.kernel import primitives as p

__all__ = ["condition_field", "permission_record", "price"]

_Given = dict[str, Expression | None]


def permission_record(rule: Rule, permission: Permission, scene: Scene, each: _Given) -> Call:
    """Return the record of what is offered, or may not be done."""
    if permission.negated:
        return _ban(permission, scene, each)
    if permission.actor.noun != "you":
        raise Unwritable(permission.actor.noun, permission.actor.span, kind="bearer")
    if permission.obliged:
        return _duty(rule, permission, scene, each)
    for special in scene.family.offers:
        found = special(rule, permission, scene, each)
        if found is not None:
            return found
    return _offer(rule, permission, scene, each)


# ---- bans -------------------------------------------------------------------------------------


def _ban(permission: Permission, scene: Scene, each: _Given) -> Call:
    deed = permission.deed
    thing = deed.object
    if thing is None:
        raise Unwritable(deed.verb, kind="ban")
    name = deed_name(deed, thing, scene.family.primitives.banned, scene)
    tests = actor_tests(permission.actor, scene) + _banned_tests(name, deed, thing, scene)
    for preposition, phrase in deed.slots:
        tests += told_tests(preposition, phrase, scene)
    if permission.condition is not None:
        tests.append(truth(permission.condition, scene))
    given: _Given = {"deed": Constant(name), **each, "where": own_place(tests, scene)}
    if tests:
        given["holds"] = asked_of_steps(scene, "", "bool", joined("and", tests))
    return record(scene, "Ban", given)


def _banned_tests(name: str, deed: Deed, thing: Phrase, scene: Scene) -> list[Expression]:
    """Test what a deed is done to, as far as that is known before it is done."""
    for entry in scene.family.primitives.unmade:
        if entry.deed == name:
            return _unmade_tests(entry, thing, scene)
    if is_told("object", thing, scene):
        return told_tests("object", thing, scene, deed.verb)
    if thing.modifiers or thing.alternatives:
        raise Unwritable(thing.noun)
    return []


def _unmade_tests(entry: p.Unmade, thing: Phrase, scene: Scene) -> list[Expression]:
    """Test the item of a thing that is not there yet, where that is known."""
    named = ["/" in one.noun for one in choices(thing)]
    if entry.use is not None and all(named):
        return [filled(entry.use, Said(scene, {"": thing}, thing.noun))]
    if any(named) or thing.noun not in entry.nouns or thing.modifiers or thing.alternatives:
        raise Unwritable(thing.noun)
    return []


# ---- duties -----------------------------------------------------------------------------------


def _duty(rule: Rule, permission: Permission, scene: Scene, each: _Given) -> Call:
    """Return the record of what must be done: it is done by itself, at its moment."""
    if not isinstance(rule.moment, AtPhase):
        raise Unwritable("must", permission.deed.span, kind="duty")
    first = Step("and", permission.deed, permission.condition)
    return reaction_record(rule, Reaction((first, *permission.steps)), scene, each)


# ---- offers -----------------------------------------------------------------------------------


def price(steps: tuple[Step, ...], scene: Scene) -> tuple[_Given, tuple[Step, ...]]:
    """Take the payment out of the steps of an offer."""
    known = scene.family.primitives
    for step in steps:
        action = step.action
        if isinstance(action, Deed) and action.verb == known.payment and action.object is not None:
            pays = action.object.type
            if pays not in known.prices or step.condition is not None:
                raise Unwritable(action.verb, action.span)
            said = action.object.amount.amount if action.object.amount else Number(1)
            found = amount(action.amount or said, scene)
            given: _Given = {
                "pays": Constant(pays),
                "price": asked_of_steps(scene, "price", "int", found),
            }
            return given, tuple(one for one in steps if one is not step)
    return {}, steps


def condition_field(permission: Permission, scene: Scene) -> _Given:
    """Write when an offer holds."""
    condition = permission.condition
    if condition is None:
        return {}
    return {"holds": asked_of_steps(scene, "holds", "bool", truth(condition, scene))}


def _offer(rule: Rule, permission: Permission, scene: Scene, each: _Given) -> Call:
    deed = permission.deed
    given: _Given = {"verb": Constant(deed.verb), **each}
    if isinstance(rule.moment, AtPhase):
        given["moment"] = Constant(phase(rule.moment, scene.family.primitives.asked))
    elif rule.moment is not None:
        raise Unwritable("when", rule.moment.span, kind="moment of may")
    offered = scene.family.primitives.offered.get(deed.verb, "")
    if deed.object is not None and offered:
        if deed.object.modifiers or deed.object.noun != deed.object.type:
            raise Unwritable(deed.object.noun, deed.object.span)
        entry = told(deed.object, scene, "object")
        scene.things[deed.object.mention] = told_field(entry.field)
    paid, steps = price((Step("and", deed, None), *permission.steps), scene)
    given |= paid | plain_limits(rule) | condition_field(permission, scene)
    if offered:
        return record(scene, "Offer", given | {"verb": Constant(offered)})
    given["verb"] = Constant(_begun(steps, deed).verb)
    given |= possible_field(steps, scene)
    return record(scene, "Offer", given | dict(steps_fields(steps, scene)))


def _begun(steps: tuple[Step, ...], deed: Deed) -> Deed:
    """Return what an offer begins with, once it is paid for: nothing is paid for nothing."""
    first = steps[0] if steps else None
    if first is None or first.join != "and" or not isinstance(first.action, Deed):
        raise Unwritable(deed.verb, deed.span)
    return first.action
