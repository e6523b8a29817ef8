"""What a player may do at a moment, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.frames import Event, Frame, Move
from regola_engine.digger.log import note
from regola_engine.digger.moving import set_out, squad_moves
from regola_engine.digger.rules import Offer, Reaction
from regola_engine.kernel.agenda import push
from regola_engine.kernel.happening import announce, is_open
from regola_engine.kernel.items import RULES
from regola_engine.kernel.limits import note_use
from regola_engine.kernel.moves import PASS

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = ["give_order", "offered", "order_possible", "take_offer"]


def offered(position: Position, rule: Offer, frame: Frame) -> list[Move]:
    """Return the moves that an offer comes to; while steps are left, only steps."""
    if (position.steps > 0) is not (rule.pays == "step"):
        return []
    if rule.verb == "give order":
        return _orders(position, rule, frame)
    if not _can_pay(position, rule, frame):
        return []
    if rule.verb == "move squad":
        held = rule.holds is None or rule.holds(position, frame)
        return squad_moves(position, rule, frame) if held else []
    return [Move("offer", (rule.index, frame.it))] if is_open(position, rule, frame) else []


def _orders(position: Position, rule: Offer, frame: Frame) -> list[Move]:
    found = []
    for order in range(len(position.game.orders)):
        frame.event.order = order
        if rule.holds is not None and not rule.holds(position, frame):
            continue
        if _can_pay(position, rule, frame) and order_possible(position, frame.you, order):
            found.append(Move("offer", (rule.index, order)))
    return found


def _can_pay(position: Position, rule: Offer, frame: Frame) -> bool:
    if rule.price is None:
        return True
    price = rule.price(position, frame)
    return price <= (position.steps if rule.pays == "step" else position.points[frame.you])


def _pay(position: Position, rule: Offer, frame: Frame) -> None:
    if rule.price is None:
        return
    price = rule.price(position, frame)
    if rule.pays == "step":
        position.steps -= price
    else:
        position.points[frame.you] -= price


def order_possible(position: Position, you: int, order: int, *, free: bool = False) -> bool:
    """Tell whether an order can be carried out."""
    told = Event(you)
    told.order, told.free = order, free
    found = False
    for entry in position.standing.events.get(("give order", False), ()):
        rule = entry.rule
        if not isinstance(rule, Reaction) or (entry.kind, entry.number) != ("order", order):
            continue
        frame = Frame(rule.index, you, order, told)
        if rule.possible is not None and not rule.possible(position, frame):
            return False
        found = True
    return found


def give_order(position: Position, you: int, order: int, *, free: bool) -> None:
    """Have an order carried out."""
    told = Event(you)
    told.order, told.free = order, free
    position.arrived = ()
    position.given |= 1 << order
    note(position, "bonus" if free else "order", you, order)
    push(position, announce(position, "give order", told))


def take_offer(position: Position, seat: int, move: Move) -> None:
    """Do what an offer lets a player do."""
    if move == PASS:
        return
    rule = RULES[move.things[0]][0]
    if not isinstance(rule, Offer):
        return
    note_use(position, rule, seat)
    it = move.things[1] if len(move.things) > 1 else -1
    frame = Frame(rule.index, seat, it, Event(seat))
    if rule.verb == "give order":
        frame.event.order = it
        _pay(position, rule, frame)
        give_order(position, seat, it, free=False)
        return
    if rule.verb == "move squad":
        # A rule of a tile's own is about squads that leave that tile.
        frame.it = move.things[1]
        _pay(position, rule, frame)
        set_out(position, rule, frame, move)
        return
    _pay(position, rule, frame)
    position.agenda.append(frame)
