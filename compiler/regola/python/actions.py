"""Write what rules do: their steps, and the moments and events at which these are taken."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    AtPhase,
    Can,
    Condition,
    Deed,
    Link,
    Offer,
    OnEvent,
    Phrase,
    Reaction,
    Rule,
    Statement,
    Step,
)
from regola.python.code import EVERYWHERE, Expression, Function, joined
from regola.python.conditions import truth
from regola.python.deeds import deed_call
from regola.python.heard import refuse_slots, refuse_yours
from regola.python.needs import needs
from regola.python.phrases import is_a, is_actor, is_bearer, things_mask
from regola.python.settings import refuse_idle, setting_records
from regola.python.statements import record
from regola.python.writer import ITS_REGION, Scene, Unwritable, within

__all__ = [
    "STEPS",
    "moment_constant",
    "phase_reaction",
    "reaction_records",
    "written_limit",
    "written_steps",
]

STEPS = "position: Position, frame: Frame"
_EVENT = "position: Position, you: int, actor: int, target: int"
_JOINS = {"and": "AND", "then": "THEN", "otherwise": "OTHERWISE"}


# ---- steps ------------------------------------------------------------------------------------


def written_steps(
    steps: tuple[Step, ...], scene: Scene, name: str, doing: tuple[str, ...] = ()
) -> dict[str, object]:
    """
    Write steps as one function; the settings among them become records that hold during it.

    ``doing`` are the verbs of what is done before the steps, while the settings hold.
    """
    settings: list[str] = []
    bodies: list[list[str]] = []
    joins: list[str] = []
    for number, step in enumerate(steps, 1):
        if isinstance(step.action, Statement):
            refuse_idle(step, steps, doing)
            settings += setting_records(step.action, scene, f"setting_{number}")
        else:
            bodies.append(_body(step, scene))
            joins.append(scene.module.use(_JOINS[step.join]))
    fields: dict[str, object] = {}
    if settings:
        fields["settings"] = f"({', '.join(settings)},)"
    if bodies:
        function = Function(scene.fresh(name), STEPS, "int", "", _stairs(bodies))
        fields["act"] = scene.module.function(function)
        fields["joins"] = f"({', '.join(joins)},)"
    return fields


def _stairs(bodies: list[list[str]]) -> list[str]:
    """One body a step, each under its number, the last under none."""
    lines: list[str] = []
    for number, body in enumerate(bodies[:-1]):
        lines.append(f"if frame.step == {number}:")
        lines += [f"    {line}" for line in body]
    return [*lines, *bodies[-1]]


def _body(step: Step, scene: Scene) -> list[str]:
    action = step.action
    lines: list[str] = []
    condition = _without_can(step.condition)
    if condition is not None:
        # What is left out after *then* does not make the step before it fail.
        ending = scene.module.use("DONE" if step.join == "then" else "FAILED")
        lines = [f"if {truth(condition, scene).denied()}:", f"    return {ending}"]
    if isinstance(action, Statement):
        raise Unwritable("is")
    known = scene.kept
    done = _asked(action, scene) if isinstance(action, Offer) else _chosen_and_done(action, scene)
    if known and "frame.things[" in "\n".join([*lines, *done]):
        failed = scene.module.use("FAILED")
        lines = [f"if len(frame.things) < {known}:", f"    return {failed}", *lines]
    return [*lines, *done]


def _asked(offer: Offer, scene: Scene) -> list[str]:
    """A deed that somebody may or must do in the middle of steps."""
    if is_a(scene, offer.actor, "piece"):
        return _seized(offer, scene)
    if is_bearer(offer.actor, scene):
        return _taken(offer, scene)
    return _taken_by_another(offer, scene)


def _taken(offer: Offer, scene: Scene) -> list[str]:
    if offer.obliged:
        return _chosen_and_done(offer.deed, scene)
    return [*_wanted(_feasible(offer.deed, scene), scene), *_chosen_and_done(offer.deed, scene)]


def _wanted(feasible: Expression | None, scene: Scene) -> list[str]:
    """Write that the player is asked whether it wants to, where there is something to want."""
    asked = scene.primitive("wants", "frame")
    names = [scene.module.use(name) for name in ("ASKED", "FAILED", "YES")]
    vain = [] if feasible is None else [f"if {feasible.denied()}:", f"    return {names[1]}"]
    return [
        *vain,
        f"answer = {asked}",
        f"if answer != {names[2]}:",
        f"    return {names[0]} if answer < 0 else {names[1]}",
    ]


def _feasible(deed: Deed, scene: Scene) -> Expression | None:
    """Return whether a deed can be done at all; nothing where that is never in doubt."""
    if deed.verb != "conquer" or deed.object is None:
        return needs(deed, scene)
    able = scene.primitive("conquerable", scene.you)
    found = joined("&", [able, things_mask(replace(deed.object, amount=None), scene)])
    return Expression(f"{found.inside('!=')} != 0", "!=")


_BY_ANOTHER = ("gain", "pay", "take", "decline")
"""Deeds that a rule may have somebody else do in the middle of its steps."""


def _taken_by_another(offer: Offer, scene: Scene) -> list[str]:
    """A deed of a player or people that the rule has spoken of: it chooses, pays and gains."""
    actor, deed = offer.actor, offer.deed
    with within(actor.span):
        if not actor.refers or deed.verb not in _BY_ANOTHER:
            raise Unwritable(actor.noun, kind="actor")
        who = scene.thing(actor)
    refuse_yours(deed)
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    inner.things |= scene.things
    scene.parts += 1
    name = scene.fresh(f"by_another_{scene.parts}")
    scene.module.function(Function(name, STEPS, "int", "", _taken(offer, inner)))
    return [f"return {scene.primitive('for_another', 'frame', who, name)}"]


def _seized(offer: Offer, scene: Scene) -> list[str]:
    """A conquest by a piece: its bearer chooses the region, which later steps may speak of."""
    thing = offer.deed.object
    if offer.deed.verb != "conquer" or thing is None:
        raise Unwritable(offer.deed.verb)
    names = [scene.module.use(name) for name in ("ASKED", "FAILED", "PENDING")]
    open_ones = scene.primitive("unshielded", scene.you, things_mask(thing, scene))
    wanted = [] if offer.obliged else _wanted(Expression("regions"), scene)
    chosen = scene.primitive("choose", "frame", "regions")
    kind = scene.module.constant("piece_word", offer.actor.noun)
    done = scene.primitive("seize", "frame", kind, "1 << chosen")
    scene.things[thing.mention] = f"frame.things[{scene.kept}]"
    scene.kept += 1
    return [
        f"regions = {open_ones}",
        *wanted,
        f"chosen = {chosen}",
        "if chosen < 0:",
        f"    return {names[0]} if chosen == {names[2]} else {names[1]}",
        "frame.things.append(chosen)",
        f"return {done}",
    ]


def _chosen_and_done(deed: Deed, scene: Scene) -> list[str]:
    done = deed_call(deed, scene)
    return [*scene.chosen(), f"return {done}"]


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


# ---- limits and moments -----------------------------------------------------------------------


_COUNTED = ("turn", "opponent")
"""What a number of times may be counted for anew."""


def written_limit(rule: Rule, scene: Scene, *counted: str) -> dict[str, object]:
    """Write how often a rule works; ``counted`` are the words that it may say *per* of."""
    limit = rule.limit
    if limit is None:
        return {}
    for word in limit.per:
        if word not in (counted or _COUNTED):
            raise Unwritable(word, kind="times per")
    name = scene.module.constant(
        "limit_word", f"{scene.module.reference}#{scene.line}", label="limit"
    )
    fields: dict[str, object] = {"limit": name, "times": limit.times}
    fields |= {word: "True" for word in _COUNTED if word in limit.per}
    return fields


_OF_NO_TURN = ("round", "game")


def moment_constant(moment: AtPhase, scene: Scene, *, offered: bool = False) -> str:
    """
    Return the constant of a moment that comes: the start, the whole or the end of a phase.

    A turn, a round and the game are no phases: they have a start and an end alone, and of a round
    and the game only some of these are told to rules; nothing is ``offered`` outside of a turn.
    """
    phase = moment.phase.removeprefix("last ")
    comes = phase in scene.module.vocabulary.phases
    comes = comes or (phase == "turn" and moment.edge != "")
    if not offered and phase in _OF_NO_TURN:
        comes = moment.edge == "end" or (phase == "game" and moment.edge == "start")
    if not comes:
        raise Unwritable(f"{moment.edge} {phase}".strip(), moment.span, kind="moment")
    return scene.module.constant("moment_word", phase, moment.edge)


# ---- reactions --------------------------------------------------------------------------------


def reaction_records(rule: Rule, reaction: Reaction, scene: Scene) -> list[str]:
    """Return the records of steps taken by themselves."""
    if isinstance(rule.moment, AtPhase):
        return [phase_reaction(rule, rule.moment, reaction.steps, scene)]
    if isinstance(rule.moment, OnEvent):
        return [_on_event(rule, rule.moment, reaction.steps, scene)]
    raise Unwritable("when", kind="moment")


def phase_reaction(
    rule: Rule, moment: AtPhase, steps: tuple[Step, ...], scene: Scene, **more: object
) -> str:
    """Return the record of steps taken by themselves at a phase; ``more`` are further fields."""
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    fields: dict[str, object] = {"moment": moment_constant(moment, scene)}
    fields |= written_limit(rule, scene, "turn")
    tests: list[Expression] = []
    if moment.phase.startswith("last "):
        tests.append(inner.primitive("is_last_round"))
    if moment.condition is not None:
        tests.append(truth(moment.condition, inner))
    if tests:
        fields["matches"] = _matching(tests, inner)
    if moment.phase.endswith(_OF_NO_TURN):
        fields["seat"] = "True"
    fields |= more
    return record(scene, "Reaction", **fields, **_acting(steps, inner))


def _acting(steps: tuple[Step, ...], scene: Scene) -> dict[str, object]:
    """Write the steps of what happens by itself, which must do something."""
    written = written_steps(steps, scene, "steps")
    if "act" not in written:
        raise Unwritable("when", kind="setting")
    return written


def _matching(tests: list[Expression], scene: Scene) -> str:
    found = joined("and", tests)
    lines = [f"return bool({found})"]
    return scene.module.function(Function(scene.fresh("when"), _EVENT, "bool", "", lines))


def _on_event(rule: Rule, moment: OnEvent, steps: tuple[Step, ...], scene: Scene) -> str:
    watching = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    with within(moment.span):
        tests = _event_tests(moment, watching)
    fields: dict[str, object] = {
        "event": scene.module.constant("event_word", event_of(moment, scene), label="when")
    }
    fields |= written_limit(rule, scene)
    if moment.before:
        fields["before"] = "True"
    if tests:
        fields["matches"] = _matching(tests, watching)
    doing = Scene(scene.module, scene.line, scene.holder, you="you", watches=scene.watches)
    _bind_event(moment, doing)
    if moment.condition is not None:
        test = truth(moment.condition, doing)
        lines = [f"return bool({test})"]
        fields["holds"] = scene.module.function(
            Function(scene.fresh("holds"), STEPS, "bool", "", lines)
        )
    return record(scene, "Reaction", **fields, **_acting(steps, doing))


_TARGETS = {
    "choose": ("people", "combination"),
    "use": ("piece",),
    "reveal": ("piece",),
}
"""What the events are told of that are told of no region, by verb."""


_SLOT = "position.row_taken"
"""The slot of the combination that is being chosen; the event itself is told of its people."""


def event_of(moment: OnEvent, scene: Scene) -> str:
    """Return the word of an event that is told of such a thing."""
    thing = moment.object
    if thing is None:
        return moment.verb
    if not any(is_a(scene, thing, one) for one in _TARGETS.get(moment.verb, ("region",))):
        raise Unwritable(moment.verb, thing.span, kind="event")
    return moment.verb


def _event_tests(moment: OnEvent, scene: Scene) -> list[Expression]:
    refuse_slots(moment)
    tests = []
    if moment.actor is not None:
        tests.append(is_actor(moment.actor, scene))
    if moment.object is not None:
        mask = things_mask(moment.object, scene)
        if moment.object.noun == "you":
            tests.append(Expression("target == you", "=="))
        elif mask != EVERYWHERE:
            target = _SLOT if is_a(scene, moment.object, "combination") else "target"
            tests.append(Expression(f"{mask.inside('>>')} >> {target} & 1", "&"))
    return tests


def _bind_holder(thing: Phrase, scene: Scene) -> None:
    """Know whose the region was: *of an opponent*, *of a people*."""
    if not is_a(scene, thing, "region") or thing.alternatives:
        return
    for modifier in thing.modifiers:
        if isinstance(modifier, Link) and modifier.relation == "of" and not modifier.negated:
            people = is_a(scene, modifier.target, "people")
            scene.things[modifier.target.mention] = "frame.holder" if people else "frame.owner"


def _bind_event(moment: OnEvent, scene: Scene) -> None:
    if moment.object is not None:
        of_slot = is_a(scene, moment.object, "combination")
        scene.things[moment.object.mention] = _SLOT if of_slot else "frame.target"
        if moment.object.owner == "it":
            scene.things[ITS_REGION] = "frame.target"
        _bind_holder(moment.object, scene)
    if moment.actor is not None and moment.actor.noun != "you":
        people = not is_a(scene, moment.actor, "player")
        scene.things[moment.actor.mention] = (
            "frame.actor" if people else "position.owner[frame.actor]"
        )
