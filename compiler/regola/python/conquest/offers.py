"""Write what is offered: when, what it may be done to, what must be there, what follows it."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import AtPhase, Condition, Deed, Permission, Phrase, Rule, Step
from regola.program.walking import replaced
from regola.python.amounts import of_deed
from regola.python.conditions import condition_mask, truth
from regola.python.conquest.actors import TARGET, is_bearer
from regola.python.conquest.reactions import named_moment, written_limit
from regola.python.conquest.shapes import region_inside
from regola.python.conquest.statements import within_board
from regola.python.conquest.steps import refuse_duty, written_steps
from regola.python.conquest.tokens_gone import refuse_gone
from regola.python.deeds import needs
from regola.python.functions import IN_PLAY, asked_of_steps, define, flag, record
from regola.python.phrases import set_of
from regola.python.refusals import ONE, refuse_slots
from regola.python.slots import is_all, is_chosen, object_of, slot
from regola.python.tree import (
    EVERYTHING,
    NO,
    Bit,
    Call,
    Choice,
    Constant,
    Expression,
    If,
    Index,
    Return,
    Statement,
    call,
    denied,
    joined,
    path,
)
from regola.python.writer import CHOSEN, Scene, Unwritable

__all__ = ["PLAIN", "offer_record"]

_TARGETS = {
    "region": "REGION",
    "player": "PLAYER",
    "people": "PEOPLE",
    "combination": "SLOT",
    "relic": "PIECE",
}
PLAIN = ("conquer", "assault", "attack")
"""Deeds of offers that the engine does itself, or that only name a target."""

_Given = dict[str, Expression | None]


def offer_record(rule: Rule, permission: Permission, scene: Scene) -> Call:
    """Return the record of what is offered."""
    deed, by_piece = permission.deed, None
    target = _target(deed, scene)
    given: _Given = {
        "moment": _offer_moment(rule, deed, scene),
        "verb": Constant(deed.verb),
    }
    _refuse_offer(permission, scene)
    given |= written_limit(rule, *(() if deed.verb in PLAIN else ("turn",)))
    tests: list[Expression] = []
    if target is None and not scene.is_a(permission.actor, "player"):
        tests = _conditions(permission, rule, scene)
    else:
        given |= _offer_targets(permission, target, rule, scene.inner())
    given["obliged"] = flag(permission.obliged)
    if scene.is_a(permission.actor, "piece"):
        by_piece = given["piece"] = scene.module.constant("piece_word", permission.actor.noun)
    doing = scene.inner(doer=by_piece)
    if target is not None:
        doing.things |= {target.mention: TARGET, CHOSEN: TARGET}
        deed = replaced(deed, target, replace(target, refers=True))
    steps = permission.steps
    if deed.verb not in PLAIN or by_piece is not None:
        steps = (Step("and", deed, None), *steps)
    given |= _possible(steps, target, scene, tests, taken=deed.verb in PLAIN)
    return record(scene, "Offer", given | dict(written_steps(steps, doing, (deed.verb,))))


def _refuse_offer(permission: Permission, scene: Scene) -> None:
    """Refuse what an offer would say and nobody would be offered."""
    refuse_duty(permission)
    actor, deed = permission.actor, permission.deed
    of_base = "/base/" in scene.module.reference
    by_piece = scene.is_a(actor, "piece")
    if by_piece and deed.verb != "conquer":
        raise Unwritable(deed.verb, deed.span, kind="actor")
    if not by_piece and not is_bearer(actor, scene) and not of_base:
        raise Unwritable(actor.noun, actor.span, kind="actor")
    of_people = deed.object is not None and scene.is_a(deed.object, "people")
    vain = of_people or not permission.steps
    if deed.verb == "attack" or (deed.verb == "assault" and vain):
        raise Unwritable(deed.verb, deed.span)
    if deed.verb in PLAIN:
        refuse_gone(deed.object, permission.steps)
        refuse_slots(deed)
        if deed.object is not None and deed.object.owner == "you":
            # Nobody conquers what is his.
            raise Unwritable(deed.verb, deed.object.span)
        if deed.per is not None or deed.amount is not None:
            raise Unwritable("number", deed.span)


def _offer_moment(rule: Rule, deed: Deed, scene: Scene) -> Constant:
    moment = rule.moment
    if moment is None:
        moment = AtPhase("conquest", "", None, rule.span)
    if not isinstance(moment, AtPhase):
        raise Unwritable("when", moment.span, kind="moment of may")
    if deed.verb in PLAIN and (moment.phase, moment.edge) != ("conquest", ""):
        raise Unwritable(deed.verb, moment.span, kind="conquest moment")
    if moment.whose is not None:
        raise Unwritable("may", moment.span, kind="offer of others")
    return named_moment(moment, scene, offered=True)


# ---- targets ----------------------------------------------------------------------------------


def _target(deed: Deed, scene: Scene) -> Phrase | None:
    """The thing that whoever takes an offer chooses first."""
    candidates = [deed.object, *(phrase for _, phrase in deed.slots)]
    for phrase in candidates:
        if phrase is None or phrase.refers or phrase.noun in ("you", "it"):
            continue
        if phrase.owner == "you" and scene.is_a(phrase, "combination"):
            # There is but one: nothing is left to choose.
            continue
        if scene.is_a(phrase, *_TARGETS):
            if is_all(phrase):
                continue
            return phrase
        if scene.is_a(phrase, "token") and _is_of_one_region(deed, phrase):
            return phrase
        if not is_chosen(phrase) and (inside := region_inside(phrase, scene)) is not None:
            return inside
    return None


def _is_of_one_region(deed: Deed, tokens: Phrase) -> bool:
    """Tell whether a deed is done to tokens of one region, which whoever does it chooses."""
    return deed.verb == "replace" or (deed.verb == "discard" and tokens.amount in (None, ONE))


def _conditions(permission: Permission, rule: Rule, scene: Scene) -> list[Expression]:
    """Return what must be so for an offer that leaves nothing to choose."""
    inner = scene.inner()
    moment = rule.moment.condition if isinstance(rule.moment, AtPhase) else None
    return [truth(one, inner) for one in (permission.condition, moment) if one is not None]


def _offer_targets(
    permission: Permission, target: Phrase | None, rule: Rule, scene: Scene
) -> _Given:
    given: _Given = {}
    lines: list[Statement] = []
    parts: list[Expression] = []
    sort = ""
    if target is not None:
        scene.free = target.mention
        sort = next((name for name in _TARGETS if scene.is_a(target, name)), "region")
        parts.append(_named(target, sort, scene))
        given["things"] = None if sort == "region" else scene.module.name(_TARGETS[sort])
    parts.append(condition_mask(permission.condition, scene))
    if isinstance(rule.moment, AtPhase) and rule.moment.condition is not None:
        parts.append(condition_mask(rule.moment.condition, scene))
    if scene.is_a(permission.actor, "player"):
        mask = set_of(permission.actor, scene)
        owner = Index(path("position", "owner"), scene.you)
        lines = [If(denied(Bit(mask, owner)), (Return(NO),))]
        given["seat"] = flag(holds=True)
    found = joined("&", parts)
    if sort == "region" and permission.deed.verb not in PLAIN:
        found = within_board(found, scene)
    if found != EVERYTHING or lines:
        given["targets"] = define(scene, "", IN_PLAY, "int", (*lines, Return(found)))
    return given


def _named(target: Phrase, sort: str, scene: Scene) -> Expression:
    if sort == "relic":
        return scene.call("relics_to_copy", scene.you)
    return set_of(replace(target, amount=None), scene)


# ---- what must be there -----------------------------------------------------------------------


def _possible(
    steps: tuple[Step, ...],
    target: Phrase | None,
    scene: Scene,
    tests: list[Expression],
    *,
    taken: bool,
) -> _Given:
    """
    Write what must be so for an offer, and there for all unconditional steps to be possible.

    The target will be the bearer's own region by then where it is ``taken``.
    """
    inner = Scene(scene.module, scene.line, scene.holder, taken=taken)
    if target is not None:
        inner.things |= {target.mention: TARGET, CHOSEN: TARGET}
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
    return {"possible": asked_of_steps(scene, "possible", "bool", joined("and", tests))}


def _receive(deed: Deed, condition: Condition | None, scene: Scene) -> None:
    """Keep what coins a step brings in, under its condition."""
    coins = _brings(deed, scene)
    if coins is not None and condition is not None:
        coins = Choice(coins, truth(condition, scene), NO)
    if coins is not None:
        scene.received.append(coins)


def _brings(deed: Deed, scene: Scene) -> Expression | None:
    """Return the coins that a deed brings in, where it is known how many before it is done."""
    source = slot(deed, "from")
    if deed.verb != "take" or source is None or not source.refers:
        return None
    if not scene.is_a(source, "combination"):
        return None
    lying = Index(path(scene.position().id, "row_coins"), scene.thing(source))
    return lying if is_all(object_of(deed)) else call("min", of_deed(deed, scene), lying)
