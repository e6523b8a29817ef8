"""Order what touches a region around it, as the coordinates that a pack gives have it."""

from __future__ import annotations

from functools import cmp_to_key
from typing import Any

from regola.drawings.conquest.graph import BoardGraph

__all__ = ["guided_rotations"]

_Vector = tuple[int, int]


def guided_rotations(graph: BoardGraph) -> list[list[int]]:
    """
    Return for each region, then for the edge of the board, its neighbours in their order around it.

    Seen from a region, the edge of the board lies away from the middle of all regions.
    """
    frame = graph.size
    middle = tuple(sum(point[axis] for point in graph.guides) for axis in (0, 1))
    outward = [(frame * x - middle[0], frame * y - middle[1]) for x, y in graph.guides]
    directions: list[dict[int, _Vector]] = [{} for _ in range(frame + 1)]
    for one, other in graph.edges:
        (ax, ay), (bx, by) = graph.guides[one], graph.guides[other]
        directions[one][other] = (bx - ax, by - ay)
        directions[other][one] = (ax - bx, ay - by)
    for region in graph.border:
        directions[region][frame] = outward[region]
        directions[frame][region] = outward[region]
    rotations = [_turning(each) for each in directions]
    # From beyond the edge the same turn goes the other way round.
    rotations[frame].reverse()
    return rotations


def _turning(directions: dict[int, _Vector]) -> list[int]:
    """Return the neighbours in the order of their directions."""

    def angle(neighbour: int) -> Any:
        return _ANGLE(directions[neighbour])

    return sorted(directions, key=angle)


def _compared(one: _Vector, other: _Vector) -> int:
    """Compare the angles of two directions, turning from the right over down."""
    halves = _half(one) - _half(other)
    return halves or other[0] * one[1] - one[0] * other[1]


def _half(vector: _Vector) -> int:
    return 0 if (vector[1], vector[0]) > (0, 0) else 1


_ANGLE = cmp_to_key(_compared)
