"""Contracts of deeds with parties: joining, traps, attacks, wounds, spells."""

from __future__ import annotations

from itertools import takewhile

from regola.program.meaning import Deed
from regola.reference.family import Thing
from regola.reference.happening import Happening
from regola.reference.levels import granted
from regola.reference.lords.facts import GONE, NOBODY
from regola.reference.lords.game import Siege, acting, pick, player
from regola.reference.play import Asking, Doing, is_all, slot

__all__ = [
    "attack",
    "can_deal",
    "can_lay",
    "deal",
    "end_wounds",
    "free",
    "guard",
    "heal",
    "invoke",
    "join",
    "lay",
    "mark",
    "poison",
    "prevent",
    "settle_wounds",
    "spring",
]

_POISON = 2
"""The wounds that poison deals."""


# ---- parties ----------------------------------------------------------------------------------


def join(play: Siege, doing: Doing, _deed: Deed) -> Asking:
    """Who waits first joins at the end; the bold before others, but behind the paladin."""
    yield from ()
    facts, seat = play.lair, acting(doing)
    if not facts.waiting:
        return False
    hero = facts.waiting.pop(0)
    party = facts.parties[seat]
    place = len(party)
    if _is(play, "bold", seat, hero):
        place = int(party[:1] == [facts.paladin])
        if _is(play, "patient", seat, hero):
            ahead = (_is(play, "bold", seat, other) for other in party[place:])
            place += len(list(takewhile(bool, ahead)))
    party.insert(place, hero)
    return True


def _is(play: Siege, word: str, seat: int, hero: int) -> bool:
    return granted(play.reading, word, play.hero(hero), player(seat))


