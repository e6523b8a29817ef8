"""Corridors and what lies along them: their tiles and ends, how tiles fit, how long they run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regola_engine.digger.geometry import opposite
from regola_engine.digger.sets import connected, family_tiles
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import is_so

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = [
    "any_is",
    "corridor_tiles",
    "largest_complex",
    "lies_beside",
    "longest_corridor",
    "misfits",
    "open_sides",
]


def corridor_tiles(position: Position, tiles: int) -> int:
    """Return all tiles of the corridors that some tiles are part of."""
    game = position.game
    found = frontier = tiles & position.tiles & family_tiles(position, "corridor")
    while frontier:
        reached = 0
        for tile in bits(frontier):
            edges = position.edges[tile]
            for direction, other in enumerate(game.beside[tile]):
                theirs = position.edges[other] if other >= 0 else ()
                if theirs and game.continued[edges[direction]][theirs[opposite(direction)]]:
                    reached |= 1 << other
        frontier = reached & ~found
        found |= frontier
    return found


def open_sides(position: Position, corridor: int) -> list[tuple[int, int]]:
    """Return the ends of a corridor, closed or not: tile and direction."""
    game = position.game
    found = []
    for tile in bits(corridor):
        for direction, edge in enumerate(position.edges[tile]):
            other = game.beside[tile][direction]
            theirs = position.edges[other] if other >= 0 else ()
            if game.runs_on[edge] and not (
                theirs and game.continued[edge][theirs[opposite(direction)]]
            ):
                found.append((tile, direction))
    return found


def lies_beside(
    position: Position, side: tuple[int, int], edges: tuple[str, ...], tiles: int
) -> bool:
    """Tell whether the end of a corridor meets one of some sorts of edges of some tiles."""
    tile, direction = side
    other = position.game.beside[tile][direction]
    if other < 0 or not (tiles & position.tiles) >> other & 1:
        return False
    met = position.edges[other][opposite(direction)]
    return not edges or position.game.edge_names[met] in edges


def any_is(
    position: Position, word: str, you: int, things: Iterable[object], *, so: bool = True
) -> bool:
    """Tell whether one of some things is, or is not, of a class in a player's eyes."""
    return any(is_so(position, word, you, thing) is so for thing in things)


def misfits(position: Position, placed: tuple[int, tuple[int, ...]]) -> bool:
    """Tell whether a tile, as it would be placed, has an edge that may not lie where it would."""
    space, edges = placed
    game = position.game
    for direction, other in enumerate(game.beside[space]):
        met = game.rim
        if other >= 0:
            theirs = position.edges[other]
            met = theirs[opposite(direction)] if theirs else game.blank
        if not game.compatible[edges[direction]][met]:
            return True
    return False


def longest_corridor(position: Position, you: int) -> int:
    """Return the length of a player's longest finished corridor."""
    longest = 0
    left = position.own[you] & family_tiles(position, "corridor")
    while left:
        corridor = corridor_tiles(position, left & -left)
        left &= ~corridor
        if is_so(position, "finished", you, corridor):
            longest = max(longest, corridor.bit_count())
    return longest


def largest_complex(position: Position, you: int) -> int:
    """Return how many rooms a player's largest group of connected rooms has."""
    rooms = position.own[you] & family_tiles(position, "room")
    largest = 0
    while rooms:
        group = frontier = rooms & -rooms
        while frontier:
            frontier = connected(position, frontier) & rooms & ~group
            group |= frontier
        largest = max(largest, group.bit_count())
        rooms &= ~group
    return largest
