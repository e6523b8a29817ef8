"""Parties on their way, tile by tile: squads of goons, creatures, adventurers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.frames import HOP, MARCH, NOBODY, Event, Frame, Move, Way
from regola_engine.digger.geometry import opposite
from regola_engine.kernel.agenda import push
from regola_engine.kernel.asking import choose
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits
from regola_engine.kernel.moves import PASS
from regola_engine.kernel.standing import barred, number

if TYPE_CHECKING:
    from regola_engine.digger.position import Position
    from regola_engine.digger.rules import Offer

__all__ = [
    "can_march",
    "march_on",
    "march_stopped_by",
    "may_enter",
    "run_hop",
    "run_march",
    "set_out",
    "squad_moves",
    "step_aside",
    "stopped_by",
]


def _sorts(position: Position, mover: int) -> tuple[str, str]:
    """Return what rules call a party: a squad or the kind of its item, and a party."""
    return ("squad" if mover < 0 else position.game.movers[mover].kind, "party")


def _barred(position: Position, told: Event) -> int:
    """Return the rule that bars a party from a step, -1 if none does."""
    return barred(position, _STEPS[_sorts(position, told.mover)[0]], told)


_STEPS = {
    sort: tuple(f"move {kind} {place}" for place in places for kind in (sort, "party"))
    for sort, places in (
        ("squad", ("from", "over", "to")),
        ("creature", ("from", "over")),
        ("adventurer", ("from", "over")),
    )
}
"""The deeds that a step is, by what takes it."""


# ---- squads -----------------------------------------------------------------------------------


def squad_moves(position: Position, offer: Offer, frame: Frame) -> list[Move]:
    """Return the steps that an offer gives to the squads of a player: from, to, how many."""
    found = []
    origins = offer.origins(position, frame) if offer.origins is not None else -1
    for origin, most in enumerate(position.goons[frame.you]):
        if most and origins >> origin & 1:
            found += _from_tile(position, offer, frame, origin, most)
    return found


def _from_tile(
    position: Position, offer: Offer, frame: Frame, origin: int, most: int
) -> list[Move]:
    found = []
    for count in range(1, most + 1):
        ways = _ways(position, offer, frame, _squad(offer, frame, origin, count))
        found += [Move("offer", (offer.index, origin, goal, count)) for goal in ways]
    return found


def _squad(offer: Offer, frame: Frame, origin: int, count: int) -> Way:
    """Return a squad that has not set out yet; for an order point it goes with care."""
    hop = Way(HOP, frame.you)
    hop.origin = hop.tile = origin
    hop.count = count
    hop.manner = ("careful",) if offer.pays == "point" else ()
    return hop


def _ways(position: Position, offer: Offer, frame: Frame, hop: Way) -> dict[int, tuple[int, ...]]:
    """Return the shortest way to every tile that a squad can come to, by tile."""
    frame.event.origin = hop.origin
    targets = offer.targets(position, frame) if offer.targets is not None else -1
    if offer.path is not None:
        return _through(position, hop, targets, offer.path(position, frame))
    near = bits(targets & position.game.adjoining[hop.origin])
    return {tile: (tile,) for tile in near if _stopped(position, hop, (tile,)) < 0}


def _through(position: Position, hop: Way, targets: int, over: int) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    frontier: list[tuple[int, tuple[int, ...]]] = [(hop.origin, ())]
    seen = 1 << hop.origin
    while frontier:
        reached = []
        for tile, way in frontier:
            for other in _onward(position, tile, first=not way, over=over):
                longer = (*way, other)
                if seen >> other & 1 or _stopped(position, hop, longer) >= 0:
                    continue
                seen |= 1 << other
                if len(longer) > 1 and targets >> other & 1:
                    found[other] = longer
                if over >> other & 1:
                    reached.append((other, longer))
        frontier = reached
    return found


def _onward(position: Position, tile: int, *, first: bool, over: int) -> list[int]:
    """Return where a squad goes on to: through an opening, between corridors where no door is."""
    game = position.game
    found = []
    for direction, other in enumerate(game.beside[tile]):
        theirs = position.edges[other] if other >= 0 else ()
        if not theirs:
            continue
        edge, met = position.edges[tile][direction], theirs[opposite(direction)]
        inside = over >> other & 1 and (not first or over >> tile & 1)
        table = game.continued if inside else game.joined
        if table[edge][met]:
            found.append(other)
    return found


def stopped_by(position: Position, you: int, origin: int, way: tuple[int, ...], count: int) -> int:
    """Return the rule that bars a squad from its way, -1 if none does."""
    hop = Way(HOP, you)
    hop.tile, hop.count = origin, count
    return _stopped(position, hop, way)


def _stopped(position: Position, hop: Way, way: tuple[int, ...]) -> int:
    told = Event(hop.you, way[-1])
    told.origin, told.count = hop.tile, hop.count
    told.manner = _manner(position, hop, hop.tile)
    return _barred(position, told)


def _manner(position: Position, way: Way, origin: int) -> tuple[str, ...]:
    """Return the words for how a party goes; a squad has arrived that came in this same order."""
    arrived = way.mover < 0 and (way.you, origin) in position.arrived
    return (*way.manner, "arrived") if arrived else way.manner


def may_enter(position: Position, you: int, origin: int, tiles: int) -> list[int]:
    """Return the tiles among some that a goon of a player may step on from a tile."""
    near = tiles & position.tiles
    return [tile for tile in bits(near) if stopped_by(position, you, origin, (tile,), 1) < 0]


def set_out(position: Position, offer: Offer, frame: Frame, move: Move) -> None:
    """Let a squad take a step that was chosen."""
    _, origin, goal, count = move.things
    hop = _squad(offer, frame, origin, count)
    hop.path = _ways(position, offer, frame, hop)[goal]
    position.agenda.append(hop)


def run_hop(position: Position, hop: Way) -> None:
    """Take the next part of a squad's way: leaving, what comes before a tile, what follows."""
    if not hop.begun:
        hop.begun = True
        push(position, _told(position, hop, "from", before=True))
    elif hop.step == 0:
        _approach(position, hop)
    else:
        _arrive(position, hop)


