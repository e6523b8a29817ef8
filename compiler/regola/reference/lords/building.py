"""Contracts of deeds with dungeons: tunnels, gold from them, rooms, tiles that are lost."""

from __future__ import annotations

from regola.program.meaning import Deed
from regola.reference.family import Thing
from regola.reference.levels import granted
from regola.reference.lords.facts import Plot
from regola.reference.lords.game import Siege, acting, pick, player, tile_to_be
from regola.reference.play import Asking, Doing, slot

__all__ = [
    "build",
    "can_build",
    "can_dig",
    "can_mine",
    "can_run",
    "choose_tile",
    "dig",
    "lose_tile",
    "mine",
    "run",
]


def _is_up_to(deed: Deed) -> bool:
    bound = None if deed.object is None else deed.object.amount
    return bound is not None and bound.comparison == "up to"


# ---- tunnels ----------------------------------------------------------------------------------


def _diggable(play: Siege, doing: Doing, deed: Deed) -> list[int]:
    """Return where a tunnel may be dug; by imps only while one is idle."""
    facts, seat = play.lair, acting(doing)
    if slot(deed, "using") is not None and facts.idle(seat) <= 0:
        return []
    own = range(seat * facts.size, (seat + 1) * facts.size)
    empty = (place for place in own if place not in facts.plots)
    return [
        place
        for place in empty
        if not play.is_banned_from("dig", seat, tile_to_be(), **{"in": Thing("space", place)})
    ]


def can_dig(play: Siege, doing: Doing, deed: Deed) -> bool:
    """There is a place where a tunnel may be dug."""
    return bool(_diggable(play, doing, deed))


def dig(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """So many tunnels more, one after the other, each by one imp where imps dig."""
    seat, count, dug = acting(doing), play.count(doing, deed), 0
    while dug < count and (places := _diggable(play, doing, deed)):
        place = yield from pick(doing, places, or_pass=_is_up_to(deed))
        if place < 0:
            break
        dug += 1
        play.lair.busy[seat] += slot(deed, "using") is not None
        play.lair.plots[place] = Plot(seat, "", 0, conquered=False, ran=0)
        play.happens("dig", seat, {"object": Thing("tile", place), "in": Thing("tile", place)})
        yield None
    return dug > 0


def can_mine(play: Siege, doing: Doing, deed: Deed) -> bool:
    """There is a tile to mine, and an idle imp."""
    return bool(play.things(doing, slot(deed, "from"))) and play.lair.idle(acting(doing)) > 0


def mine(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """Gold comes from tiles, one of each by one imp; all of it, or up to so much."""
    facts, seat, count = play.lair, acting(doing), play.count(doing, deed)
    most = min(count, len(play.things(doing, slot(deed, "from"))), facts.idle(seat))
    if most < (1 if _is_up_to(deed) else count):
        return False
    mined = (yield from pick(doing, range(1, most + 1))) if _is_up_to(deed) else count
    facts.goods["gold"][seat] += mined
    facts.busy[seat] += mined
    return True


# ---- rooms ------------------------------------------------------------------------------------


def _sites(play: Siege, doing: Doing, deed: Deed, room: int) -> list[int]:
    """Return the tiles where no rule forbids to build a room."""
    seat = acting(doing)
    return [
        tile
        for tile in play.things(doing, slot(deed, "in"))
        if not play.is_banned_from("build", seat, tile_to_be(room), **{"in": Thing("tile", tile)})
    ]


def _fee(play: Siege, seat: int) -> int:
    order = play.lair.order
    return play.number("fee", seat, Thing("order", order)) if order >= 0 else 0


def _buildable(play: Siege, doing: Doing, deed: Deed) -> list[int]:
    facts, seat = play.lair, acting(doing)
    if _fee(play, seat) > facts.goods["gold"][seat]:
        return []
    return [room for room in facts.offered_rooms if _sites(play, doing, deed, room)]


def can_build(play: Siege, doing: Doing, deed: Deed) -> bool:
    """A room on offer can be paid for and has a place."""
    return bool(_buildable(play, doing, deed))


def build(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A room on offer is paid for and takes the place of a tile."""
    facts, seat = play.lair, acting(doing)
    rooms = _buildable(play, doing, deed)
    if not rooms:
        return False
    room = yield from pick(doing, rooms)
    tile = yield from pick(doing, _sites(play, doing, deed, room))
    facts.goods["gold"][seat] -= min(_fee(play, seat), facts.goods["gold"][seat])
    facts.offered_rooms.remove(room)
    made = facts.box.rooms[room]
    play.change_plot(tile, room=made.reference, crew=made.crew)
    play.happens("build", seat, {"object": tile_to_be(room), "in": Thing("tile", tile)})
    return True


def _helpers(play: Siege, seat: int) -> int:
    """Return how many monsters that are helpful have not yet helped this round."""
    facts, you = play.lair, player(seat)
    own = (Thing("monster", copy) for copy in facts.monsters_of(seat))
    return sum(granted(play.reading, "helpful", one, you) for one in own) - facts.helping[seat]


def _runnable(play: Siege, doing: Doing, deed: Deed) -> list[int]:
    facts, seat = play.lair, acting(doing)
    hands = facts.idle(seat) + _helpers(play, seat)
    found = []
    for place in play.things(doing, deed.object):
        tile, plot = Thing("tile", place), facts.plots[place]
        if plot.owner != seat or not plot.room:
            continue
        crew = play.number("crew", seat, tile)
        if 0 < crew <= hands and not play.is_banned_from("run", seat, tile):
            found.append(place)
    return found


def can_run(play: Siege, doing: Doing, deed: Deed) -> bool:
    """A room has the hands that it takes, and no rule forbids it."""
    return bool(_runnable(play, doing, deed))


def run(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A room runs: monsters that help are at work first, then imps."""
    facts, seat = play.lair, acting(doing)
    rooms = _runnable(play, doing, deed)
    if not rooms:
        return False
    place = yield from pick(doing, rooms)
    crew = play.number("crew", seat, Thing("tile", place))
    helping = min(crew, _helpers(play, seat))
    facts.helping[seat] += helping
    facts.busy[seat] += crew - helping
    play.change_plot(place, ran=facts.plots[place].ran + 1)
    play.happens("run", seat, {"object": Thing("tile", place)})
    return True


# ---- the battlefield --------------------------------------------------------------------------


def choose_tile(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """A tile is the one that is fought for."""
    plots, seat = play.lair.plots, acting(doing)
    tiles = [one for one in play.things(doing, deed.object) if plots[one].owner == seat]
    if not tiles:
        return False
    play.lair.battlefields[seat] = yield from pick(doing, tiles)
    return True


def lose_tile(play: Siege, doing: Doing, deed: Deed) -> Asking:
    """One of a player's tiles, which he chooses, is conquered."""
    plots, seat = play.lair.plots, acting(doing)
    own = [one for one in play.things(doing, deed.object) if plots[one].owner == seat]
    tiles = [one for one in own if not plots[one].conquered]
    if not tiles:
        return False
    tile = yield from pick(doing, tiles)
    heard = play.heard("lose", seat, {"object": Thing("tile", tile)})
    play.change_plot(tile, conquered=True)
    play.has_happened(heard)
    return True
