"""Building: where a tile may lie, and what its laying completes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola_engine.digger.corridors import corridor_tiles
from regola_engine.digger.frames import Event, Move
from regola_engine.digger.geometry import opposite
from regola_engine.digger.sets import beside, empty_spaces
from regola_engine.kernel.agenda import push
from regola_engine.kernel.happening import announce
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import forbidden, is_so

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = ["build_tile", "connects", "fits", "may_put", "placements"]


def fits(position: Position, you: int, space: int, edges: tuple[int, ...]) -> bool:
    """Tell whether a space is open to a tile as it is turned."""
    return is_so(position, "open", you, (space, edges))


def may_put(position: Position, seat: int, design: int, space: int) -> bool:
    """Tell whether no rule forbids a player to put a tile of the common ones in a space."""
    told = Event(seat)
    told.tile, told.thing = space, position.game.designs[design].kind
    return forbidden(position, "put tile in", told) < 0


def connects(position: Position, space: int, edges: tuple[int, ...], near: int) -> bool:
    """Tell whether a tile, laid so, would be connected to one of some tiles."""
    game = position.game
    for direction, other in enumerate(game.beside[space]):
        theirs = position.edges[other] if other >= 0 and near >> other & 1 else ()
        if theirs and game.joined[edges[direction]][theirs[opposite(direction)]]:
            return True
    return False


def placements(position: Position, you: int, near: int) -> Iterator[Move]:
    """Give all ways to build a project of a player so that it connects to some tiles."""
    game = position.game
    around = beside(position, near & position.tiles) & empty_spaces(position)
    spaces = [one for one in bits(around) if forbidden(position, "build in", Event(you, one)) < 0]
    for design in sorted(set(position.projects[you])):
        made = game.designs[design]
        for space in spaces:
            for rotation in made.rotations:
                edges = made.turned[rotation]
                if connects(position, space, edges, near) and fits(position, you, space, edges):
                    yield Move("build", (design, space, rotation))


def build_tile(position: Position, you: int, design: int, space: int, rotation: int) -> None:
    """Lay a tile of a player and tell all rules; what it completes is told next."""
    around = position.game.adjoining[space] & position.tiles
    before = {c for c in _corridors(position, around) if is_so(position, "finished", you, c)}
    position.lay(space, design, rotation, you)
    position.built |= 1 << space
    told = Event(you, space)
    frames = announce(position, "build", told)
    for corridor in _corridors(position, around | 1 << space):
        mine = corridor & position.own[you]
        if mine and corridor not in before and is_so(position, "finished", you, corridor):
            done = Event(you, space)
            done.corridor = corridor
            frames += announce(position, "complete", done)
    push(position, frames)


def _corridors(position: Position, tiles: int) -> list[int]:
    found = []
    while tiles:
        corridor = corridor_tiles(position, tiles & -tiles)
        tiles &= ~(corridor | tiles & -tiles)
        if corridor:
            found.append(corridor)
    return found