def _approach(position: Position, hop: Way) -> None:
    if not hop.path or hop.count <= 0:
        position.agenda.remove(hop)
        if hop.count > 0:
            position.arrived = (*position.arrived, (hop.you, hop.tile))
        return
    if _stopped(position, hop, hop.path[:1]) >= 0:
        hop.path = ()
        return
    hop.step = 1
    push(position, _announced(position, hop, hop.path[0], before=True))


def _arrive(position: Position, hop: Way) -> None:
    goal, hop.path = hop.path[0], hop.path[1:]
    goons = position.goons[hop.you]
    goons[hop.tile] -= hop.count
    goons[goal] += hop.count
    hop.origin, hop.tile, hop.step = hop.tile, goal, 0
    hop.walked = True
    push(position, _announced(position, hop, goal, before=False))


def _announced(position: Position, hop: Way, tile: int, *, before: bool) -> list[Frame]:
    last = len(hop.path) <= (1 if before else 0)
    frames = _told(position, hop, "over", tile, before=before)
    if last:
        frames += _told(position, hop, "to", tile, before=before)
    return frames


def _told(
    position: Position, way: Way, deed: str, tile: int = NOBODY, *, before: bool
) -> list[Frame]:
    """Return what it sets off that a party leaves a tile, or comes over or to one."""
    told = Event(way.you, tile if tile >= 0 else way.tile)
    told.origin = way.tile if before else way.origin
    told.count, told.mover = way.count, way.mover
    told.manner = _manner(position, way, told.origin)
    frames: list[Frame] = []
    for sort in _sorts(position, way.mover):
        frames += announce(position, f"move {sort} {deed}", told, before=before)
    return frames


# ---- creatures and adventurers ----------------------------------------------------------------


def can_march(position: Position, you: int, mover: int, over: int) -> bool:
    """Tell whether a creature or an adventurer can go anywhere."""
    return bool(_next_spaces(position, you, mover, over))


def _next_spaces(position: Position, you: int, mover: int, over: int) -> list[int]:
    """Return the spaces that a mover may step on: through openings, where nothing bars it."""
    origin = position.place[mover]
    if origin < 0:
        return []
    return [
        space
        for space in _openings(position, origin, over)
        if march_stopped_by(position, you, mover, space) < 0
    ]


def _openings(position: Position, origin: int, over: int) -> list[int]:
    game = position.game
    blank = (game.blank,) * 6
    edges = position.edges[origin] or blank
    return [
        other
        for direction, other in enumerate(game.beside[origin])
        if other >= 0
        and over >> other & 1
        and game.joined[edges[direction]][(position.edges[other] or blank)[opposite(direction)]]
    ]


def march_stopped_by(position: Position, you: int, mover: int, space: int) -> int:
    """Return the rule that bars a creature or an adventurer from a space, -1 if none does."""
    told = Event(you, space)
    told.mover, told.origin = mover, position.place[mover]
    return _barred(position, told)


def march_on(position: Position, you: int, mover: int, over: int) -> None:
    """Let a creature or an adventurer set out, as far as its speed."""
    way = Way(MARCH, you)
    way.mover, way.over, way.tile = mover, over, position.place[mover]
    way.left = (number(position, "speed", you, mover),)
    position.agenda.append(way)


def step_aside(position: Position, you: int, mover: int, space: int) -> None:
    """Let a creature or an adventurer step on a space that was chosen."""
    way = Way(MARCH, you)
    way.mover, way.tile, way.left, way.begun = mover, position.place[mover], (0,), True
    position.agenda.append(way)
    _towards(position, way, space)


def run_march(position: Position, way: Way) -> None:
    """Take the next part of a march: choosing a space, what comes before it, what follows."""
    if position.place[way.mover] != way.tile:
        position.agenda.remove(way)
    elif way.step == 0:
        _choose_next(position, way)
    else:
        _come(position, way)


def _choose_next(position: Position, way: Way) -> None:
    spaces = _next_spaces(position, way.you, way.mover, way.over) if way.left[0] > 0 else []
    moves = [Move("pick", (space,)) for space in spaces]
    if way.begun:
        moves.append(PASS)
    move = choose(position, way, "march", moves) if moves else PASS
    if move is None:
        return
    if move == PASS:
        position.agenda.remove(way)
        if way.begun:
            push(position, _told(position, way, "to", before=False))
        return
    way.left = (way.left[0] - 1,)
    _towards(position, way, move.things[0])


def _towards(position: Position, way: Way, space: int) -> None:
    defence = number(position, "defence", way.you, space)
    strength = number(position, "strength", way.you, way.mover)
    way.manner = ("victorious",) if 0 < defence < strength else ()
    way.path, way.step = (space,), 1
    push(position, _told(position, way, "over", space, before=True))


def _come(position: Position, way: Way) -> None:
    way.origin, way.tile = way.tile, way.path[0]
    position.place[way.mover] = way.tile
    way.step, way.begun = 0, True
    push(position, _told(position, way, "over", way.tile, before=False))
