"""Write what rules permit, ask for and forbid: offers, duties and bans."""

from __future__ import annotations

from regola.program.meaning import AtPhase, Deed, Offer, Permission, Phrase, Rule, Step
from regola.python.conditions import condition_mask
from regola.python.conquest.actors import is_actor, is_bearer
from regola.python.conquest.offers import PLAIN, offer_record
from regola.python.conquest.reactions import phase_reaction
from regola.python.conquest.statements import STATIC
from regola.python.conquest.steps import refuse_duty
from regola.python.conquest.times import in_phase
from regola.python.functions import IN_PLAY, Fields, define, flag, record
from regola.python.phrases import set_of
from regola.python.refusals import refuse_count, refuse_slots, refuse_times, refuse_yours
from regola.python.tree import (
    EVERYTHING,
    NO,
    Call,
    Constant,
    Expression,
    If,
    Name,
    Return,
    denied,
    joined,
)
from regola.python.writer import NotStaticError, Scene, Unwritable, within

__all__ = ["permission_records"]

_OF_MOVER = (*IN_PLAY, ("mover", "int"))


def permission_records(rule: Rule, permission: Permission, scene: Scene) -> list[Call]:
    """Return the record of what is offered, must be done or may not be done."""
    with within(rule.span):
        if permission.negated:
            return [_ban(rule, permission, scene)]
        if permission.obliged and permission.deed.verb != "choose":
            return [_duty(rule, permission, scene)]
        return [offer_record(rule, permission, scene)]


# ---- duties -----------------------------------------------------------------------------------


def _duty(rule: Rule, permission: Permission, scene: Scene) -> Call:
    """A deed that must be done happens by itself; who does it chooses what it leaves to choose."""
    refuse_duty(permission)
    actor, deed = permission.actor, permission.deed
    by_piece = scene.is_a(actor, "piece")
    if isinstance(rule.moment, AtPhase) and rule.moment.whose is not None:
        raise Unwritable("must", rule.moment.span, kind="duty of others")
    if not isinstance(rule.moment, AtPhase) or (deed.verb in PLAIN and not by_piece):
        raise Unwritable("must", deed.span, kind="must")
    done = Offer(actor, obliged=True, deed=deed) if by_piece else deed
    steps = (Step("and", done, permission.condition), *permission.steps)
    more: Fields = {}
    if not by_piece and not is_bearer(actor, scene):
        _refuse_one(actor)
        refuse_yours(deed)
        more = {"actors": _actors(permission, scene), "seat": flag(holds=True)}
    return phase_reaction(rule, rule.moment, steps, scene, more)


def _refuse_one(actor: Phrase) -> None:
    """Refuse *an opponent must*, which would be each of them, and reads as one that is chosen."""
    if actor.determiner == "a" and not actor.modifiers:
        raise Unwritable(actor.noun, actor.span, kind="actor")


def _actors(permission: Permission, scene: Scene) -> Name:
    """Write who must do a deed: players what is done with coins, their peoples all else."""
    actor, thing = permission.actor, permission.deed.object
    inner = scene.inner()
    with within(actor.span):
        mask = set_of(actor, inner)
    with_coins = thing is not None and scene.is_a(thing, "coin")
    if scene.is_a(actor, "player") and not with_coins:
        mask = inner.call("peoples_of_players", mask)
    return define(scene, "actors", IN_PLAY, "int", mask)


# ---- bans -------------------------------------------------------------------------------------

_AT_REGIONS = ("attack", "assault")
"""What is done to the regions of a people where it is said to be done to the people."""

_HELD = {"take": ("from",), "give": ("to",)}
"""From whom, or to whom, a thing may not be taken or given."""


def _ban(rule: Rule, permission: Permission, scene: Scene) -> Call:
    """Return the record of what may not be done."""
    deed = permission.deed
    refuse_times(rule.limit)
    with within(deed.span):
        if deed.verb not in scene.family.primitives.banned:
            raise Unwritable(deed.verb, kind="ban")
        refuse_slots(deed, *_HELD.get(deed.verb, ()))
        _refuse_held(deed, scene)
        _refuse_unasked(deed, scene)
        if deed.object is not None:
            refuse_count(deed.object)
    if permission.steps:
        raise Unwritable("may not", kind="ban with steps")
    if scene.is_a(permission.actor, "piece"):
        # Of a piece nobody asks what it may not do.
        raise Unwritable(permission.actor.noun, permission.actor.span, kind="actor")
    barred: Fields = {"deed": Constant(deed.verb)}
    if not is_bearer(permission.actor, scene):
        return record(scene, "Ban", {**barred, "mover": _mover(rule, permission, scene)})
    try:
        found = _barred(rule, permission, scene, static=True)
    except NotStaticError:
        found = _barred(rule, permission, scene, static=False)
    return record(scene, "Ban", {**barred, **found})


def _refuse_held(deed: Deed, scene: Scene) -> None:
    """Refuse what nobody asks of a thing that may not be taken or given: which of them it is."""
    thing, verb = deed.object, deed.verb
    if thing is None or verb not in _HELD:
        return
    if thing.modifiers or thing.alternatives or thing.owner:
        raise Unwritable(thing.noun, thing.span, kind="more")
    if verb == "give" and "/" not in thing.noun:
        # A marker is given by an offer, which asks; what is paid is not offered as given.
        raise Unwritable(thing.noun, thing.span, kind="ban")
    for name, phrase in deed.slots:
        if name in _HELD[verb] and not scene.is_a(phrase, "player"):
            raise Unwritable(phrase.noun, phrase.span, kind="slot")


def _refuse_unasked(deed: Deed, scene: Scene) -> None:
    """Refuse things of a type to which nobody could do the deed anyway."""
    primitives, thing = scene.family.primitives.deeds, deed.object
    places = [one.object for one in primitives if one.verb == deed.verb]
    types = {sort for place in places if place is not None for sort in place.types}
    if thing is not None and types and not scene.is_a(thing, *types):
        raise Unwritable(thing.noun, thing.span, kind="ban")


def _barred(rule: Rule, permission: Permission, scene: Scene, *, static: bool) -> Fields:
    mask = _deed_mask(rule, permission, scene.inner(static=static))
    if mask == EVERYTHING:
        return {}
    function = define(scene, "", STATIC if static else IN_PLAY, "int", mask)
    return {"ground" if static else "regions": function}


def _deed_mask(rule: Rule, permission: Permission, scene: Scene) -> Expression:
    thing = permission.deed.object
    held = _HELD.get(permission.deed.verb)
    if held is not None:
        thing = next((phrase for name, phrase in permission.deed.slots if name in held), None)
    parts = []
    if thing is not None:
        scene.free = thing.mention
        named = set_of(thing, scene)
        # Who may not attack a people may not attack its regions.
        attacked = permission.deed.verb in _AT_REGIONS and scene.is_a(thing, "people")
        parts.append(scene.call("regions_of_peoples", named) if attacked else named)
    parts.append(condition_mask(permission.condition, scene))
    parts += in_phase(rule.moment, scene)
    return joined("&", parts)


def _mover(rule: Rule, permission: Permission, scene: Scene) -> Name:
    inner = scene.inner()
    test = is_actor(permission.actor, inner, Name("mover"))
    mask = _deed_mask(rule, permission, inner)
    body = (If(denied(test), (Return(NO),)), Return(mask))
    return define(scene, "", _OF_MOVER, "int", body)
