"""The contract of each verb of the games of tiles: what changes, and by how much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from regola.program.meaning import Deed, Link, Phrase, Quantity
from regola.reference.digger import coins
from regola.reference.digger.building import lay, lay_project, lift, may_put, placements, turn_up
from regola.reference.digger.choosing import (
    acting_seat,
    actor,
    event_thing,
    pick,
    things_of,
    type_of,
)
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.game import Delve
from regola.reference.digger.leaving import (
    defeat,
    kill,
    pick_of_players,
    return_goons,
    take_off,
)
from regola.reference.digger.parties import march_one, move, put_figure, put_off
from regola.reference.digger.things import body_of
from regola.reference.family import Thing
from regola.reference.happening import Happened
from regola.reference.play import Answer, Asking, Doing, Question, slot
from regola.reference.reading import Unsaid

__all__ = [
    "LAST_STAGE",
    "VERBS",
    "conquerable",
    "free_for",
    "held",
    "markers_of",
    "near_of",
    "summonable",
]

_Contract: TypeAlias = Callable[[Delve, Doing, Deed], Asking]


# ---- points, steps, gold ----------------------------------------------------------------------


def _gain(play: Delve, doing: Doing, deed: Deed) -> Asking:
    facts, seat, count, what = play.dug, acting_seat(doing), play.count(doing, deed), type_of(deed)
    yield from ()
    if what == "point":
        facts.points[seat] += count
    elif what == "step":
        if seat != facts.seat:
            return False
        facts.steps += count
    elif what == "grain":
        facts.grains += count
    elif count:
        facts.gold[seat] += count
        facts.last_gain = facts.round
    return True


def held(play: Delve, doing: Doing, what: str) -> int:
    """Return how many order points or steps a player has to pay with."""
    facts, seat = play.dug, acting_seat(doing)
    if what == "point":
        return facts.points[seat]
    return facts.steps if seat == facts.seat else 0


def _pay(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Whoever has fewer pays none."""
    facts, count, what = play.dug, play.count(doing, deed), type_of(deed)
    yield from ()
    if held(play, doing, what) < count:
        return False
    if what == "point":
        facts.points[acting_seat(doing)] -= count
    else:
        facts.steps -= count
    return True


def _lose(play: Delve, doing: Doing, deed: Deed) -> Asking:
    facts, seat, count = play.dug, acting_seat(doing), play.count(doing, deed)
    yield from ()
    if type_of(deed) == "point":
        facts.points[seat] -= min(count, facts.points[seat])
    else:
        facts.gold[seat] -= count
    return True


# ---- goons and markers ------------------------------------------------------------------------


