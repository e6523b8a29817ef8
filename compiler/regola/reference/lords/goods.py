"""Contracts of deeds with goods: gold, food, imps, evil, red tokens, traps, and the paladin."""

from __future__ import annotations

from regola.program.meaning import Deed
from regola.reference.family import Thing
from regola.reference.happening import Happened
from regola.reference.lords.facts import GONE, NOBODY
from regola.reference.lords.game import Siege, acting, pick, player, type_of
from regola.reference.play import Asking, Doing

__all__ = [
    "can_move_marker",
    "can_pay",
    "can_use",
    "discard",
    "gain",
    "lose_goods",
    "lure",
    "move_marker",
    "owe",
    "pay_goods",
    "use",
]


def gain(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many goods more; evil moves the marker, traps are drawn."""
    yield from ()
    what, seat, count = type_of(deed), acting(doing), play.count(doing, deed)
    if what == "evil":
        return _marker(play, doing, deed, 1)
    if what == "trap":
        return _draw(play, seat, count)
    play.lair.goods[what][seat] += count
    return True


def lose_goods(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many goods less, as many as there are; without any nothing is lost."""
    what, seat, count = type_of(deed), acting(doing), play.count(doing, deed)
    yield from ()
    if what == "evil":
        return _marker(play, doing, deed, -1)
    held = play.lair.goods[what]
    lost = min(count, held[seat])
    held[seat] -= lost
    return lost > 0


def can_pay(play: Siege, doing: Doing, deed: Deed) -> bool:
    """All of a price can be paid, or nothing."""
    return play.lair.goods[type_of(deed)][acting(doing)] >= play.count(doing, deed)


def pay_goods(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many goods less, all of them or none."""
    yield from ()
    if not can_pay(play, doing, deed):
        return False
    play.lair.goods[type_of(deed)][acting(doing)] -= play.count(doing, deed)
    return True


def can_use(play: Siege, doing: Doing, deed: Deed) -> bool:
    """Whoever puts imps to work has as many that are idle."""
    return play.lair.idle(acting(doing)) >= play.count(doing, deed)


def use(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many imps are at work."""
    yield from ()
    if not can_use(play, doing, deed):
        return False
    play.lair.busy[acting(doing)] += play.count(doing, deed)
    return True


def owe(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """Each gold that is owed is told of by itself."""
    count = play.count(doing, deed)
    for _ in range(count):
        play.happens("owe", acting(doing), {"object": Thing("gold", acting(doing))})
        yield None
    return count > 0


# ---- evil -------------------------------------------------------------------------------------


def can_move_marker(play: Siege, doing: Doing, deed: Deed) -> bool:
    """No rule forbids to gain or lose evil."""
    seat = acting(doing)
    return not play.is_banned_from(deed.verb, seat, Thing("evil", seat))


def _marker(play: Siege, doing: Doing, deed: Deed, step: int) -> bool:
    if not can_move_marker(play, doing, deed):
        return False
    move_marker(play, acting(doing), play.count(doing, deed), step)
    return True


def move_marker(play: Siege, seat: int, count: int, step: int) -> None:
    """Evil grows or falls point by point as far as the scale goes; each point is told of."""
    facts, told = play.lair, list[Doing]()
    evil = facts.goods["evil"]
    for _ in range(count):
        if 1 <= evil[seat] + step <= facts.box.base["highest_evil"]:
            evil[seat] += step
            play.reading.changed()
            verb = "gain" if step > 0 else "lose"
            told += play.tell(Happened(verb, player(seat), {"object": Thing("evil", seat)}))
    play.begin(told)


def lure(play: Siege, _doing: Doing, _deed: Deed) -> Asking:
    """The paladin goes to the most evil at his level; away from a host only to who is more evil."""
    yield from ()
    facts = play.lair
    evil = facts.goods["evil"]
    if facts.paladin == NOBODY:
        return False
    least = facts.box.base["paladin_level"]
    if facts.host >= 0:
        least = max(least, evil[facts.host] + 1)
    tempting = [seat for seat in facts.order_of_turns if evil[seat] >= least]
    if not tempting:
        return False
    most = max(evil[seat] for seat in tempting)
    # Of equals the first in order is the least evil.
    goal = [seat for seat in tempting if evil[seat] == most][-1]
    if facts.host >= 0:
        facts.parties[facts.host].remove(facts.paladin)
    facts.parties[goal].insert(0, facts.paladin)
    facts.host = goal
    return True


# ---- traps ------------------------------------------------------------------------------------


def _draw(play: Siege, seat: int, count: int) -> bool:
    """Traps come off the stack; those thrown away are shuffled when it is empty."""
    facts, drawn = play.lair, 0
    for _ in range(count):
        if not facts.decks["trap_deck"]:
            waste = [copy for copy, keeper in enumerate(facts.keepers) if keeper == GONE]
            for copy in waste:
                facts.keepers[copy] = NOBODY
            play.chance.shuffle(waste)
            facts.decks["trap_deck"] = waste
        if facts.decks["trap_deck"]:
            facts.keepers[facts.decks["trap_deck"].pop()] = seat
            drawn += 1
    return drawn > 0


def discard(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many traps are thrown away, as many as there are, which their owner chooses."""
    facts, seat, count = play.lair, acting(doing), play.count(doing, deed)
    thrown = 0
    while thrown < count and facts.traps_of(seat):
        trap = yield from pick(doing, facts.traps_of(seat))
        facts.keepers[trap] = GONE
        play.reading.changed()
        thrown += 1
    return thrown > 0
