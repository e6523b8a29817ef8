"""Contracts of deeds with orders and events, and what minions do."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import Deed
from regola.reference.family import Thing
from regola.reference.lords.facts import NOBODY, Facts
from regola.reference.lords.game import Siege, acting, pick
from regola.reference.play import Asking, Doing

__all__ = [
    "block",
    "boxes_of",
    "can_spy",
    "choose",
    "resolve",
    "return_order",
    "spy",
    "take_box",
    "withhold",
]


def choose(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many orders at hand are given in secret, one after the other."""
    return (yield from _seal(play, doing, deed, lambda order, barred: order not in barred))


def withhold(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many of the orders dealt are chosen in secret."""
    return (yield from _seal(play, doing, deed, lambda order, barred: order in barred))


def _seal(play: Siege, doing: Doing, deed: Deed, may: Callable[[int, set[int]], bool]) -> Asking:
    facts, seat = play.lair, acting(doing)
    sealed = facts.sealed[seat]
    while len(sealed) < play.count(doing, deed):
        orders = range(len(facts.box.orders))
        free = [one for one in orders if may(one, facts.barred[seat]) and one not in sealed]
        sealed.append((yield from pick(doing, free)))
        play.reading.changed()
    return True


def boxes_of(facts: Facts, order: int) -> range:
    """Return the boxes of an order, the first one first."""
    many = facts.box.base["boxes"]
    return range(order * many, (order + 1) * many)


def take_box(facts: Facts, order: int, who: int, skipped: int = 0) -> bool:
    """Put a minion on the first free box of an order but some; tell whether there was one."""
    for box in boxes_of(facts, order)[skipped:]:
        if facts.boxes[box] == NOBODY:
            facts.boxes[box] = who
            return True
    return False


def block(play: Siege, doing: Doing, _deed: Deed) -> Asking:
    """The minion of nobody's that a player looks after takes a box of another order."""
    facts, seat = play.lair, acting(doing)
    if seat >= len(facts.blocked):
        return False
    free = [
        order
        for order in range(len(facts.box.orders))
        if order not in facts.blocked[seat]
        and any(facts.boxes[box] == NOBODY for box in boxes_of(facts, order))
    ]
    if not free:
        return False
    order = yield from pick(doing, free)
    facts.blocked[seat].add(order)
    take_box(facts, order, facts.seats + seat)
    return True


def return_order(play: Siege, doing: Doing, _deed: Deed) -> Asking:
    """One of the orders given comes back, where no rule forbids; the others are held back."""
    facts, seat = play.lair, acting(doing)
    given = facts.chosen[seat]
    free = [one for one in given if not play.is_banned_from("return", seat, Thing("order", one))]
    if not free:
        return False
    back = yield from pick(doing, free)
    facts.barred[seat] = {order for order in given if order != back}
    return True


# ---- events, and cards that are spied out ------------------------------------------------------


def resolve(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """The event of the round, or the special one of the year, is told of."""
    facts = play.lair
    special = deed.object is not None and deed.object.noun == "special event"
    event = facts.specials[facts.year - 1] if special else facts.happening
    yield from ()
    if event == NOBODY:
        return False
    play.happens("resolve", acting(doing), {"object": Thing("event", event)})
    return True


def _unknown(play: Siege, seat: int) -> list[int]:
    facts = play.lair
    return [n for n in range(len(facts.decks["card_deck"])) if n not in facts.known[seat]]


def can_spy(play: Siege, doing: Doing, _deed: Deed) -> bool:
    """There is a card of this year's fights that a player does not know."""
    return bool(_unknown(play, acting(doing)))


def spy(play: Siege, doing: Doing, _deed: Deed) -> Asking:
    """A player knows one card more."""
    unknown = _unknown(play, acting(doing))
    if not unknown:
        return False
    play.lair.known[acting(doing)].add((yield from pick(doing, unknown)))
    return True