def free(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One of some heroes in a player's prison goes home."""
    seat = acting(doing)
    heroes = [one for one in play.things(doing, deed.object) if one in play.lair.prisons[seat]]
    if not heroes:
        return False
    hero = yield from pick(doing, heroes)
    heard = play.heard("free", seat, {"object": play.hero(hero)})
    play.lair.prisons[seat].remove(hero)
    play.has_happened(heard)
    return True


# ---- wounds -----------------------------------------------------------------------------------


def _targets(play: Siege, doing: Doing, deed: Deed) -> list[int]:
    """Return those of the party whom wounds are dealt to, from the front."""
    named = play.things(doing, slot(deed, "to"))
    return [hero for hero in play.lair.parties[acting(doing)] if hero in named]


def can_deal(play: Siege, doing: Doing, deed: Deed) -> bool:
    """Wounds can be dealt to somebody of the party; to the party they always can."""
    to = slot(deed, "to")
    return to is None or to.type == "party" or bool(_targets(play, doing, deed))


def deal(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """Wounds go to a hero who is chosen, to each of some, or to the party from the front on."""
    to, count = slot(deed, "to"), play.count(doing, deed)
    if to is not None and to.type == "party":
        return _deal_to_party(play, doing, count)
    heroes = _targets(play, doing, deed)
    if not heroes:
        return False
    if to is not None and not is_all(to):
        heroes = [(yield from pick(doing, heroes))]
    for hero in heroes:
        _deal(play, doing, hero, count)
    return True


def _verb(doing: Doing) -> str:
    event = doing.event if isinstance(doing, Happening) else None
    return "" if event is None else event.verb


def _deal_to_party(play: Siege, doing: Doing, count: int) -> bool:
    """Each hero takes what he can bear, and what is left goes to the next."""
    facts, seat = play.lair, acting(doing)
    if not facts.parties[seat] or count <= 0:
        return False
    for hero in list(facts.parties[seat]):
        borne = facts.wounds[hero] + facts.pending.count(hero)
        dealt = min(count, max(play.health(seat, hero) - borne, 0))
        if _verb(doing) == "spring":
            facts.pending += [hero] * dealt
        elif dealt:
            _wound(play, seat, hero, dealt)
        count -= dealt
    return True


def _deal(play: Siege, doing: Doing, hero: int, count: int) -> None:
    """Wounds of a trap wait for whoever prevents them; a shield takes some of a monster's."""
    seat = acting(doing)
    if _verb(doing) == "spring":
        play.lair.pending += [hero] * count
        return
    if _verb(doing) == "attack":
        count -= play.number("shield", seat, Thing("party", seat))
    if count > 0:
        _wound(play, seat, hero, count)


def _wound(play: Siege, seat: int, hero: int, count: int) -> None:
    """A hero who can bear no more is in prison."""
    facts = play.lair
    facts.wounds[hero] += count
    play.reading.changed()
    if facts.wounds[hero] < play.health(seat, hero):
        return
    heard = play.heard("beat", seat, {"object": play.hero(hero)})
    facts.parties[seat].remove(hero)
    facts.prisons[seat].append(hero)
    facts.marks["thinned"].add(seat)
    facts.poisoned.discard(hero)
    if hero == facts.paladin:
        facts.paladin = facts.host = NOBODY
    play.has_happened(heard)


def prevent(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """The first wounds of traps are none, counted from the front."""
    yield from ()
    facts, count = play.lair, play.count(doing, deed)
    facts.pending.sort(key=facts.parties[acting(doing)].index)
    prevented = facts.pending[:count]
    facts.pending = facts.pending[count:]
    return bool(prevented)


def settle_wounds(play: Siege, seat: int) -> None:
    """Wounds of traps that nobody prevented are dealt."""
    facts = play.lair
    pending, facts.pending = facts.pending, []
    for hero in list(facts.parties[seat]):
        if hero in pending:
            _wound(play, seat, hero, pending.count(hero))


def heal(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many wounds less, those of the front first."""
    yield from ()
    facts, left = play.lair, play.count(doing, deed)
    healed = 0
    for hero in facts.parties[acting(doing)]:
        here = min(left - healed, facts.wounds[hero])
        facts.wounds[hero] -= here
        healed += here
    return healed > 0


def poison(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One hero of the party is wounded when the round ends, if he is still there."""
    named = play.things(doing, deed.object)
    heroes = [hero for hero in play.lair.parties[acting(doing)] if hero in named]
    if not heroes:
        return False
    play.lair.poisoned.add((yield from pick(doing, heroes)))
    return True


def end_wounds(play: Siege, seat: int) -> None:
    """Poison works at the end of a round."""
    facts = play.lair
    for hero in [one for one in facts.parties[seat] if one in facts.poisoned]:
        facts.poisoned.discard(hero)
        _wound(play, seat, hero, _POISON)


# ---- traps ------------------------------------------------------------------------------------


def _layable(play: Siege, doing: Doing, deed: Deed) -> list[int]:
    """Return a player's traps that may be laid in a tile."""
    seat, tiles = acting(doing), play.things(doing, slot(deed, "in"))
    if not tiles:
        return []
    there, facts = {"in": Thing("tile", min(tiles))}, play.lair
    held = (one for one in play.things(doing, deed.object) if facts.keepers[one] == seat)
    free = (one for one in held if one not in facts.laid)
    return [n for n in free if not play.is_banned_from("put", seat, Thing("trap", n), **there)]


def can_lay(play: Siege, doing: Doing, deed: Deed) -> bool:
    """A trap may be laid there."""
    return bool(_layable(play, doing, deed))


def lay(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One of some traps is laid."""
    found = _layable(play, doing, deed)
    if not found:
        return False
    play.lair.laid.add((yield from pick(doing, found)))
    return True


def spring(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One trap, which is chosen, or all while anybody is there; each is thrown away."""
    facts, seat, sprung = play.lair, acting(doing), 0
    alone = deed.object is not None and not is_all(deed.object)
    while facts.parties[seat] and not (alone and sprung):
        named = play.things(doing, deed.object)
        left = [n for n in named if n in facts.laid and facts.keepers[n] == seat]
        if not left:
            break
        trap = (yield from pick(doing, left)) if alone else min(left)
        heard = play.heard("spring", seat, {"object": Thing("trap", trap)}, before=True)
        facts.laid.discard(trap)
        sprung += 1
        play.has_happened(heard)
        facts.keepers[trap] = GONE
        play.reading.changed()
        yield None
    return sprung > 0


# ---- attacks and spells -----------------------------------------------------------------------


def attack(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One posted monster, which is chosen, attacks, or all in turn while anybody is there."""
    facts, seat, done = play.lair, acting(doing), list[int]()
    using = slot(deed, "using")
    alone = using is not None and not is_all(using)
    while facts.parties[seat] and not (alone and done):
        named = play.things(doing, using)
        ready = [n for n in facts.posted[seat] if n in named and not facts.monsters[n].dormant]
        left = [copy for copy in ready if copy not in done]
        if not left:
            break
        done.append((yield from pick(doing, left)) if alone else left[0])
        facts.marks["attacked"].add(seat)
        facts.marks["thinned"].discard(seat)
        told = {"object": Thing("party", seat), "using": Thing("monster", done[-1])}
        play.happens("attack", seat, told, before=True)
        yield None
    return bool(done)


def invoke(play: Siege, doing: Doing, _deed: Deed) -> Asking:
    """The spell of the card works, where no rule forbids."""
    yield from ()
    seat, card = acting(doing), Thing("card", 0)
    if play.lair.card is None or play.is_banned_from("invoke", seat, card):
        return False
    play.happens("invoke", seat, {"object": card})
    return True


def mark(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A party is cursed, or hushed, in this round."""
    yield from ()
    play.lair.marks[{"curse": "cursed", "hush": "hushed"}[deed.verb]].add(acting(doing))
    return True


def guard(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A tile is safe in this round, if it is fought for."""
    yield from ()
    tiles, seat = sorted(play.things(doing, deed.object)), acting(doing)
    if tiles[:1] != [play.lair.battlefields[seat]]:
        return False
    play.lair.marks["safe"].add(seat)
    return True
