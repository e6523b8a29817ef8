"""Lay a board out: the areas of its regions, where their labels go, and what could not be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import TypeAlias

from regola.drawings.conquest.areas import OUTSIDE, Area, Chain, Point, areas
from regola.drawings.conquest.graph import BoardGraph, Edge, drawable
from regola.drawings.conquest.paths import path
from regola.drawings.conquest.placement import Size, placed
from regola.drawings.conquest.triangulation import NOBODY, triangulated

__all__ = ["Layout", "holds", "laid_out", "outline"]

_LARGER = (2, 4, 8, 16)
_SHORTEST = 4
_REGION = 150
"""The width of the square that one region gets on average, in units of the drawing."""


@dataclass(frozen=True, slots=True)
class Layout:
    """
    A board in the plane.

    ``areas`` are those of the regions in order, ``gaps`` what lies between them; ``labels`` gives
    for each region a point well inside it and how far that is from its border, ``paths`` its area
    as SVG writes it; ``left_out`` are the borders that no flat drawing can show.
    """

    size: Size
    areas: tuple[Area, ...]
    gaps: tuple[Area, ...]
    labels: tuple[tuple[Point, int], ...]
    paths: tuple[str, ...]
    left_out: tuple[Edge, ...]


@lru_cache(maxsize=512)
def laid_out(graph: BoardGraph) -> Layout:
    """Lay out a board. Regions touch in the drawing exactly where they do in the graph."""
    width = 2 * round(_REGION * sqrt(max(graph.size, 2)) * sqrt(1.5) / 2)
    size = (width, 2 * round(width / 3))
    if graph.size <= 1:
        return _single(graph.size, size)
    shown, left_out = drawable(graph)
    triangulation = triangulated(shown)
    places = placed(triangulation, size, _scaled(graph.guides, size))
    found = areas(triangulation, places)
    for factor in _LARGER:
        if all(map(_is_visible, found)):
            break
        size = (factor * width, factor * 2 * round(width / 3))
        found = areas(triangulation, [(factor * x, factor * y) for x, y in places])
    regions = tuple(area for area in found if area.owner != NOBODY)
    gaps = tuple(area for area in found if area.owner == NOBODY)
    labels, paths = tuple(map(_label, regions)), tuple(map(path, regions))
    return Layout(size, regions, gaps, labels, paths, left_out)


def _scaled(guides: Sequence[Point], size: Size) -> tuple[tuple[float, float], ...]:
    """Fit given points into a board, with a margin of a tenth on each side."""
    if not guides:
        return ()
    low = [min(point[axis] for point in guides) for axis in (0, 1)]
    high = [max(point[axis] for point in guides) for axis in (0, 1)]
    scale = [0.8 * size[axis] / max(high[axis] - low[axis], 1) for axis in (0, 1)]
    return tuple(
        (0.1 * size[0] + scale[0] * (x - low[0]), 0.1 * size[1] + scale[1] * (y - low[1]))
        for x, y in guides
    )


def _is_visible(area: Area) -> bool:
    """Tell whether all borders of an area are long enough to be seen as one."""
    return all(_extent(chain.points) >= _SHORTEST for loop in area.loops for chain in loop)


def _extent(points: Sequence[Point]) -> int:
    """Return how far points lie apart, to the right or down, whichever is more."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return max(max(across) - min(across), max(down) - min(down))


