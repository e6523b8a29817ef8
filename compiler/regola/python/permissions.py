"""Write what rules permit, ask for and forbid: offers, duties and bans."""

from __future__ import annotations

from dataclasses import fields as fields_of
from dataclasses import is_dataclass, replace
from typing import TypeVar

from regola.program.meaning import (
    AtPhase,
    Bound,
    Condition,
    Deed,
    Number,
    Offer,
    Permission,
    Phrase,
    Rule,
    Step,
)
from regola.python.actions import (
    moment_constant,
    phase_reaction,
    written_limit,
    written_steps,
)
from regola.python.code import EVERYWHERE, Expression, Function, NotStatic, joined
from regola.python.conditions import condition_mask, truth
from regola.python.deeds import region_inside
from regola.python.heard import refuse_count, refuse_slots, refuse_times, refuse_yours
from regola.python.needs import brings, needs
from regola.python.phrases import is_a, is_actor, is_bearer, things_mask, within_board
from regola.python.slots import is_all
from regola.python.statements import in_phase, record
from regola.python.writer import CHOSEN, Scene, Unwritable, within

__all__ = ["permission_records"]

_IN_PLAY = "position: Position, you: int"
_TARGETS = {
    "region": "REGION",
    "player": "PLAYER",
    "people": "PEOPLE",
    "combination": "SLOT",
    "relic": "PIECE",
}


# ---- permissions ------------------------------------------------------------------------------


def permission_records(rule: Rule, permission: Permission, scene: Scene) -> list[str]:
    """Return the record of what is offered, must be done or may not be done."""
    with within(rule.span):
        if permission.negated:
            return _ban_records(rule, permission, scene)
        if permission.obliged and permission.deed.verb != "choose":
            return [_duty(rule, permission, scene)]
        return [_offer(rule, permission, scene)]


def _duty(rule: Rule, permission: Permission, scene: Scene) -> str:
    """A deed that must be done happens by itself; who does it chooses what it leaves to choose."""
    actor, deed = permission.actor, permission.deed
    if not isinstance(rule.moment, AtPhase) or (
        deed.verb in _PLAIN and not is_a(scene, actor, "piece")
    ):
        raise Unwritable("must", deed.span, kind="must")
    if is_a(scene, actor, "piece"):
        steps = (Step("and", Offer(actor, obliged=True, deed=deed), permission.condition),)
        return phase_reaction(rule, rule.moment, (*steps, *permission.steps), scene)
    steps = (Step("and", deed, permission.condition),)
    more: dict[str, object] = {}
    if not is_bearer(actor, scene):
        refuse_yours(deed)
        more = {"actors": _actors(permission, scene), "seat": "True"}
    return phase_reaction(rule, rule.moment, (*steps, *permission.steps), scene, **more)


def _actors(permission: Permission, scene: Scene) -> str:
    """Write who must do a deed: players what is done with coins, their peoples all else."""
    actor, thing = permission.actor, permission.deed.object
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    with within(actor.span):
        mask = things_mask(actor, inner)
    with_coins = thing is not None and is_a(scene, thing, "coin")
    if is_a(scene, actor, "player") and not with_coins:
        mask = inner.primitive("peoples_of_players", mask)
    function = Function(scene.fresh("actors"), _IN_PLAY, "int", "", [f"return {mask}"])
    return scene.module.function(function)


_PLAIN = ("conquer", "assault", "attack")
"""Deeds of offers that the engine does itself, or that only name a target."""


def _offer(rule: Rule, permission: Permission, scene: Scene) -> str:
    deed = permission.deed
    target = _target(deed, scene)
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    fields: dict[str, object] = {
        "moment": _offer_moment(rule, deed, scene),
        "verb": scene.module.constant("verb_word", deed.verb, label="to"),
    }
    _refuse_offer(permission, scene)
    fields |= written_limit(rule, scene, *(() if deed.verb in _PLAIN else ("turn",)))
    tests: list[Expression] = []
    if target is None and not is_a(scene, permission.actor, "player"):
        tests = _conditions(permission, rule, scene)
    else:
        fields |= _offer_targets(permission, target, rule, inner)
    if permission.obliged:
        fields["obliged"] = "True"
    by_piece = ""
    if is_a(scene, permission.actor, "piece"):
        by_piece = scene.module.constant("piece_word", permission.actor.noun)
        fields["piece"] = by_piece
    doing = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    if target is not None:
        doing.things |= {target.mention: "frame.target", CHOSEN: "frame.target"}
        deed = _bound(deed, target)
    steps = permission.steps
    if deed.verb not in _PLAIN or by_piece:
        steps = (Step("and", deed, None), *steps)
    fields |= _possible(steps, target, scene, tests, taken=deed.verb in _PLAIN)
    doing.by_piece = by_piece
    done = written_steps(steps, doing, "steps", (deed.verb,))
    return record(scene, "Offer", **fields, **done)


def _refuse_offer(permission: Permission, scene: Scene) -> None:
    """Refuse what an offer would say and nobody would be offered."""
    actor, deed = permission.actor, permission.deed
    of_base = "/base/" in scene.module.reference
    by_piece = is_a(scene, actor, "piece")
    if by_piece and deed.verb != "conquer":
        raise Unwritable(deed.verb, deed.span, kind="actor")
    if not by_piece and not is_bearer(actor, scene) and not of_base:
        raise Unwritable(actor.noun, actor.span, kind="actor")
    of_people = deed.object is not None and is_a(scene, deed.object, "people")
    vain = of_people or not permission.steps
    if deed.verb == "attack" or (deed.verb == "assault" and vain):
        raise Unwritable(deed.verb, deed.span)
    if deed.verb in _PLAIN:
        refuse_slots(deed)
        if deed.per is not None or deed.amount is not None:
            raise Unwritable("number", deed.span)


