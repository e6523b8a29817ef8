"""What may be done at a moment of a turn, and whether a deed can be done at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from regola.program.meaning import Deed, Number, OnEvent, Permission, Phrase, Reaction, Step
from regola.reference.digger import coins
from regola.reference.digger.building import placements
from regola.reference.digger.choosing import things_of, type_of
from regola.reference.digger.deeds import (
    conquerable,
    free_for,
    held,
    markers_of,
    near_of,
    summonable,
)
from regola.reference.digger.game import Delve
from regola.reference.digger.leaving import killable
from regola.reference.digger.parties import enterable, marchers
from regola.reference.digger.things import seat_of
from regola.reference.digger.walking import next_spaces, ways
from regola.reference.family import Said, Scene, Thing, bound
from regola.reference.happening import can_all
from regola.reference.play import Answer, Doing, slot

__all__ = [
    "can_give",
    "is_possible",
    "manner_of",
    "number_of",
    "offers",
    "price_of",
    "steps_of",
    "way_of",
]

_Can: TypeAlias = Callable[[Delve, Doing, Deed], bool]

# ---- whether a deed can be done ---------------------------------------------------------------


def _has_things(play: Delve, doing: Doing, deed: Deed) -> bool:
    return bool(things_of(play, doing, deed.object))


def _always(_play: Delve, _doing: Doing, _deed: Deed) -> bool:
    return True


def _can_put(play: Delve, doing: Doing, deed: Deed) -> bool:
    return bool(free_for(play, doing, deed))


def _can_put_figure(play: Delve, doing: Doing, deed: Deed) -> bool:
    return bool(things_of(play, doing, slot(deed, "in") or slot(deed, "to")))


def _can_move_party(play: Delve, doing: Doing, deed: Deed) -> bool:
    spaces = {int(one.key) for one in things_of(play, doing, slot(deed, "to"))}
    movers = things_of(play, doing, deed.object)
    return bool(movers and next_spaces(play, seat_of(doing.scene.you), movers[0], spaces))


def _can_move_goon(play: Delve, doing: Doing, deed: Deed) -> bool:
    to = slot(deed, "to")
    if to is not None and play.reading.family.vocabulary.is_a(to.type, "mover"):
        return True
    return bool(enterable(play, doing, deed))


def _can_pay_now(play: Delve, doing: Doing, deed: Deed) -> bool:
    return play.count(doing, deed) <= held(play, doing, type_of(deed))


def _can_exchange(play: Delve, doing: Doing, _deed: Deed) -> bool:
    return bool(play.dug.projects[seat_of(doing.scene.you)])


_POSSIBLE: Mapping[tuple[str, str], _Can] = {
    ("return", "goon"): _has_things,
    ("remove", "marker"): lambda play, doing, deed: bool(markers_of(play, doing, deed)),
    ("remove", "tile"): _has_things,
    ("summon", "goon"): lambda play, doing, deed: bool(summonable(play, doing, deed)),
    ("summon", "creature"): lambda play, doing, deed: bool(summonable(play, doing, deed)),
    ("build", "project"): lambda play, doing, deed: any(
        True for _ in placements(play, seat_of(doing.scene.you), near_of(play, doing, deed))
    ),
    ("put", "tile"): _can_put,
    ("put", "figure"): _can_put_figure,
    ("move", "figure"): _can_put_figure,
    ("conquer", "tile"): lambda play, doing, deed: bool(conquerable(play, doing, deed)),
    ("exchange", "project"): _can_exchange,
    ("pay", "point"): _can_pay_now,
    ("pay", "step"): _can_pay_now,
    ("kill", "goon"): lambda play, doing, deed: bool(
        deed.object and killable(play, doing, deed.object)
    ),
    ("march", "mover"): lambda play, doing, deed: bool(marchers(play, doing, deed)),
    ("move", "party"): _can_move_party,
    ("kill", "mover"): _has_things,
    ("move", "goon"): _can_move_goon,
    **{(verb, "coin"): coins.can for verb in coins.VERBS},
}
"""What must be there for a deed, by its verb and the type of what it is done to."""


def is_possible(play: Delve, doing: Doing, deed: Deed) -> bool:
    """Tell whether a deed that somebody may do can be done at all."""
    sort = "" if deed.object is None else deed.object.type
    is_a = play.reading.family.vocabulary.is_a
    found = (
        can
        for (verb, type_name), can in _POSSIBLE.items()
        if verb == deed.verb and sort and is_a(sort, type_name)
    )
    return next(found, _always)(play, doing, deed)


# ---- offers -----------------------------------------------------------------------------------


def price_of(play: Delve, said: Said, scene: Scene) -> tuple[str, int]:
    """Return what an offer is paid with, and how much; nothing where it is free."""
    pay = _payment(said)
    if pay is None or pay.object is None:
        return "", 0
    amount = pay.amount
    if amount is None:
        amount = pay.object.amount.amount if pay.object.amount else Number(1)
    return pay.object.type, play.reading.amount(amount, scene)


def _payment(said: Said) -> Deed | None:
    deeds = (one.action for one in _whole(said) if isinstance(one.action, Deed))
    return next((one for one in deeds if one.verb == "pay"), None)


def steps_of(said: Said) -> tuple[Step, ...]:
    """Return what an offer lets be done, and what goes with it besides the payment."""
    pay = _payment(said)
    return tuple(one for one in _whole(said) if one.action is not pay)


def _whole(said: Said) -> tuple[Step, ...]:
    """Return all that an offer speaks of, what it is paid with included."""
    body = said.rule.body
    return (Step("and", body.deed, None), *body.steps) if isinstance(body, Permission) else ()


def offers(play: Delve, phase: str, edge: str) -> tuple[Answer, ...]:
    """Return all that may be done at a moment; while steps are left, only steps may be taken."""
    found: list[Answer] = []
    for said in play.offers(phase, edge):
        answers = list(_answers(play, said))
        if answers:
            play.reading.note(said)
        found += answers
    return (*found, Answer("pass")) if found else ()


def _answers(play: Delve, said: Said) -> Iterator[Answer]:
    body, scene = said.rule.body, said.scene
    if not isinstance(body, Permission):
        return
    pay, thing = _payment(said), body.deed.object
    is_step = pay is not None and pay.object is not None and pay.object.type == "step"
    if (play.dug.steps > 0) is not is_step:
        return
    if body.deed.verb == "give" and thing is not None and thing.type == "order":
        yield from _orders(play, said, thing)
    elif thing is not None and thing.type == "squad":
        yield from _walks(play, said, body)
    elif _can_pay(play, said, scene) and play.reading.holds(body.condition, scene):
        doing = Doing(said, scene, ())
        if can_all(play, doing, steps_of(said)):
            yield Answer(
                f"offer {said.item}#{said.rule.number} {number_of(play, scene)}", None, said
            )


def _can_pay(play: Delve, said: Said, scene: Scene) -> bool:
    pays, price = price_of(play, said, scene)
    if not pays:
        return True
    held = play.dug.steps if pays == "step" else play.dug.points[seat_of(scene.you)]
    return price <= held


def number_of(play: Delve, scene: Scene) -> int:
    """Return how moves call the thing that carries a rule; nothing is -1."""
    it = scene.it
    if it is None:
        return -1
    return list(play.dug.figures).index(it.key) if it.type == "figure" else int(it.key)


def _orders(play: Delve, said: Said, orders: Phrase) -> Iterator[Answer]:
    """Give the orders that can be paid for and carried out."""
    body, you = said.rule.body, seat_of(said.scene.you)
    for order in play.reading.things(replace(orders, amount=None), said.scene):
        scene = bound(said.scene, orders, order)
        held = isinstance(body, Permission) and play.reading.holds(body.condition, scene)
        if held and _can_pay(play, said, scene) and can_give(play, you, order, free=False):
            yield Answer(f"offer {said.item}#{said.rule.number} {order.key}", order, said)


def can_give(play: Delve, seat: int, order: Thing, *, free: bool) -> bool:
    """Tell whether an order says anything, and all that it says can be done."""
    reference = play.dug.orders[order.key][0]
    with play.in_manner(frozenset({"free"} if free else ())):
        tests = [
            can_all(play, Doing(said, said.scene, ()), said.rule.body.steps)
            for said in play.ordered()
            if said.item == reference
            and seat_of(said.scene.you) == seat
            and isinstance(said.rule.body, Reaction)
            and isinstance(said.rule.moment, OnEvent)
            and said.rule.moment.verb == "give"
        ]
    return bool(tests) and all(tests)


# ---- squads -----------------------------------------------------------------------------------


def _walks(play: Delve, said: Said, body: Permission) -> Iterator[Answer]:
    """Give each way of each squad: from where, to where, how many go."""
    seat = seat_of(said.scene.you)
    for origin in _origins(play, said, body):
        scene = bound(said.scene, slot(body.deed, "from"), origin)
        if not (_can_pay(play, said, scene) and play.reading.holds(body.condition, scene)):
            continue
        for count in range(1, play.goons_at(seat, origin.key) + 1):
            for goal in way_of(play, said, origin.key, count):
                code = f"offer {said.item}#{said.rule.number} {origin.key} {goal} {count}"
                yield Answer(code, Thing("squad", seat, ("tile", origin.key), count), said)


def _origins(play: Delve, said: Said, body: Permission) -> list[Thing]:
    seat, doing = seat_of(said.scene.you), Doing(said, said.scene, ())
    where = slot(body.deed, "from")
    found = play.reading.all("tile") if where is None else things_of(play, doing, where)
    return [one for one in found if play.goons_at(seat, one.key)]


def way_of(play: Delve, said: Said, origin: int, count: int) -> Mapping[int, tuple[int, ...]]:
    """Return the way to each tile that an offer lets so many goons come to from a tile."""
    body, seat = said.rule.body, seat_of(said.scene.you)
    if not isinstance(body, Permission):
        return {}
    scene = bound(said.scene, slot(body.deed, "from"), Thing("tile", origin))
    doing = Doing(said, scene, ())
    to, over = slot(body.deed, "to"), slot(body.deed, "over")
    goals = (
        set(play.dug.grounds)
        if to is None
        else {int(one.key) for one in things_of(play, doing, to)}
    )
    along = None if over is None else {int(one.key) for one in things_of(play, doing, over)}
    with play.in_manner(manner_of(said)):
        return ways(play, seat, origin, count, goals, along)


def manner_of(said: Said) -> frozenset[str]:
    """Return how a squad goes by an offer: with care for an order point."""
    pay = _payment(said)
    is_careful = pay is not None and pay.object is not None and pay.object.type == "point"
    return frozenset({"careful"} if is_careful else ())
