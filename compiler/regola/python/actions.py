"""Write what rules do and offer: reactions, permissions, bans, and their steps."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    AtPhase,
    Bound,
    Can,
    Condition,
    Deed,
    Number,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Reaction,
    Rule,
    Statement,
    Step,
)
from regola.python.code import EVERYWHERE, Expression, Function, NotStatic, joined
from regola.python.conditions import condition_mask, truth
from regola.python.deeds import brings, deed_call, needs
from regola.python.phrases import is_a, things_mask, within_board
from regola.python.slots import is_all
from regola.python.statements import record, statement_records
from regola.python.writer import CHOSEN, ITS_REGION, Scene, Unwritable

__all__ = ["ban_records", "permission_records", "reaction_records"]

_STEPS = "position: Position, frame: Frame"
_EVENT = "position: Position, you: int, actor: int, target: int"
_IN_PLAY = "position: Position, you: int"
_JOINS = {"and": "AND", "then": "THEN", "otherwise": "OTHERWISE"}
_TARGETS = {
    "region": "REGION",
    "player": "PLAYER",
    "people": "PEOPLE",
    "combination": "SLOT",
    "relic": "PIECE",
}


# ---- steps ------------------------------------------------------------------------------------


def _written_steps(steps: tuple[Step, ...], scene: Scene, name: str) -> dict[str, object]:
    """Write steps as one function; the settings among them become records that hold during it."""
    settings: list[str] = []
    bodies: list[list[str]] = []
    joins: list[str] = []
    for number, step in enumerate(steps, 1):
        if isinstance(step.action, Statement):
            settings += statement_records(step.action, scene, f"setting_{number}")
        else:
            bodies.append(_body(step, scene))
            joins.append(scene.module.use(_JOINS[step.join]))
    fields: dict[str, object] = {}
    if settings:
        fields["settings"] = f"({', '.join(settings)},)"
    if bodies:
        function = Function(scene.fresh(name), _STEPS, "int", "", _stairs(bodies))
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
    if offer.obliged:
        return _chosen_and_done(offer.deed, scene)
    asked = scene.primitive("wants", "frame")
    names = [scene.module.use(name) for name in ("ASKED", "FAILED", "YES")]
    return [
        f"answer = {asked}",
        f"if answer != {names[2]}:",
        f"    return {names[0]} if answer < 0 else {names[1]}",
        *_chosen_and_done(offer.deed, scene),
    ]


def _seized(offer: Offer, scene: Scene) -> list[str]:
    """A conquest by a piece: its bearer chooses the region, which later steps may speak of."""
    thing = offer.deed.object
    if offer.deed.verb != "conquer" or thing is None or not offer.obliged:
        raise Unwritable(offer.deed.verb)
    names = [scene.module.use(name) for name in ("ASKED", "FAILED", "PENDING")]
    chosen = scene.primitive("choose", "frame", things_mask(thing, scene))
    done = scene.primitive("seize", "frame", "1 << chosen")
    scene.things[thing.mention] = f"frame.things[{scene.kept}]"
    scene.kept += 1
    return [
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
    return replace(condition, alternatives=kept) if all(kept) else None


# ---- limits and moments -----------------------------------------------------------------------


def _limit(rule: Rule, scene: Scene) -> dict[str, object]:
    limit = rule.limit
    if limit is None:
        return {}
    name = scene.module.constant(
        "limit_word", f"{scene.module.reference}#{scene.line}", label="limit"
    )
    fields: dict[str, object] = {"limit": name, "times": limit.times}
    if "turn" in limit.per:
        fields["turn"] = "True"
    if "opponent" in limit.per:
        fields["opponent"] = "True"
    return fields


def _moment(phase: str, edge: str, scene: Scene) -> str:
    phase = phase.removeprefix("last ")
    return scene.module.constant("moment_word", phase, edge)


# ---- reactions --------------------------------------------------------------------------------


def reaction_records(rule: Rule, reaction: Reaction, scene: Scene) -> list[str]:
    """Return the records of steps taken by themselves."""
    if isinstance(rule.moment, AtPhase):
        return [_at_phase(rule, rule.moment, reaction.steps, scene)]
    if isinstance(rule.moment, OnEvent):
        return [_on_event(rule, rule.moment, reaction.steps, scene)]
    raise Unwritable("when")


def _at_phase(rule: Rule, moment: AtPhase, steps: tuple[Step, ...], scene: Scene) -> str:
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    fields: dict[str, object] = {"moment": _moment(moment.phase, moment.edge, scene)}
    fields |= _limit(rule, scene)
    tests: list[Expression] = []
    if moment.phase.startswith("last "):
        tests.append(inner.primitive("is_last_round"))
    if moment.condition is not None:
        tests.append(truth(moment.condition, inner))
    if tests:
        fields["matches"] = _matching(tests, inner)
    if moment.phase.endswith(("round", "game")):
        fields["seat"] = "True"
    return record(scene, "Reaction", **fields, **_written_steps(steps, inner, "steps"))


def _matching(tests: list[Expression], scene: Scene) -> str:
    found = joined("and", tests)
    lines = [f"return bool({found})"]
    return scene.module.function(Function(scene.fresh("when"), _EVENT, "bool", "", lines))


def _on_event(rule: Rule, moment: OnEvent, steps: tuple[Step, ...], scene: Scene) -> str:
    watching = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    tests = _event_tests(moment, watching)
    fields: dict[str, object] = {
        "event": scene.module.constant("event_word", moment.verb, label="when")
    }
    fields |= _limit(rule, scene)
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
            Function(scene.fresh("holds"), _STEPS, "bool", "", lines)
        )
    return record(scene, "Reaction", **fields, **_written_steps(steps, doing, "steps"))


def _event_tests(moment: OnEvent, scene: Scene) -> list[Expression]:
    tests = []
    if moment.actor is not None:
        tests.append(_is_actor(moment.actor, scene))
    if moment.object is not None:
        mask = things_mask(moment.object, scene)
        if moment.object.noun == "you":
            tests.append(Expression("target == you", "=="))
        elif mask != EVERYWHERE:
            tests.append(Expression(f"{mask.inside('>>')} >> target & 1", "&"))
    return tests


def _is_actor(actor: Phrase, scene: Scene) -> Expression:
    if actor.noun == "you":
        return Expression("actor == you", "==")
    if is_a(scene, actor, "player"):
        mask = things_mask(actor, scene)
        return scene.primitive("actor_is_of", "actor", mask)
    mask = things_mask(actor, scene)
    return scene.primitive("actor_is_in", "actor", mask)


def _bind_event(moment: OnEvent, scene: Scene) -> None:
    if moment.object is not None:
        scene.things[moment.object.mention] = "frame.target"
        if moment.object.owner == "it":
            scene.things[ITS_REGION] = "frame.target"
    if moment.actor is not None and moment.actor.noun != "you":
        people = not is_a(scene, moment.actor, "player")
        scene.things[moment.actor.mention] = (
            "frame.actor" if people else "position.owner[frame.actor]"
        )


# ---- bans -------------------------------------------------------------------------------------


def ban_records(permission: Permission, scene: Scene) -> list[str]:
    """Return the record of what may not be done."""
    verb = scene.module.constant("verb_word", permission.deed.verb, label="to")
    if permission.actor.noun != "you":
        return [record(scene, "Ban", verb=verb, mover=_mover(permission, scene))]
    try:
        found = _barred(permission, scene, static=True)
    except NotStatic:
        found = _barred(permission, scene, static=False)
    return [record(scene, "Ban", verb=verb, **found)]


def _barred(permission: Permission, scene: Scene, *, static: bool) -> dict[str, str]:
    inner = Scene(scene.module, scene.line, scene.holder, static=static)
    inner.watches = scene.watches
    mask = _deed_mask(permission, inner)
    if mask == EVERYWHERE:
        return {}
    lines = [f"return {mask}"]
    parameters = "ground: Ground" if static else _IN_PLAY
    function = Function(scene.fresh(""), parameters, "int", "", lines)
    return {"ground" if static else "regions": scene.module.function(function)}


def _deed_mask(permission: Permission, scene: Scene) -> Expression:
    thing = permission.deed.object
    if thing is not None and is_a(scene, thing, "coin"):
        thing = next((phrase for name, phrase in permission.deed.slots if name == "from"), None)
    parts = []
    if thing is not None:
        scene.free = thing.mention
        parts.append(things_mask(thing, scene))
    parts.append(condition_mask(permission.condition, scene))
    return joined("&", parts)


def _mover(permission: Permission, scene: Scene) -> str:
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    actor = permission.actor
    if is_a(scene, actor, "player"):
        test = inner.primitive("actor_is_of", "mover", things_mask(actor, inner))
    else:
        test = inner.primitive("actor_is_in", "mover", things_mask(actor, inner))
    mask = _deed_mask(permission, inner)
    lines = [f"if {test.denied()}:", "    return 0", f"return {mask}"]
    parameters = "position: Position, you: int, mover: int"
    return scene.module.function(Function(scene.fresh(""), parameters, "int", "", lines))


# ---- permissions ------------------------------------------------------------------------------


def permission_records(rule: Rule, permission: Permission, scene: Scene) -> list[str]:
    """Return the record of what is offered, or must be done."""
    if permission.negated:
        return ban_records(permission, scene)
    if permission.obliged and _target(permission.deed, scene) is None:
        return [_duty(rule, permission, scene)]
    return [_offer(rule, permission, scene)]


def _duty(rule: Rule, permission: Permission, scene: Scene) -> str:
    """A deed that must be done and leaves nothing to choose at first is a reaction."""
    if not isinstance(rule.moment, AtPhase):
        raise Unwritable("must")
    step = Step("and", permission.deed, permission.condition)
    steps = (step, *permission.steps)
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    fields: dict[str, object] = {"moment": _moment(rule.moment.phase, rule.moment.edge, scene)}
    fields |= _limit(rule, scene)
    if permission.actor.noun != "you":
        mask = inner.primitive("peoples_of_players", things_mask(permission.actor, inner))
        function = Function(scene.fresh("actors"), _IN_PLAY, "int", "", [f"return {mask}"])
        fields |= {"actors": scene.module.function(function), "seat": "True"}
    return record(scene, "Reaction", **fields, **_written_steps(steps, inner, "steps"))


_PLAIN = ("conquer", "assault", "attack")
"""Deeds of offers that the engine does itself, or that only name a target."""


def _offer(rule: Rule, permission: Permission, scene: Scene) -> str:
    deed = permission.deed
    target = _target(deed, scene)
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    fields: dict[str, object] = {
        "moment": _offer_moment(rule, scene),
        "verb": scene.module.constant("verb_word", deed.verb, label="to"),
    }
    fields |= _limit(rule, scene)
    fields |= _offer_targets(permission, target, rule, inner)
    if permission.obliged:
        fields["obliged"] = "True"
    by_piece = is_a(scene, permission.actor, "piece")
    if by_piece:
        fields["piece"] = scene.module.constant("piece_word", permission.actor.noun)
    doing = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    if target is not None:
        doing.things |= {target.mention: "frame.target", CHOSEN: "frame.target"}
        deed = _bound(deed, target)
    steps = permission.steps
    if deed.verb not in _PLAIN or by_piece:
        steps = (Step("and", deed, None), *steps)
    fields |= _possible(steps, target, scene)
    doing.by_piece = by_piece
    return record(scene, "Offer", **fields, **_written_steps(steps, doing, "steps"))


def _offer_moment(rule: Rule, scene: Scene) -> str:
    if isinstance(rule.moment, AtPhase):
        return _moment(rule.moment.phase, rule.moment.edge, scene)
    if rule.moment is None:
        return _moment("conquest", "", scene)
    raise Unwritable("when")


def _target(deed: Deed, scene: Scene) -> Phrase | None:
    """The thing that whoever takes an offer chooses first."""
    candidates = [deed.object, *(phrase for _, phrase in deed.slots)]
    for phrase in candidates:
        if phrase is None or phrase.refers or phrase.noun in ("you", "it"):
            continue
        if any(is_a(scene, phrase, name) for name in _TARGETS):
            if is_all(phrase):
                continue
            return phrase
        if is_a(scene, phrase, "token") and _is_of_one_region(deed, phrase):
            return phrase
    return None


def _is_of_one_region(deed: Deed, tokens: Phrase) -> bool:
    """Tell whether a deed is done to tokens of one region, which whoever does it chooses."""
    one = tokens.amount is None or tokens.amount == Bound("exactly", Number(1))
    return deed.verb == "replace" or (deed.verb == "discard" and one)


def _bound(deed: Deed, target: Phrase) -> Deed:
    def bound(phrase: Phrase) -> Phrase:
        return replace(phrase, refers=True) if phrase is target else phrase

    thing = bound(deed.object) if deed.object is not None else None
    return replace(deed, object=thing, slots=tuple((name, bound(p)) for name, p in deed.slots))


def _offer_targets(
    permission: Permission, target: Phrase | None, rule: Rule, scene: Scene
) -> dict[str, object]:
    fields: dict[str, object] = {}
    lines: list[str] = []
    parts: list[Expression] = []
    if target is not None:
        scene.free = target.mention
        name = next((name for name in _TARGETS if is_a(scene, target, name)), "region")
        if name == "relic":
            parts.append(scene.primitive("relics_to_copy", scene.you))
        else:
            parts.append(things_mask(replace(target, amount=None), scene))
        fields["things"] = "" if name == "region" else scene.module.use(_TARGETS[name])
    parts.append(condition_mask(permission.condition, scene))
    if isinstance(rule.moment, AtPhase) and rule.moment.condition is not None:
        parts.append(condition_mask(rule.moment.condition, scene))
    if is_a(scene, permission.actor, "player"):
        mask = things_mask(permission.actor, scene)
        lines = [f"if not {mask.inside('>>')} >> position.owner[you] & 1:", "    return 0"]
        fields["seat"] = "True"
    found = joined("&", parts)
    if target is not None and permission.deed.verb not in _PLAIN and fields["things"] == "":
        found = within_board(found, scene)
    if found != EVERYWHERE or lines:
        fields["targets"] = _targets_function(found, lines, scene)
    return fields


def _targets_function(found: Expression, lines: list[str], scene: Scene) -> str:
    lines = [*lines, f"return {found}"]
    return scene.module.function(Function(scene.fresh(""), _IN_PLAY, "int", "", lines))


def _receive(deed: Deed, condition: Condition | None, scene: Scene) -> None:
    """Keep what coins a step brings in, under its condition."""
    coins = brings(deed, scene)
    if coins is not None and condition is not None:
        coins = Expression(f"({coins} if {truth(condition, scene)} else 0)")
    if coins is not None:
        scene.received.append(str(coins))


def _possible(steps: tuple[Step, ...], target: Phrase | None, scene: Scene) -> dict[str, object]:
    """Write what must be there for all unconditional steps to be possible."""
    inner = Scene(scene.module, scene.line, scene.holder)
    if target is not None:
        inner.things |= {target.mention: "thing", CHOSEN: "thing"}
    tests = []
    for step in steps:
        if not isinstance(step.action, Deed) or step.join != "and":
            continue
        if step.condition is None:
            found = needs(step.action, inner)
            if found is not None:
                tests.append(found)
        _receive(step.action, step.condition, inner)
    if not tests:
        return {}
    parameters = "position: Position, you: int, thing: int"
    lines = [f"return {joined('and', tests)}"]
    return {
        "possible": scene.module.function(
            Function(scene.fresh("possible"), parameters, "bool", "", lines)
        )
    }
