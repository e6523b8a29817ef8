"""Contracts of deeds with monsters: hiring, paying, posting, waking and losing them."""

from __future__ import annotations

from collections.abc import Generator

from regola.program.meaning import Deed
from regola.reference.family import Thing
from regola.reference.levels import granted
from regola.reference.lords.facts import GONE, NOBODY, OFFERED
from regola.reference.lords.game import Siege, acting, pick, player
from regola.reference.lords.goods import move_marker
from regola.reference.play import Answer, Asking, Doing, Question, is_all, slot

__all__ = [
    "can_hire",
    "can_lose",
    "can_pay",
    "can_post",
    "dismiss",
    "hire",
    "lose_monster",
    "muster",
    "pay_monster",
    "post",
    "turn_down",
    "wake",
]

_Given = Generator[Question | None, Answer | None, tuple[list[int], list[int]]]
"""What is given away for a monster, while it is asked: traps and monsters."""


# ---- prices -----------------------------------------------------------------------------------


def _can_afford(play: Siege, seat: int, copy: int) -> bool:
    """A player has the gold, the food, the traps and the other monsters, and may grow evil."""
    facts, monster = play.lair, Thing("monster", copy)
    traps, others = facts.monsters[copy].asks
    evil = play.number("evil price", seat, monster)
    return (
        play.number("gold price", seat, monster) <= facts.goods["gold"][seat]
        and play.number("food price", seat, monster) <= facts.goods["food"][seat]
        and traps <= len(facts.traps_of(seat))
        and others <= len([one for one in facts.monsters_of(seat) if one != copy])
        and not (evil and play.is_banned_from("gain", seat, Thing("evil", seat)))
    )


def _given_away(play: Siege, doing: Doing, copy: int) -> _Given:
    """Have the player choose the traps, then the monsters, that go for one."""
    facts, seat = play.lair, acting(doing)
    many_traps, many_monsters = facts.monsters[copy].asks
    traps, monsters = list[int](), list[int]()
    while len(traps) < many_traps:
        left = (one for one in facts.traps_of(seat) if one not in traps)
        traps.append((yield from pick(doing, left)))
    while len(monsters) < many_monsters:
        others = (one for one in facts.monsters_of(seat) if one != copy and one not in monsters)
        monsters.append((yield from pick(doing, others)))
    return traps, monsters


def _settle(play: Siege, doing: Doing, copy: int, given: tuple[list[int], list[int]]) -> None:
    """The price goes: gold, food, what is given away; last the marker of evil moves."""
    facts, seat, monster = play.lair, acting(doing), Thing("monster", copy)
    for good in ("gold", "food"):
        held = facts.goods[good]
        held[seat] -= min(play.number(f"{good} price", seat, monster), held[seat])
        play.reading.changed()
    traps, monsters = given
    for trap in traps:
        facts.keepers[trap] = GONE
    for one in monsters:
        _let_go(play, seat, one)
    play.reading.changed()
    move_marker(play, seat, play.number("evil price", seat, monster), 1)


def can_pay(play: Siege, doing: Doing, deed: Deed) -> bool:
    """The price of the monster can be paid."""
    found = play.things(doing, deed.object)
    return bool(found) and _can_afford(play, acting(doing), found[0])