def _flip(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """A goon becomes a marker of the tile that was conquered."""
    goons, tile = things_of(play, doing, deed.object), event_thing(doing)
    if not goons or tile is None:
        return False
    goon = yield from pick_of_players(doing, goons)
    take_off(play, goon.key, goon.place[1], 1)
    play.dug.reserve[goon.key] -= 1
    play.change(tile.key, markers=(*play.dug.grounds[tile.key].markers, goon.key))
    return True


def _return(play: Delve, doing: Doing, deed: Deed) -> Asking:
    if type_of(deed) == "goon":
        return (yield from return_goons(play, doing, deed))
    if type_of(deed) == "coin":
        return (yield from coins.move(play, doing, deed))
    markers = things_of(play, doing, deed.object)
    return bool(markers) and _unmark(play, markers[0])


def _unmark(play: Delve, marker: Thing) -> bool:
    """A marker goes back to its owner's reserve."""
    space, seat = marker.place[1], int(marker.key)
    kept = list(play.dug.grounds[space].markers)
    if seat not in kept:
        return False
    kept.remove(seat)
    play.change(space, markers=tuple(kept))
    play.dug.reserve[seat] += 1
    return True


def markers_of(play: Delve, doing: Doing, deed: Deed) -> list[Thing]:
    """Return the markers that a deed names: those that lie in the tiles that it speaks of."""
    inside = slot(deed, "from")
    found = things_of(play, doing, deed.object)
    if inside is None:
        return list(found)
    spaces = {one.key for one in things_of(play, doing, inside)}
    return [one for one in found if one.place[1] in spaces]


def _remove(play: Delve, doing: Doing, deed: Deed) -> Asking:
    if type_of(deed) == "marker":
        markers = markers_of(play, doing, deed)
        return bool(markers) and _unmark(play, (yield from pick_of_players(doing, markers)))
    if type_of(deed) == "figure":
        return put_off(play, things_of(play, doing, deed.object))
    tiles = things_of(play, doing, deed.object)
    if not tiles:
        return False
    tile = yield from pick(play, doing, tiles)
    lift(play, tile.key)
    return True


def summonable(play: Delve, doing: Doing, deed: Deed) -> list[Thing]:
    """Return the tiles to which somebody may be summoned: those that no rule forbids."""
    you = actor(doing)
    if type_of(deed) == "goon":
        one: Thing | None = Thing("goon", you.key, ("reserve", you.key))
        may = bool(play.dug.reserve[you.key])
    else:
        one = _creature(play, doing, deed)
        may = one is not None and body_of(play.reading, one).leader == NOBODY
    tiles = things_of(play, doing, slot(deed, "to")) if may else ()
    banned = play.tiles.is_forbidden
    return [tile for tile in tiles if not banned("summon", you, one, {"to": tile})]


def _creature(play: Delve, doing: Doing, deed: Deed) -> Thing | None:
    """Return the creature of a deed; one that is off the board is no thing there, but *it* is."""
    if deed.object is not None and deed.object.noun == "it":
        return doing.scene.it
    return next(iter(things_of(play, doing, deed.object)), None)


def _summon(play: Delve, doing: Doing, deed: Deed) -> Asking:
    tiles, you = summonable(play, doing, deed), actor(doing)
    if not tiles:
        return False
    mover = None if type_of(deed) == "goon" else _creature(play, doing, deed)
    tile = yield from pick(play, doing, tiles)
    if mover is None:
        play.dug.reserve[you.key] -= 1
        play.add_goons(you.key, tile.key, 1)
        goon = Thing("goon", you.key, ("tile", tile.key))
        play.begin(play.tell(Happened("summon", you, {"object": goon, "to": tile})))
        return True
    play.move_body(mover, tile.key, leader=you.key)
    play.begin(play.tell(Happened("summon", you, {"object": mover, "to": tile})))
    return True


# ---- tiles ------------------------------------------------------------------------------------


def near_of(play: Delve, doing: Doing, deed: Deed) -> set[int]:
    """Return the tiles to which what is built has to be connected."""
    where = slot(deed, "in")
    links = () if where is None else (one for one in where.modifiers if isinstance(one, Link))
    target = next((one.target for one in links if one.relation == "connected to"), None)
    found: set[int] = set()
    for one in things_of(play, doing, target):
        if one.type == "dungeon":
            found |= {n for n, ground in play.dug.grounds.items() if ground.owner == one.key}
        else:
            found.add(int(one.key))
    return found


def _build(play: Delve, doing: Doing, deed: Deed) -> Asking:
    answers = tuple(placements(play, acting_seat(doing), near_of(play, doing, deed)))
    if not answers:
        return False
    answer = yield Question(acting_seat(doing), answers)
    if answer is None or answer.thing is None:
        raise Unsaid("no answer")
    _, design, _, turn = answer.code.split()
    you, space = actor(doing), int(answer.thing.key)
    told = {"object": answer.thing, "in": Thing("space", space)}
    before = play.tell(Happened("build", you, told), before=True)
    play.dug.projects[you.key].remove(int(design))
    play.begin(lay_project(play, you.key, space, int(design), int(turn)))
    play.begin(before)
    return True


def free_for(play: Delve, doing: Doing, deed: Deed) -> list[Thing]:
    """Return the spaces where whoever acts may put a tile of the common ones, if one is left."""
    kind, seat = "" if deed.object is None else deed.object.noun, acting_seat(doing)
    if not play.dug.stacks.get(kind):
        return []
    spaces = things_of(play, doing, slot(deed, "in"))
    return [one for one in spaces if may_put(play, seat, kind, one.key)]


def _put(play: Delve, doing: Doing, deed: Deed) -> Asking:
    if type_of(deed) == "coin":
        return (yield from coins.put(play, doing, deed))
    if type_of(deed) == "figure":
        there = things_of(play, doing, slot(deed, "in"))
        return (yield from put_figure(play, doing, deed, there)) is not None
    kind, spaces = "" if deed.object is None else deed.object.noun, free_for(play, doing, deed)
    if not spaces:
        return False
    space = yield from pick(play, doing, spaces)
    play.dug.stacks[kind] -= 1
    design = next(n for n, one in enumerate(play.dug.box.designs) if one.kind == kind)
    lay(play.dug, space.key, design, 0, NOBODY)
    return True


def _reveal(play: Delve, doing: Doing, deed: Deed) -> Asking:
    if type_of(deed) == "coin":
        return (yield from coins.reveal(play, doing, deed))
    tiles = [one.key for one in things_of(play, doing, deed.object)]
    hidden = [space for space in tiles if play.dug.grounds[space].hidden]
    for space in hidden:
        turn_up(play, space)
    told = (Happened("reveal", actor(doing), {"object": Thing("tile", one)}) for one in hidden)
    play.begin([one for event in told for one in play.tell(event)])
    return bool(hidden)


def conquerable(play: Delve, doing: Doing, deed: Deed) -> list[Thing]:
    """Return the tiles that may be conquered; with a creature, the creatures that may do it."""
    you, tiles = actor(doing), things_of(play, doing, deed.object)
    using = slot(deed, "using")
    banned = play.tiles.is_forbidden
    if using is None:
        return [tile for tile in tiles if not banned("conquer", you, tile, {})]
    return [
        mover
        for mover in things_of(play, doing, using)
        if (tile := Thing("tile", body_of(play.reading, mover).place)) in tiles
        and not banned("conquer", you, tile, {"using": mover})
    ]


def _conquer(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """All that it does is said by rules."""
    able, you = conquerable(play, doing, deed), actor(doing)
    if not able:
        return False
    one = yield from pick(play, doing, able)
    told: Mapping[str, Thing] = {"object": one}
    if one.type != "tile":
        told = {"object": Thing("tile", body_of(play.reading, one).place), "using": one}
    event = Happened("conquer", you, told)
    before = play.tell(event, before=True)
    play.begin([*before, *play.tell(event)])
    return True


# ---- projects, orders, bonuses ----------------------------------------------------------------


def value_of(play: Delve, doing: Doing, phrase: Phrase | None) -> int:
    """Return a number that stands after a preposition: *the wit*, *the number of your …*."""
    if phrase is None:
        return 0
    links = (one for one in phrase.modifiers if isinstance(one, Link) and one.relation == "of")
    of = next((one.target for one in links), None)
    if phrase.noun == "number" and of is not None:
        return play.reading.count(of, doing.scene)
    return play.reading.quantity(Quantity(phrase.noun, of, phrase.span), doing.scene)


def _refill(play: Delve, doing: Doing, deed: Deed) -> Asking:
    facts, seat = play.dug, acting_seat(doing)
    count = value_of(play, doing, slot(deed, "to"))
    yield from ()
    while len(facts.projects[seat]) < count and facts.bags[seat]:
        facts.projects[seat].append(play.by_chance(facts.bags[seat]))
    return True


def _exchange(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Any projects are set aside, as many drawn, and only then do the others go to the bag."""
    if type_of(deed) == "coin":
        return (yield from coins.exchange(play, doing, deed))
    facts, you = play.dug, actor(doing)
    own, bag = facts.projects[you.key], facts.bags[you.key]
    project = Thing("project", 0, ("player", you.key))
    while own and not play.tiles.is_forbidden("exchange", you, project, {}):
        picks = [Answer(f"pick {n}", Thing("project", n)) for n in sorted(set(own))]
        answer = yield Question(you.key, (*picks, Answer("pass")))
        if answer is None or answer.thing is None:
            break
        own.remove(answer.thing.key)
        facts.aside.append(answer.thing.key)
        play.reading.changed()
    for _ in range(min(len(facts.aside), len(bag))):
        own.append(play.by_chance(bag))
    bag.extend(facts.aside)
    facts.aside.clear()
    return True


def _take(play: Delve, doing: Doing, deed: Deed) -> Asking:
    if type_of(deed) == "coin":
        return (yield from coins.take(play, doing, deed))
    tier = value_of(play, doing, slot(deed, "for"))
    yield from ()
    if tier <= 0 or acting_seat(doing) != play.dug.seat:
        return False
    # What else has just happened comes first.
    play.postpone(play.tell(Happened("take", actor(doing), {"object": Thing("bonus", tier)})))
    return True


def _give(play: Delve, doing: Doing, deed: Deed) -> Asking:
    """Orders that a bonus offers are named, to be given for nothing later."""
    if type_of(deed) == "coin":
        return (yield from coins.give(play, doing, deed))
    bonus, you = event_thing(doing), actor(doing)
    offered = [
        n
        for n in range(len(play.dug.orders))
        if bonus is not None and play.tiles.is_granted_to("offered", Thing("order", n), bonus, you)
    ]
    for _ in range(play.count(doing, deed) if offered else 0):
        picks = [Answer(f"pick {n}", Thing("order", n)) for n in offered]
        answer = yield Question(you.key, (*picks, Answer("pass")))
        if answer is None or answer.thing is None:
            break
        play.dug.waiting.append(answer.thing.key)
    return True


# ---- turns and the end ------------------------------------------------------------------------


def _skip(play: Delve, doing: Doing, _deed: Deed) -> Asking:
    yield from ()
    play.dug.skipped[acting_seat(doing)] += 1
    return True


def _end(play: Delve, _doing: Doing, _deed: Deed) -> Asking:
    """The game ends: nothing that is under way goes on, but what its end brings."""
    course = play.course
    yield from ()
    if course.stage > LAST_STAGE:
        return False
    course.stage = LAST_STAGE + 1
    play.agenda.clear()
    play.dug.waiting.clear()
    play.dug.steps = 0
    playing = [seat for seat in range(play.dug.seats) if play.dug.playing[seat]]
    play.begin([one for seat in playing for one in play.at_moment("end", "game", seat)])
    return True


LAST_STAGE = 3
"""The stage of turns, after which there is only the end."""

VERBS: Mapping[str, _Contract] = {
    "gain": _gain,
    "lose": _lose,
    "pay": _pay,
    "flip": _flip,
    "return": _return,
    "remove": _remove,
    "kill": kill,
    "summon": _summon,
    "build": _build,
    "put": _put,
    "reveal": _reveal,
    "conquer": _conquer,
    "refill": _refill,
    "exchange": _exchange,
    "take": _take,
    "give": _give,
    "draw": coins.draw,
    "march": march_one,
    "move": move,
    "skip": _skip,
    "end": _end,
    "defeat": defeat,
}
