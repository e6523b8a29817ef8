"""
Give the corners of a triangulation their places.

The rim lies on a rectangle. Each other corner starts at the average of its neighbours, which keeps
all triangles turned the same way. Then corners move, one at a time, so that triangles become
neither thin nor of very different areas; regions that come out small wish for more. No move turns
a triangle over, so what touches stays as the graph says.

Only additions, products, quotients and square roots are used: they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from regola.drawings.conquest.triangulation import NOBODY, Triangulation

__all__ = ["Place", "Size", "placed"]

Place = tuple[float, float]
"""Where a corner lies: to the right and down, in units of the drawing."""

Size = tuple[int, int]
"""Width and height in units of the drawing."""

_SWEEPS_TO_START = 20
_PATIENCE = 200
_HASTE = 1.7
_ROUNDS = 10
_SWEEPS_A_ROUND = 4
_STEPS = 6
_PULL = 3.0
_SMALL = 0.25
_LEAST, _MOST = 0.3, 12.0
_BROKEN = 1e300
_FLAT = 1e-9
"""What counts as twice the area of a triangle that has none, in very large boards."""


@dataclass(slots=True)
class _Star:
    """
    A corner and the pairs of corners that make triangles with it, all turning the same way.

    ``ideals`` are twice the areas that these triangles wish for, ``step`` is how far the corner
    moved when it last did, ``guide`` and ``pull`` where it is drawn to and how strongly.
    """

    corner: int
    pairs: tuple[tuple[int, int], ...]
    ideals: tuple[float, ...] = ()
    step: float = 0.0
    guide: Place = (0.0, 0.0)
    pull: float = 0.0


def placed(
    triangulation: Triangulation, size: Size, guides: Sequence[Place] = ()
) -> tuple[Place, ...]:
    """
    Return the place of each corner on a board of this size.

    ``guides`` are the places that the corners of the regions, which come first, are drawn towards.
    """
    places = _start(triangulation, size, guides)
    usual = 2 * size[0] * size[1] / len(triangulation.triangles)
    stars = _stars(triangulation)
    for star in stars:
        if star.corner < len(guides):
            star.guide, star.pull = guides[star.corner], _PULL / usual
    _settle(triangulation, stars, places)
    wishes = [_SMALL if owner == NOBODY else 1.0 for owner in triangulation.owners]
    for _ in range(_ROUNDS):
        for star in stars:
            star.ideals = tuple(
                usual / 3 * (wishes[star.corner] + wishes[one] + wishes[other])
                for one, other in star.pairs
            )
        for _ in range(_SWEEPS_A_ROUND):
            for star in stars:
                _move(star, places)
        _wish_again(triangulation, places, wishes)
    return tuple(places)


def _start(triangulation: Triangulation, size: Size, guides: Sequence[Place]) -> list[Place]:
    middle = (size[0] / 2, size[1] / 2)
    places = [middle] * len(triangulation.owners)
    rim = _rectangle(triangulation.sides, size)
    first = _first(triangulation, rim, guides) if guides else 0
    for corner, place in zip(triangulation.rim, rim[first:] + rim[:first], strict=True):
        places[corner] = place
    return places


def _first(triangulation: Triangulation, rim: list[Place], guides: Sequence[Place]) -> int:
    """Return where the rim is to begin for its corners to lie nearest to their guides."""
    owned = [
        (place, guides[triangulation.owners[corner]])
        for place, corner in enumerate(triangulation.rim)
        if triangulation.owners[corner] != NOBODY
    ]

    def away(first: int) -> float:
        return sum(_square(rim[(first + place) % len(rim)], guide) for place, guide in owned)

    return min(range(len(rim)), key=away)


def _square(one: Place, other: Place) -> float:
    across, down = one[0] - other[0], one[1] - other[1]
    return across * across + down * down


def _rectangle(sides: tuple[int, int], size: Size) -> list[Place]:
    (across, down), (width, height) = sides, size
    top = [(width - width * step / across, 0.0) for step in range(across)]
    left = [(0.0, height * step / down) for step in range(down)]
    bottom = [(width - x, float(height)) for x, _ in top]
    right = [(float(width), height - y) for _, y in left]
    return [*top, *left, *bottom, *right]


def _stars(triangulation: Triangulation) -> list[_Star]:
    pairs: list[list[tuple[int, int]]] = [[] for _ in triangulation.owners]
    for first, second, third in triangulation.triangles:
        pairs[first].append((second, third))
        pairs[second].append((third, first))
        pairs[third].append((first, second))
    fixed = set(triangulation.rim)
    return [
        _Star(corner, tuple(around))
        for corner, around in enumerate(pairs)
        if corner not in fixed and around
    ]


def _wish_again(triangulation: Triangulation, places: list[Place], wishes: list[float]) -> None:
    """Wish for larger triangles around the corners of regions that came out small."""
    owners = triangulation.owners
    held = [0.0] * (max(owners) + 1)
    for triangle in triangulation.triangles:
        area = _turn(*(places[corner] for corner in triangle))
        for corner in triangle:
            if owners[corner] != NOBODY:
                held[owners[corner]] += area
    usual = sum(held) / len(held)
    for corner, owner in enumerate(owners):
        if owner != NOBODY:
            # In very large boards a region may start with no area that could be measured.
            missing = usual / held[owner] if held[owner] > 0 < usual else _MOST
            wishes[corner] = min(_MOST, max(_LEAST, wishes[corner] * sqrt(missing)))


def _settle(triangulation: Triangulation, stars: list[_Star], places: list[Place]) -> None:
    """Bring each corner to the average of its neighbours, until no triangle is turned over."""
    for _ in range(_PATIENCE):
        for _ in range(_SWEEPS_TO_START):
            for star in stars:
                (x, y), (across, down) = places[star.corner], _average(star, places)
                places[star.corner] = (x + _HASTE * (across - x), y + _HASTE * (down - y))
        if all(_turn(*(places[c] for c in triangle)) > 0 for triangle in triangulation.triangles):
            return


def _average(star: _Star, places: list[Place]) -> Place:
    across = down = 0.0
    for one, _ in star.pairs:
        x, y = places[one]
        across += x
        down += y
    return across / len(star.pairs), down / len(star.pairs)


def _turn(first: Place, second: Place, third: Place) -> float:
    """Twice the area of a triangle, negative when it turns the other way."""
    return (second[0] - first[0]) * (third[1] - first[1]) - (third[0] - first[0]) * (
        second[1] - first[1]
    )


def _move(star: _Star, places: list[Place]) -> None:
    """Move a corner against the slope of the strain around it, as far as that eases it."""
    here = places[star.corner]
    strain, across, down = _slope(star, here, places)
    length = sqrt(across * across + down * down)
    if not length:
        return
    star.step = 2 * star.step or 0.5 * sqrt(star.ideals[0])
    for _ in range(_STEPS):
        step = star.step / length
        there = (here[0] - step * across, here[1] - step * down)
        if _strain(star, there, places) < strain:
            places[star.corner] = there
            return
        star.step *= 0.4


# The strain of a triangle: the squares of its sides, over twice its area to be indifferent to size
# and least for equal sides, times how far the area is from its ideal, either way. It is worked out
# many thousand times for a board, so its terms are written out where they are needed.


def _strain(star: _Star, here: Place, places: list[Place]) -> float:
    strain = star.pull * _square(here, star.guide)
    x, y = here
    for (one, other), ideal in zip(star.pairs, star.ideals, strict=True):
        px, py = places[one]
        qx, qy = places[other]
        ax, ay, bx, by, cx, cy = px - x, py - y, qx - x, qy - y, px - qx, py - qy
        turn = ax * by - bx * ay
        if turn <= 0:
            return _BROKEN
        spread = ax * ax + ay * ay + bx * bx + by * by + cx * cx + cy * cy
        strain += spread * (1 / ideal + ideal / (turn * turn))
    return strain


def _slope(star: _Star, here: Place, places: list[Place]) -> tuple[float, float, float]:
    """Return the strain and how it changes to the right and down."""
    x, y = here
    strain = star.pull * _square(here, star.guide)
    across, down = (2 * star.pull * (here[axis] - star.guide[axis]) for axis in (0, 1))
    for (one, other), ideal in zip(star.pairs, star.ideals, strict=True):
        px, py = places[one]
        qx, qy = places[other]
        ax, ay, bx, by, cx, cy = px - x, py - y, qx - x, qy - y, px - qx, py - qy
        turn = (ax * by - bx * ay) or _FLAT
        spread = ax * ax + ay * ay + bx * bx + by * by + cx * cx + cy * cy
        even = 1 / ideal + ideal / (turn * turn)
        narrow = -2 * spread * ideal / (turn * turn * turn)
        strain += spread * even
        across += 2 * (2 * x - px - qx) * even + narrow * (py - qy)
        down += 2 * (2 * y - py - qy) * even + narrow * (qx - px)
    return strain, across, down
