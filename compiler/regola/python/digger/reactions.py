"""Write what happens by itself, at a moment or at an event."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import AtPhase, OnEvent, Phrase, Reaction, Rule
from regola.python.code import Expression, joined
from regola.python.digger.amounts import truth
from regola.python.digger.phrases import figure, link
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
from regola.python.digger.scene import Scene, is_announced
from regola.python.digger.steps import possible, written_steps
from regola.python.naming import literal
from regola.python.writer import Unwritable

__all__ = ["reaction_record"]


def reaction_record(rule: Rule, reaction: Reaction, scene: Scene, each: dict[str, str]) -> str:
    """Return the record of steps taken by themselves."""
    moment = rule.moment
    given: dict[str, object] = dict(each)
    if isinstance(moment, AtPhase):
        given["moment"] = literal(phase(moment))
        if moment.condition is not None:
            given["holds"] = scene.function("holds", "bool", truth(moment.condition, scene))
    elif isinstance(moment, OnEvent):
        given |= _event(moment, scene)
    else:
        raise Unwritable("when")
    given |= limits(rule)
    if scene.module.kind == "order":
        given |= possible(reaction.steps, scene)
    return record(scene, "Reaction", given | written_steps(reaction.steps, scene))


def _event(moment: OnEvent, scene: Scene) -> dict[str, object]:
    thing = moment.object
    if thing is None:
        raise Unwritable(moment.verb)
    tests = [] if moment.actor is None else actor_tests(moment.actor, scene)
    name = _NAMES.get(moment.verb) or deed_name(moment.verb, thing, moment.slots)
    if not is_announced(name, before=moment.before):
        raise Unwritable(moment.verb)
    tests += _object_tests(moment.verb, thing, scene)
    for preposition, phrase in moment.slots:
        if preposition == "using" and scene.is_a(phrase, "figure"):
            tests += _figure_tests(phrase, scene)
        elif preposition == "using":
            tests += using_tests(phrase, scene)
        else:
            where = "frame.event.origin" if preposition == "from" else "frame.event.tile"
            tests += tile_test(phrase, scene, where)
            _bind_owner(phrase, scene, where)
    if moment.condition is not None:
        tests.append(truth(moment.condition, scene))
    given: dict[str, object] = {"event": literal(name)}
    if moment.before:
        given["before"] = "True"
    if _is_for_all(moment, scene):
        given["everyone"] = "True"
    if tests:
        given["matches"] = scene.function("when", "bool", joined("and", tests))
    return given


_NAMES = {"build": "build", "complete": "complete", "conquer": "conquer"}


def _is_for_all(moment: OnEvent, scene: Scene) -> bool:
    """Tell whether a rule of all waits for what others do, or what is done to them."""
    if scene.module.kind not in ("base", "scenario", "order", "piece"):
        return False
    doer = moment.actor if moment.actor is not None else moment.object
    return doer is not None and doer.noun in ("player", "opponent")


def _object_tests(verb: str, thing: Phrase, scene: Scene) -> list[Expression]:
    """Bind what an event was done to, and test that it is what the rule speaks of."""
    for type_name, (expression, tests) in _OBJECTS.items():
        if scene.is_a(thing, type_name):
            scene.things[thing.mention] = expression
            return party_tests(thing, scene, verb) if type_name == "party" else tests(thing, scene)
    raise Unwritable(thing.noun)


def _tile_tests(thing: Phrase, scene: Scene) -> list[Expression]:
    _bind_owner(thing, scene)
    return tile_test(thing, scene)


def _corridor_tests(thing: Phrase, _scene: Scene) -> list[Expression]:
    its = thing.owner == "it"
    return [Expression("bool(frame.event.corridor >> frame.it & 1)")] if its else []


def _order_tests(thing: Phrase, scene: Scene) -> list[Expression]:
    if thing.noun == "it":
        return [Expression("frame.event.order == frame.it", "==")]
    if "/" in thing.noun:
        return [scene.call("is_order", "frame.event.order", scene.module.constant(thing.noun))]
    return []


def _no_tests(_thing: Phrase, _scene: Scene) -> list[Expression]:
    return []


def _goon_tests(thing: Phrase, scene: Scene) -> list[Expression]:
    inside = link(thing, "in")
    return tile_test(inside.target, scene) if inside is not None else []


def _player_tests(thing: Phrase, scene: Scene) -> list[Expression]:
    return actor_tests(thing, scene)


def _figure_tests(thing: Phrase, scene: Scene) -> list[Expression]:
    return [Expression(f"frame.event.figure == {figure(thing, scene)}", "==")]


_OBJECTS: dict[str, tuple[str, Callable[[Phrase, Scene], list[Expression]]]] = {
    "tile": ("frame.event.tile", _tile_tests),
    "corridor": ("frame.event.corridor", _corridor_tests),
    "order": ("frame.event.order", _order_tests),
    "bonus": ("frame.event.tier", _no_tests),
    "party": ("frame.event.party", _no_tests),
    "goon": ("frame.event.tile", _goon_tests),
    "coin": ("frame.event.thing", _no_tests),
    "player": ("frame.event.actor", _player_tests),
    "figure": ("frame.event.figure", _figure_tests),
}


def _bind_owner(thing: Phrase, scene: Scene, where: str = "frame.event.tile") -> None:
    """Let *the opponent* be the owner of the tile, or of the marker that lay there."""
    of = link(thing, "of")
    if of is not None and scene.is_a(of.target, "player"):
        scene.things[of.target.mention] = f"position.owner[{where}]"
    marked = link(thing, "with")
    if marked is not None and scene.is_a(marked.target, "marker"):
        scene.things[marked.target.mention] = "frame.event.other"
        owner = link(marked.target, "of")
        if owner is not None:
            scene.things[owner.target.mention] = "frame.event.other"