def _offer_moment(rule: Rule, deed: Deed, scene: Scene) -> str:
    moment = rule.moment
    if moment is None:
        moment = AtPhase("conquest", "", None, rule.span)
    if not isinstance(moment, AtPhase):
        raise Unwritable("when", moment.span, kind="moment")
    if deed.verb in _PLAIN and (moment.phase, moment.edge) != ("conquest", ""):
        raise Unwritable(deed.verb, moment.span, kind="conquest moment")
    return moment_constant(moment, scene, offered=True)


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
        if is_all(phrase) and (inside := region_inside(phrase, scene)) is not None:
            return inside
    return None


def _is_of_one_region(deed: Deed, tokens: Phrase) -> bool:
    """Tell whether a deed is done to tokens of one region, which whoever does it chooses."""
    one = tokens.amount is None or tokens.amount == Bound("exactly", Number(1))
    return deed.verb == "replace" or (deed.verb == "discard" and one)


_Node = TypeVar("_Node")


def _bound(node: _Node, target: Phrase) -> _Node:
    """Return a deed or a part of it that refers to the target where it names it."""
    if node is target:
        return replace(node, refers=True)
    if isinstance(node, tuple):
        return tuple(_bound(one, target) for one in node)  # type: ignore[return-value]
    if not is_dataclass(node) or isinstance(node, type):
        return node
    told = {one.name: getattr(node, one.name) for one in fields_of(node)}
    bound = {name: _bound(part, target) for name, part in told.items()}
    changed = {name: part for name, part in bound.items() if part is not told[name]}
    return replace(node, **changed) if changed else node


def _conditions(permission: Permission, rule: Rule, scene: Scene) -> list[Expression]:
    """Return what must be so for an offer that leaves nothing to choose."""
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    moment = rule.moment.condition if isinstance(rule.moment, AtPhase) else None
    return [truth(one, inner) for one in (permission.condition, moment) if one is not None]


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


def _possible(
    steps: tuple[Step, ...],
    target: Phrase | None,
    scene: Scene,
    tests: list[Expression],
    *,
    taken: bool,
) -> dict[str, object]:
    """
    Write what must be so for an offer, and there for all unconditional steps to be possible.

    The target will be the bearer's own region by then where it is ``taken``.
    """
    inner = Scene(scene.module, scene.line, scene.holder, taken=taken)
    if target is not None:
        inner.things |= {target.mention: "thing", CHOSEN: "thing"}
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


# ---- bans -------------------------------------------------------------------------------------


_FORBIDDEN = (
    "abandon",
    "assault",
    "attack",
    "choose",
    "conquer",
    "decline",
    "give",
    "redeploy",
    "replace",
    "take",
    "use",
)
"""What may be forbidden: deeds that are only offered, and those that ask if they may be done."""


_HELD = {"take": ("from",), "give": ("to",)}
"""From whom, or to whom, a thing may not be taken or given."""


def _ban_records(rule: Rule, permission: Permission, scene: Scene) -> list[str]:
    """Return the record of what may not be done."""
    deed = permission.deed
    refuse_times(rule.limit)
    with within(deed.span):
        if deed.verb not in _FORBIDDEN:
            raise Unwritable(deed.verb, kind="ban")
        refuse_slots(deed, *_HELD.get(deed.verb, ()))
        if deed.object is not None:
            refuse_count(deed.object)
    if permission.steps:
        raise Unwritable("may not", kind="ban with steps")
    verb = scene.module.constant("verb_word", deed.verb, label="to")
    if not is_bearer(permission.actor, scene):
        return [record(scene, "Ban", verb=verb, mover=_mover(rule, permission, scene))]
    try:
        found = _barred(rule, permission, scene, static=True)
    except NotStatic:
        found = _barred(rule, permission, scene, static=False)
    return [record(scene, "Ban", verb=verb, **found)]


def _barred(rule: Rule, permission: Permission, scene: Scene, *, static: bool) -> dict[str, str]:
    inner = Scene(scene.module, scene.line, scene.holder, static=static)
    inner.watches = scene.watches
    mask = _deed_mask(rule, permission, inner)
    if mask == EVERYWHERE:
        return {}
    lines = [f"return {mask}"]
    parameters = "ground: Ground" if static else _IN_PLAY
    function = Function(scene.fresh(""), parameters, "int", "", lines)
    return {"ground" if static else "regions": scene.module.function(function)}


def _deed_mask(rule: Rule, permission: Permission, scene: Scene) -> Expression:
    thing = permission.deed.object
    held = _HELD.get(permission.deed.verb)
    if held is not None:
        thing = next((phrase for name, phrase in permission.deed.slots if name in held), None)
    parts = []
    if thing is not None:
        scene.free = thing.mention
        named = things_mask(thing, scene)
        # Who may not attack a people may not attack its regions.
        attacked = permission.deed.verb == "attack" and is_a(scene, thing, "people")
        parts.append(scene.primitive("regions_of_peoples", named) if attacked else named)
    parts.append(condition_mask(permission.condition, scene))
    parts += in_phase(rule.moment, scene)
    return joined("&", parts)


def _mover(rule: Rule, permission: Permission, scene: Scene) -> str:
    inner = Scene(scene.module, scene.line, scene.holder, watches=scene.watches)
    test = is_actor(permission.actor, inner, "mover")
    mask = _deed_mask(rule, permission, inner)
    lines = [f"if {test.denied()}:", "    return 0", f"return {mask}"]
    parameters = "position: Position, you: int, mover: int"
    return scene.module.function(Function(scene.fresh(""), parameters, "int", "", lines))