def pay_monster(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """The price of a monster is paid, all of it or nothing."""
    if not can_pay(play, doing, deed):
        return False
    [copy] = play.things(doing, deed.object)
    given = yield from _given_away(play, doing, copy)
    _settle(play, doing, copy, given)
    return True


# ---- hiring and losing ------------------------------------------------------------------------


def _hireable(play: Siege, doing: Doing, deed: Deed) -> list[int]:
    seat, monsters = acting(doing), play.lair.monsters
    shown = (one for one in play.things(doing, deed.object) if monsters[one].keeper == OFFERED)
    return [copy for copy in shown if _can_afford(play, seat, copy)]


def can_hire(play: Siege, doing: Doing, deed: Deed) -> bool:
    """A monster on offer can be paid."""
    return bool(_hireable(play, doing, deed))


def hire(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A monster on offer is a player's, and its price is paid."""
    found, seat = _hireable(play, doing, deed), acting(doing)
    if not found:
        return False
    copy = yield from pick(doing, found)
    given = yield from _given_away(play, doing, copy)
    play.change_monster(copy, keeper=seat)
    play.happens("hire", seat, {"object": Thing("monster", copy)})
    _settle(play, doing, copy, given)
    return True


def _own(play: Siege, doing: Doing, deed: Deed) -> list[int]:
    """Return the player's monsters among those that a deed names."""
    own = play.lair.monsters_of(acting(doing))
    return [copy for copy in play.things(doing, deed.object) if copy in own]


def muster(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One monster, which is chosen, or each by itself as long as it is there, is told of."""
    told = set[int]()
    alone = deed.object is not None and not is_all(deed.object)
    while left := [one for one in _own(play, doing, deed) if one not in told]:
        if alone and told:
            break
        copy = (yield from pick(doing, left)) if alone else min(left)
        told.add(copy)
        play.happens("muster", acting(doing), {"object": Thing("monster", copy)})
        yield None
    return bool(told)


def dismiss(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A monster goes."""
    yield from ()
    own = _own(play, doing, deed)
    if not own:
        return False
    heard = play.heard("dismiss", acting(doing), {"object": Thing("monster", own[0])})
    _let_go(play, acting(doing), own[0])
    play.has_happened(heard)
    return True


def can_lose(play: Siege, doing: Doing, deed: Deed) -> bool:
    """A player has one of the monsters."""
    return bool(_own(play, doing, deed))


def lose_monster(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One of some monsters, which its player chooses, goes."""
    own = _own(play, doing, deed)
    if not own:
        return False
    _let_go(play, acting(doing), (yield from pick(doing, own)))
    return True


def _let_go(play: Siege, seat: int, copy: int) -> None:
    """A loyal monster is shuffled into the stack, face up; any other is out of the game."""
    if not granted(play.reading, "loyal", Thing("monster", copy), player(seat)):
        play.change_monster(copy, keeper=GONE)
        return
    play.change_monster(copy, keeper=NOBODY, dormant=False)
    deck = play.lair.decks["monster_deck"]
    deck.append(copy)
    play.chance.shuffle(deck)


# ---- in a fight -------------------------------------------------------------------------------


def _postable(play: Siege, doing: Doing, deed: Deed) -> tuple[list[int], int]:
    """Return the monsters that may be put in a tile, and the tile."""
    seat, tiles = acting(doing), play.things(doing, slot(deed, "in"))
    if not tiles:
        return [], -1
    there = {"in": Thing("tile", min(tiles))}
    free = (one for one in _own(play, doing, deed) if one not in play.lair.posted[seat])
    may = [n for n in free if not play.is_banned_from("put", seat, Thing("monster", n), **there)]
    return may, min(tiles)


def can_post(play: Siege, doing: Doing, deed: Deed) -> bool:
    """A monster may be put there."""
    return bool(_postable(play, doing, deed)[0])


def post(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One of some monsters stands in a tile, behind those that are there."""
    found, _ = _postable(play, doing, deed)
    if not found:
        return False
    play.lair.posted[acting(doing)].append((yield from pick(doing, found)))
    return True


def turn_down(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One of some monsters that are awake lies face down."""
    awake = [one for one in _own(play, doing, deed) if not play.lair.monsters[one].dormant]
    if not awake:
        return False
    play.change_monster((yield from pick(doing, awake)), dormant=True)
    return True


def wake(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A monster does not lie face down any more."""
    yield from ()
    copies = play.things(doing, deed.object)
    if not copies or not play.lair.monsters[copies[0]].dormant:
        return False
    play.change_monster(copies[0], dormant=False)
    return True