def _single(regions: int, size: Size) -> Layout:
    """Give the whole board to its only region."""
    width, height = size
    edge = Chain(OUTSIDE, ((0, 0), (0, height), (width, height), (width, 0), (0, 0)))
    whole = (Area(0, ((edge,),)),) * regions
    labels = (((width // 2, height // 2), height // 2),) * regions
    return Layout(size, whole, (), labels, tuple(map(path, whole)), ())


_FINE = (1, 2, 3)
_ROUGH = (2,)
"""Where pieces of curves are cut, in quarters of their length."""


def outline(loop: Sequence[Chain], cuts: Sequence[int] = _FINE) -> list[Point]:
    """Return a loop as a polygon; each piece of a curve is cut where told, in quarters."""
    points: list[Point] = []
    for chain in loop:
        points += _corners(chain, cuts)
    return points


def _corners(chain: Chain, cuts: Sequence[int]) -> list[Point]:
    """Return the points of a chain but for the last, curves cut into straight pieces."""
    given = chain.points
    if not chain.is_curved:
        return list(given[:-1])
    found = [given[0]]
    start = given[0]
    for place in range(1, len(given) - 1):
        pull = given[place]
        end = given[place + 1] if place == len(given) - 2 else _middle(pull, given[place + 1])
        found += [_on_curve(start, pull, end, part) for part in cuts]
        if place < len(given) - 2:
            found.append(end)
        start = end
    return found


def _middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def _on_curve(start: Point, pull: Point, end: Point, part: int) -> Point:
    """Return a point on a quadratic curve, ``part`` quarters along."""
    rest = 4 - part
    weights = (rest * rest, 2 * rest * part, part * part)
    across, down = (
        sum(weight * point[axis] for weight, point in zip(weights, (start, pull, end), strict=True))
        for axis in (0, 1)
    )
    return across // 16, down // 16


# ---- labels -----------------------------------------------------------------------------------

_GRID = 5
_REFINEMENTS = 2
_MIDDLE_FIRST = tuple(
    sorted(
        ((step % (_GRID + 1), step // (_GRID + 1)) for step in range((_GRID + 1) ** 2)),
        key=lambda place: ((2 * place[0] - _GRID) ** 2 + (2 * place[1] - _GRID) ** 2, place),
    )
)
"""The points of a grid, the middle first: a good point found early saves work on all others."""

Side: TypeAlias = tuple[int, int, int, int, int, int]
"""A side of a polygon: where it starts and ends (down), how far it goes, its length squared."""


@lru_cache(maxsize=1024)
def _sides(area: Area) -> tuple[tuple[Point, Point], ...]:
    loops = [outline(loop) for loop in area.loops]
    return tuple(side for loop in loops for side in zip(loop, loop[1:] + loop[:1], strict=True))


def holds(area: Area, point: Point) -> bool:
    """Tell whether a point lies inside an area: a ray from it crosses the border oddly often."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in _sides(area):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def _label(area: Area) -> tuple[Point, int]:
    """Return about the point of an area that is farthest from its border, and how far."""
    loops = [outline(loop, _ROUGH) for loop in area.loops]
    polygon = [point for loop in loops for point in loop]
    sides = [
        (ax, ay, by, bx - ax, by - ay, (bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        for loop in loops
        for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1], strict=True)
        if (ax, ay) != (bx, by)
    ]
    low = [min(point[axis] for point in polygon) for axis in (0, 1)]
    high = [max(point[axis] for point in polygon) for axis in (0, 1)]
    best, room = (polygon[0][0], polygon[0][1]), -1.0
    for _ in range(_REFINEMENTS):
        reach = [(high[axis] - low[axis]) / _GRID for axis in (0, 1)]
        for across, down in _MIDDLE_FIRST:
            point = (round(low[0] + across * reach[0]), round(low[1] + down * reach[1]))
            here = _room(point, sides, room)
            if here > room:
                best, room = point, here
        low = [round(best[axis] - reach[axis]) for axis in (0, 1)]
        high = [round(best[axis] + reach[axis]) for axis in (0, 1)]
    return best, int(sqrt(max(room, 0.0)))


def _room(point: Point, sides: Sequence[Side], enough: float) -> float:
    """Return the square of the distance to the nearest side; -1 outside or when not better."""
    x, y = point
    nearest = float("inf")
    inside = False
    for ax, ay, by, dx, dy, square in sides:
        px, py = float(x - ax), float(y - ay)
        if (py < 0) != (by > y) and px < dx * py / dy:
            inside = not inside
        along = px * dx + py * dy
        if along > 0:
            part = along / square if along < square else 1.0
            px -= part * dx
            py -= part * dy
        distance = px * px + py * py
        if distance < nearest:
            nearest = distance
            if nearest <= enough:
                return -1.0
    return nearest if inside else -1.0
