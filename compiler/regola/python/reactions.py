"""Write what happens by itself, at a moment or at an event."""

from __future__ import annotations

from regola.program.meaning import AtPhase, OnEvent, Phrase, Reaction, Rule, Step
from regola.python.conditions import truth
from regola.python.events import actor_tests, deed_name, is_common, own_place, told_tests
from regola.python.functions import asked_of_steps, flag, record
from regola.python.patterns import said_of
from regola.python.steps import possible, steps_fields
from regola.python.tree import Call, Constant, Expression, joined
from regola.python.writer import Scene, Unwritable
from regola_engine.kernel import moment_name

__all__ = ["limits", "phase", "plain_limits", "possible_field", "reaction_record"]

_Given = dict[str, Expression | None]


def reaction_record(rule: Rule, reaction: Reaction, scene: Scene, each: _Given) -> Call:
    """Return the record of steps taken by themselves."""
    moment = scene.moment = rule.moment
    given = dict(each)
    if isinstance(moment, AtPhase):
        given["moment"] = Constant(phase(moment, scene.family.primitives.moments))
        if moment.condition is not None:
            found = truth(moment.condition, scene)
            given["holds"] = asked_of_steps(scene, "holds", "bool", found)
    elif isinstance(moment, OnEvent):
        given |= _event(moment, scene)
    else:
        raise Unwritable("when")
    given |= plain_limits(rule)
    if scene.module.kind in scene.family.primitives.foreseen:
        given |= possible_field(reaction.steps, scene)
    return record(scene, "Reaction", given | dict(steps_fields(reaction.steps, scene)))


def _event(moment: OnEvent, scene: Scene) -> _Given:
    thing = moment.object
    if thing is None:
        raise Unwritable(moment.verb)
    known = scene.family.primitives.announced
    names = frozenset(name for name, before in known if before == moment.before)
    name = deed_name(moment, thing, names, scene)
    tests = [] if moment.actor is None else actor_tests(moment.actor, scene)
    tests += told_tests("object", thing, scene, moment.verb)
    for preposition, phrase in moment.slots:
        tests += told_tests(preposition, phrase, scene, moment.verb)
    given: _Given = {"event": Constant(name), "before": flag(moment.before)}
    given["everyone"] = flag(_is_for_all(moment, scene))
    given["where"] = own_place(tests, scene)
    if tests and name in scene.family.primitives.parting:
        given["was"] = asked_of_steps(scene, "was", "bool", joined("and", tests))
        tests = []
    if moment.condition is not None:
        tests.append(truth(moment.condition, scene))
    if tests:
        given["matches"] = asked_of_steps(scene, "when", "bool", joined("and", tests))
    return given


def _is_for_all(moment: OnEvent, scene: Scene) -> bool:
    """Tell whether a rule of all waits for what others do, or what is done to them."""
    if not is_common(scene):
        return False
    if moment.actor is not None:
        return moment.actor.noun in ("player", "opponent")
    return moment.object is not None and _is_somebodys(moment.object, scene)


def _is_somebodys(thing: Phrase, scene: Scene) -> bool:
    """Tell whether a thing is a player, or said to be one's: *your goon is killed*."""
    of = said_of(thing, "of")
    return (
        thing.noun in ("player", "opponent")
        or thing.owner == "you"
        or (of is not None and scene.is_a(of.target, "player"))
    )


def possible_field(steps: tuple[Step, ...], scene: Scene) -> _Given:
    """Write what must be there for steps to be worth beginning."""
    found = possible(steps, scene)
    return {"possible": found and asked_of_steps(scene, "possible", "bool", found)}


def limits(rule: Rule) -> _Given:
    """Return how often a rule may be used."""
    if rule.limit is None:
        return {}
    return {
        "times": Constant(rule.limit.times),
        "turn": flag("turn" in rule.limit.per),
        "first": flag(rule.limit.first and isinstance(rule.moment, OnEvent)),
    }


def plain_limits(rule: Rule) -> _Given:
    """Return how often a rule may be used, where uses are counted for nobody in particular."""
    if rule.limit is not None and set(rule.limit.per) - {"turn"}:
        raise Unwritable("per", kind="times alone")
    return limits(rule)


def phase(moment: AtPhase, known: frozenset[str] = frozenset()) -> str:
    """Return the name of a moment; one that never comes to those that are known has none."""
    if moment.whose is not None:
        raise Unwritable(moment.whose.noun, moment.whose.span, kind="moment")
    name = moment_name(moment.phase, moment.edge)
    if known and name not in known:
        raise Unwritable(moment.phase, moment.span, kind="moment")
    return name
