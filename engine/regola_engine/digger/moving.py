"""Squads on their way, tile by tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.events import announce, push
from regola_engine.digger.frames import HOP, Frame, Move
from regola_engine.digger.geometry import bits, opposite
from regola_engine.digger.values import forbidden

if TYPE_CHECKING:
    from regola_engine.digger.position import Position
    from regola_engine.digger.rules import Offer

__all__ = ["run_hop", "set_out", "squad_moves", "stopped_by"]


def squad_moves(position: Position, offer: Offer, frame: Frame) -> list[Move]:
    """Return the steps that an offer gives to the squads of a player: from, to, how many."""
    found = []
    origins = offer.origins(position, frame) if offer.origins is not None else -1
    standing = position.goons[frame.you]
    for origin in bits(origins & position.tiles):
        if standing[origin]:
            found += _from_tile(position, offer, frame, origin, standing[origin])
    return found


def _from_tile(
    position: Position, offer: Offer, frame: Frame, origin: int, most: int
) -> list[Move]:
    frame.origin = origin
    targets = offer.targets(position, frame) if offer.targets is not None else -1
    over = offer.path(position, frame) if offer.path is not None else 0
    found = []
    for count in range(1, most + 1):
        ways = _ways(position, frame.you, origin, count, targets, over)
        found += [Move("offer", (offer.index, origin, goal, count)) for goal in ways]
    return found


def _ways(
    position: Position, you: int, origin: int, count: int, targets: int, over: int
) -> dict[int, tuple[int, ...]]:
    """Return the shortest way to every tile that a squad can come to, by tile."""
    if not over:
        near = list(bits(targets & position.game.adjoining[origin]))
        return {
            tile: (tile,) for tile in near if stopped_by(position, you, origin, (tile,), count) < 0
        }
    return _through(position, you, origin, count, targets, over)


def _through(
    position: Position, you: int, origin: int, count: int, targets: int, over: int
) -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {}
    frontier: list[tuple[int, tuple[int, ...]]] = [(origin, ())]
    seen = 1 << origin
    while frontier:
        reached = []
        for tile, way in frontier:
            for other in _onward(position, tile, first=not way, over=over):
                longer = (*way, other)
                if seen >> other & 1 or stopped_by(position, you, origin, longer, count) >= 0:
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
    told = Frame(-1, you)
    told.origin, told.count = origin, count
    told.tile = origin
    told.free = (you, origin) in position.arrived
    barred = forbidden(position, "move squad from", told)
    if barred >= 0:
        return barred
    told.tile = way[-1]
    for deed in ("move squad over", "move squad to"):
        barred = forbidden(position, deed, told)
        if barred >= 0:
            return barred
    return -1


def set_out(position: Position, offer: Offer, frame: Frame, move: Move) -> None:
    """Let a squad take a step that was chosen."""
    _, origin, goal, count = move.things
    frame.origin = origin
    targets = offer.targets(position, frame) if offer.targets is not None else -1
    over = offer.path(position, frame) if offer.path is not None else 0
    hop = Frame(HOP, frame.you)
    hop.path = _ways(position, frame.you, origin, count, targets, over)[goal]
    hop.origin = hop.tile = origin
    hop.count = count
    position.agenda.append(hop)


def run_hop(position: Position, hop: Frame) -> None:
    """Take the next part of a squad's way: what comes before a tile, or what follows."""
    if hop.step == 0:
        _approach(position, hop)
    else:
        _arrive(position, hop)


def _approach(position: Position, hop: Frame) -> None:
    if not hop.path or hop.count <= 0:
        position.agenda.remove(hop)
        if hop.count > 0:
            position.arrived = (*position.arrived, (hop.you, hop.tile))
        return
    if stopped_by(position, hop.you, hop.tile, hop.path[:1], hop.count) >= 0:
        hop.path = ()
        return
    hop.step = 1
    push(position, _told(position, hop, hop.path[0], before=True))


def _arrive(position: Position, hop: Frame) -> None:
    goal, hop.path = hop.path[0], hop.path[1:]
    goons = position.goons[hop.you]
    goons[hop.tile] -= hop.count
    goons[goal] += hop.count
    origin, hop.tile, hop.step = hop.tile, goal, 0
    frames = _told(position, hop, goal, before=False, origin=origin)
    push(position, frames)


def _told(
    position: Position, hop: Frame, tile: int, *, before: bool, origin: int = -1
) -> list[Frame]:
    told = Frame(-1, hop.you)
    told.tile, told.count = tile, hop.count
    told.origin = hop.tile if before else origin
    last = len(hop.path) <= (1 if before else 0)
    frames = announce(position, "move squad over", told, before=before)
    if last:
        frames += announce(position, "move squad to", told, before=before)
    return frames
