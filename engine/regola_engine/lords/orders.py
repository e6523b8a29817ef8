"""The deeds of rules about orders, which minions carry out, about events, and about spying."""

from __future__ import annotations

from regola_engine.kernel.asking import on_one, pick
from regola_engine.kernel.frames import ASKED, DONE, FAILED, Frame
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits, mask_of
from regola_engine.kernel.moves import NOBODY
from regola_engine.lords.position import Position, banned, note, tell, told_of

__all__ = [
    "block_order", "can_spy", "choose_orders", "hold_cards", "minion_places", "perform", "resolve",
    "resolve_special", "return_order", "send", "spy", "take_box", "withhold_orders",
]  # fmt: skip


def choose_orders(position: Position, frame: Frame, count: int) -> int:
    """Give so many orders, one card after the other; nobody sees them before all have."""
    return _seal(position, frame, count, _all(position) & ~position.barred[frame.you])


def withhold_orders(position: Position, frame: Frame, count: int) -> int:
    """Choose so many of the orders dealt, which are held back in the first round."""
    return _seal(position, frame, count, position.barred[frame.you])


def _seal(position: Position, frame: Frame, count: int, orders: int) -> int:
    sealed = position.sealed[frame.you]
    while len(sealed) < count:
        left = [order for order in bits(orders) if order not in sealed]
        order = pick(position, frame, "order", left)
        if order is None:
            return ASKED
        sealed.append(order)
    return DONE


def _all(position: Position) -> int:
    return (1 << len(position.game.orders)) - 1


def hold_cards(position: Position, seat: int, orders: list[int]) -> None:
    """Hold some orders back; all others are at hand."""
    position.barred[seat] = mask_of(orders)


# ---- minions ----------------------------------------------------------------------------------


def take_box(position: Position, order: int, who: int, slot: int = 0) -> bool:
    """Let a minion stand on the first free box of an order, from a slot on; tell whether it can."""
    boxes = position.game.base.boxes
    for place in range(order * boxes + slot, (order + 1) * boxes):
        if position.boxes[place] == NOBODY:
            position.boxes[place] = who
            return True
    return False


def send(position: Position, seat: int, order: int) -> list[Frame]:
    """Send a minion to an order: to a box, or to the card where there is none or a rule forbids."""
    barred = banned(position, "send minion to", seat, order=order)
    if barred or not take_box(position, order, seat):
        position.on_card[seat] |= 1 << order
        note(position, "on-card", seat, order)
        return []
    note(position, "minion", seat, order)
    return announce(position, "send minion to", told_of("send minion to", seat, order=order))


def minion_places(position: Position) -> list[int]:
    """Return the boxes with minions of players, in the order in which they act."""
    boxes = position.game.base.boxes
    found: list[int] = []
    for order, data in enumerate(position.game.orders):
        places = range(order * boxes, (order + 1) * boxes)
        found += reversed(places) if data.reverse else places
    return [place for place in found if 0 <= position.boxes[place] < position.game.seats]


def perform(position: Position, place: int) -> list[Frame]:
    """Let the minion on a box carry its order out."""
    position.order, slot = divmod(place, position.game.base.boxes)
    position.slot = slot + 1
    position.seat = position.boxes[place]
    note(position, "perform", position.seat, position.order, position.slot, of=("fee",))
    told = told_of("perform order", position.seat, order=position.order)
    return announce(position, "perform order", told)


def block_order(position: Position, frame: Frame) -> int:
    """Choose the last order of the dummy that a player looks after; it takes the first free box."""
    seat, boxes = frame.you, position.game.base.boxes
    if seat >= len(position.blocked):
        return FAILED  # nobody plays beside the players
    free = [
        order
        for order in bits(_all(position) & ~position.blocked[seat])
        if NOBODY in position.boxes[order * boxes : (order + 1) * boxes]
    ]
    return on_one(position, frame, "block", free, lambda order: _block(position, seat, order))


def _block(position: Position, seat: int, order: int) -> None:
    position.blocked[seat] |= 1 << order
    take_box(position, order, position.game.seats + seat)
    note(position, "block", seat, order)


def return_order(position: Position, frame: Frame) -> int:
    """Take back one of the orders given, where no rule forbids; the others are held back."""
    you = frame.you
    given = position.chosen[you]
    found = [one for one in given if not banned(position, "return order", you, order=one)]
    return on_one(position, frame, "return", found, lambda order: _take_back(position, you, order))


def _take_back(position: Position, seat: int, order: int) -> None:
    hold_cards(position, seat, [one for one in position.chosen[seat] if one != order])
    note(position, "return", seat, order)


# ---- events and spying ------------------------------------------------------------------------


def resolve(position: Position, frame: Frame) -> int:
    """Tell of the event of this round."""
    return _resolve(position, frame, position.happening)


def _resolve(position: Position, frame: Frame, happening: int) -> int:
    if happening < 0:
        return FAILED
    note(position, "event", frame.you, happening)
    tell(position, "resolve event", frame.you, happening=happening)
    return DONE


def resolve_special(position: Position, frame: Frame) -> int:
    """Tell of the special event of the year."""
    position.specials_shown = position.year
    return _resolve(position, frame, position.specials[position.year - 1])


def _unknown(position: Position, seat: int) -> list[int]:
    return [
        place for place in range(len(position.card_deck)) if not position.known[seat] >> place & 1
    ]


def can_spy(position: Position, you: int) -> bool:
    """Tell whether there is a card of this year's fight that a player does not know."""
    return bool(_unknown(position, you))


def spy(position: Position, frame: Frame) -> int:
    """Look at one card of this year's fight; it stays where it is."""
    unknown = _unknown(position, frame.you)
    return on_one(position, frame, "spy", unknown, lambda place: _look(position, frame.you, place))


def _look(position: Position, seat: int, place: int) -> None:
    position.known[seat] |= 1 << place
    note(position, "spy", seat, place)
