"""Write the steps of rules: deeds, choices, what others do, and what holds during them."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Deed, Lasting, Link, Offer, Permission, Phrase, Statement, Step
from regola.python.amounts import of_deed
from regola.python.conquest.actors import is_bearer
from regola.python.conquest.lasting import lasting_body
from regola.python.conquest.receiving import beside_you
from regola.python.conquest.settings import refuse_idle, setting_records
from regola.python.deeds import deed_call, is_asked_of, needs
from regola.python.functions import STEPS, Fields, define
from regola.python.phrases import set_of
from regola.python.refusals import refuse_yours
from regola.python.slots import is_all, is_chosen, is_up_to, object_of
from regola.python.steps import JOINS, guarded, stairs, wanted
from regola.python.tree import (
    Assign,
    Call,
    Choice,
    Compare,
    Constant,
    Expression,
    Field,
    If,
    Index,
    Lambda,
    Name,
    Return,
    Run,
    Sequence,
    Single,
    any_in,
    call,
    joined,
    path,
    uses,
)
from regola.python.tree import Statement as Line
from regola.python.writer import FRAME, Scene, Unwritable, within

__all__ = ["refuse_duty", "written_steps"]

_THINGS = path("frame", "things")
_CHOSEN, _COUNT, _REGIONS = Name("chosen"), Name("count"), Name("regions")


def written_steps(
    steps: tuple[Step, ...], scene: Scene, doing: tuple[str, ...] = (), answered: str = ""
) -> Fields:
    """
    Write steps as one function; the settings among them become records that hold during it.

    ``doing`` are the verbs of what is done before the steps, while the settings hold; ``answered``
    is that of the deed that they follow.
    """
    settings: list[Call] = []
    bodies: list[list[Line]] = []
    joins: list[Expression] = []
    for number, step in enumerate(steps, 1):
        if isinstance(step.action, Statement):
            refuse_idle(step, steps, doing, answered)
            settings += setting_records(step.action, scene, f"setting_{number}")
        else:
            bodies.append(_body(step, step.action, scene))
            joins.append(scene.module.name(JOINS[step.join]))
    fields: dict[str, Expression | None] = {}
    if settings:
        fields["settings"] = Sequence(tuple(settings))
    if bodies:
        fields["act"] = define(scene, "steps", STEPS, "int", stairs(bodies))
        fields["joins"] = Sequence(tuple(joins))
    return fields


def _body(step: Step, action: Deed | Offer | Lasting, scene: Scene) -> list[Line]:
    lines = guarded(step, scene)
    known = scene.kept
    done = _done(action, scene)
    if known and any(uses(_THINGS, line) for line in (*lines, *done)):
        fewer = Compare("<", call("len", _THINGS), Constant(known))
        lines = [If(fewer, (Return(scene.module.name("FAILED")),)), *lines]
    return [*lines, *done]


def _done(action: Deed | Offer | Lasting, scene: Scene) -> list[Line]:
    if isinstance(action, Lasting):
        return lasting_body(action, scene)
    return _asked(action, scene) if isinstance(action, Offer) else _chosen_and_done(action, scene)


def _chosen_and_done(deed: Deed, scene: Scene) -> list[Line]:
    if scene.wanted is None and is_asked_of(deed, scene):
        return _done_to_so_many(deed, scene)
    done = deed_call(deed, scene)
    return [*scene.chosen(), Return(done)]


def _done_to_so_many(deed: Deed, scene: Scene) -> list[Line]:
    """Ask to how many things a deed is done, of those that it may be done to; then do it."""
    _refuse_for_each(deed, scene)
    most = [of_deed(deed, scene)]
    with scene.wanting(_COUNT):
        possible = needs(deed, scene)
        if possible is not None:
            most.append(Lambda((_COUNT.id,), possible))
        done = _chosen_and_done(deed, scene)
    asked, failed, pending = (scene.module.name(n) for n in ("ASKED", "FAILED", "PENDING"))
    return [
        Assign(_COUNT.id, scene.call("many_wanted", FRAME, *most)),
        If(
            Compare("<", _COUNT, Constant(1)),
            (Return(Choice(asked, Compare("==", _COUNT, pending), failed)),),
        ),
        *done,
    ]


def _refuse_for_each(deed: Deed, scene: Scene) -> None:
    """Refuse *up to 2 coins to each opponent*: so many to each of them, or each time anew."""
    told = (modifier.target for modifier in object_of(deed).modifiers if isinstance(modifier, Link))
    for one in (*told, *(phrase for _, phrase in deed.slots)):
        several = is_all(one) and scene.is_a(one, *_OTHERS)
        if one.determiner == "each" or several:
            raise Unwritable("number", one.span, kind="up to each")


def refuse_duty(offer: Offer | Permission) -> None:
    """Refuse a duty that may be done to none: *must discard up to 2 tokens*."""
    thing = offer.deed.object
    if offer.obliged and thing is not None and is_up_to(thing):
        raise Unwritable("must", thing.span, kind="must up to")


# ---- what somebody may or must do -------------------------------------------------------------


def _asked(offer: Offer, scene: Scene) -> list[Line]:
    """A deed that somebody may or must do in the middle of steps."""
    if scene.is_a(offer.actor, "piece"):
        return _seized(offer, scene)
    if is_bearer(offer.actor, scene):
        return _taken(offer, scene)
    return _taken_by_another(offer, scene)


def _taken(offer: Offer, scene: Scene) -> list[Line]:
    refuse_duty(offer)
    if offer.obliged or is_asked_of(offer.deed, scene):
        return _chosen_and_done(offer.deed, scene)
    return [*wanted(_feasible(offer.deed, scene), scene), *_chosen_and_done(offer.deed, scene)]


def _feasible(deed: Deed, scene: Scene) -> Expression | None:
    """Return whether a deed can be done at all; nothing where that is never in doubt."""
    if deed.verb != "conquer" or deed.object is None:
        return needs(deed, scene)
    able = scene.call("conquerable", scene.you)
    return any_in(joined("&", [able, set_of(replace(deed.object, amount=None), scene)]))


_BY_ANOTHER = ("gain", "pay", "give", "take", "discard", "abandon", "decline")
"""Deeds that a rule may have somebody else do in the middle of its steps."""


def _taken_by_another(offer: Offer, scene: Scene) -> list[Line]:
    """A deed of others than the bearer: they choose, pay, gain and give up what is theirs."""
    actor, deed = offer.actor, offer.deed
    if not scene.is_a(actor, *_OTHERS):
        raise Unwritable(actor.noun, actor.span, kind="actor")
    with within(deed.span):
        if deed.verb not in _BY_ANOTHER:
            raise Unwritable(deed.verb, kind="actor")
    refuse_yours(beside_you(deed))
    inner = scene.inner(things=dict(scene.things))
    number = next(scene.parts)
    with within(actor.span):
        name, who = _called(actor, scene)
    body = tuple(_taken(offer, inner))
    act = define(scene, f"by_another_{number}", STEPS, "int", body)
    return [Return(scene.call(name, FRAME, *who, act))]


_OTHERS = {"player": "PLAYER", "people": "PEOPLE"}
"""Who else may take a step, and how the choice of one of them is asked."""


def _called(actor: Phrase, scene: Scene) -> tuple[str, list[Expression]]:
    """Return how those are called up who take a step: one known by then, all, or one chosen."""
    if actor.refers:
        return "for_another", [scene.thing(actor)]
    if is_all(actor):
        return "for_each_other", [set_of(actor, scene)]
    if not is_chosen(actor):
        raise Unwritable(actor.noun, kind="actor")
    sort = next(name for kind, name in _OTHERS.items() if scene.is_a(actor, kind))
    who = [set_of(actor, scene), scene.module.name(sort)]
    scene.things[actor.mention] = Index(_THINGS, Constant(scene.kept))
    scene.kept += 1
    return "for_chosen_other", who


def _seized(offer: Offer, scene: Scene) -> list[Line]:
    """A conquest by a piece: its bearer chooses the region, which later steps may speak of."""
    thing = offer.deed.object
    if offer.deed.verb != "conquer" or thing is None:
        raise Unwritable(offer.deed.verb)
    asked, failed, pending = (scene.module.name(n) for n in ("ASKED", "FAILED", "PENDING"))
    open_ones = scene.call("unshielded", scene.you, set_of(thing, scene))
    asking = [] if offer.obliged else wanted(any_in(_REGIONS), scene)
    chosen = scene.call("choose", FRAME, _REGIONS)
    kind = scene.module.constant("piece_word", offer.actor.noun)
    done = scene.call("seize", FRAME, kind, Single(_CHOSEN))
    scene.things[thing.mention] = Index(_THINGS, Constant(scene.kept))
    scene.kept += 1
    ending = Choice(asked, Compare("==", _CHOSEN, pending), failed)
    return [
        Assign(_REGIONS.id, open_ones),
        *asking,
        Assign(_CHOSEN.id, chosen),
        If(Compare("<", _CHOSEN, Constant(0)), (Return(ending),)),
        Run(Call(Field(_THINGS, "append"), (_CHOSEN,))),
        Return(done),
    ]
