"""Write what a player may do, and what nobody may."""

from __future__ import annotations

from regola.program.meaning import AtPhase, Deed, Permission, Phrase, Rule, Step
from regola.python.code import Expression, joined
from regola.python.digger.amounts import amount, truth
from regola.python.digger.phrases import choices, tiles
from regola.python.digger.records import (
    actor_tests,
    deed_name,
    limits,
    party_tests,
    phase,
    record,
    tile_test,
    using_tests,
)
from regola.python.digger.scene import Scene, is_banned
from regola.python.digger.steps import possible, written_steps
from regola.python.naming import literal
from regola.python.writer import Unwritable

__all__ = ["permission_records"]


def permission_records(
    rule: Rule, permission: Permission, scene: Scene, each: dict[str, str]
) -> list[str]:
    """Return the records of what is offered, or may not be done."""
    if permission.negated:
        return [_ban(permission, scene, each)]
    deed = permission.deed
    walks = deed.object is not None and scene.is_a(deed.object, "squad")
    if deed.verb == "move" and rule.moment is None and walks:
        return [_walk(rule, permission, scene, each)]
    return [_offer(rule, permission, scene, each)]


def _ban(permission: Permission, scene: Scene, each: dict[str, str]) -> str:
    deed = permission.deed
    thing = deed.object
    if thing is None:
        raise Unwritable(deed.verb)
    name = _BUILDING.get(deed.verb) or deed_name(deed.verb, thing, deed.slots)
    if not is_banned(name):
        raise Unwritable(deed.verb)
    tests = actor_tests(permission.actor, scene) + _object_tests(deed.verb, thing, scene)
    for preposition, phrase in deed.slots:
        tests += _slot_tests(preposition, phrase, scene)
    if permission.condition is not None:
        tests.append(truth(permission.condition, scene))
    given: dict[str, object] = {"deed": literal(name), **each}
    if tests:
        given["holds"] = scene.function("", "bool", joined("and", tests))
    return record(scene, "Ban", given)


_BUILDING = {"build": "build in"}
"""A project, once it is built, is a tile: it is one deed."""


def _object_tests(verb: str, thing: Phrase, scene: Scene) -> list[Expression]:
    if scene.is_a(thing, "party"):
        return party_tests(thing, scene, verb)
    if verb in ("build", "put"):
        return _laid_tests(verb, thing, scene)
    if scene.is_a(thing, "tile"):
        return tile_test(thing, scene)
    if thing.modifiers or thing.alternatives:
        raise Unwritable(thing.noun)
    return []


def _laid_tests(verb: str, thing: Phrase, scene: Scene) -> list[Expression]:
    """Test the kind of a tile that does not lie yet; of one to be built only the space is known."""
    named = [scene.module.constant(one.noun) for one in choices(thing) if "/" in one.noun]
    if verb == "put" and len(named) == len(choices(thing)):
        return [scene.call("is_kind", "frame.event.thing", f"({', '.join(named)},)")]
    if thing.noun not in ("tile", "project") or thing.modifiers or thing.alternatives:
        raise Unwritable(thing.noun)
    return []


def _slot_tests(preposition: str, phrase: Phrase, scene: Scene) -> list[Expression]:
    if preposition == "using":
        return using_tests(phrase, scene)
    return tile_test(
        phrase, scene, "frame.event.origin" if preposition == "from" else "frame.event.tile"
    )


_PRICES = {"step": "step", "point": "point"}


def _price(steps: tuple[Step, ...], scene: Scene) -> tuple[dict[str, object], tuple[Step, ...]]:
    """Take the payment out of the steps of an offer."""
    for step in steps:
        action = step.action
        if isinstance(action, Deed) and action.verb == "pay" and action.object is not None:
            pays = _PRICES.get(action.object.type)
            if pays is None:
                raise Unwritable("pay")
            if action.amount is not None:
                found = amount(action.amount, scene)
            elif action.object.amount is not None:
                found = amount(action.object.amount.amount, scene)
            else:
                found = Expression("1")
            price = scene.function("price", "int", found)
            rest = tuple(one for one in steps if one is not step)
            return {"pays": literal(pays), "price": price}, rest
    return {}, steps


def _walk(rule: Rule, permission: Permission, scene: Scene, each: dict[str, str]) -> str:
    """Write the offer of a step for squads."""
    deed = permission.deed
    if deed.object is None or not scene.is_a(deed.object, "squad"):
        raise Unwritable("move")
    given: dict[str, object] = {"verb": literal("move squad"), **each}
    for preposition, phrase in deed.slots:
        if preposition == "from":
            given["origins"] = scene.function("origins", "int", tiles(phrase, scene))
            scene.things[phrase.mention] = "frame.event.origin"
    for preposition, phrase in deed.slots:
        if preposition == "over":
            given["path"] = scene.function("path", "int", tiles(phrase, scene))
        elif preposition == "to":
            given["targets"] = scene.function("targets", "int", tiles(phrase, scene))
    price, rest = _price(permission.steps, scene)
    if rest:
        raise Unwritable("move")
    given |= price
    if permission.condition is not None:
        given["holds"] = scene.function("holds", "bool", truth(permission.condition, scene))
    return record(scene, "Offer", given | limits(rule))


def _offer(rule: Rule, permission: Permission, scene: Scene, each: dict[str, str]) -> str:
    deed = permission.deed
    moment = phase(rule.moment) if isinstance(rule.moment, AtPhase) else ""
    if rule.moment is not None and not moment:
        raise Unwritable("when")
    given: dict[str, object] = {"verb": literal(deed.verb), **each}
    if moment:
        given["moment"] = literal(moment)
    if deed.object is not None and scene.is_a(deed.object, "order"):
        scene.things[deed.object.mention] = "frame.event.order"
    price, steps = _price(permission.steps, scene)
    given |= price | limits(rule)
    condition = permission.condition
    if condition is not None:
        given["holds"] = scene.function("holds", "bool", truth(condition, scene))
    if deed.verb == "give":
        given["verb"] = literal("give order")
        return record(scene, "Offer", given)
    whole = (Step("and", deed, None), *steps)
    given |= possible(whole, scene)
    return record(scene, "Offer", given | written_steps(whole, scene))
