"""Turn a triangulation with places into areas whose shared borders are the same curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regola.drawings.placement import Place
from regola.drawings.triangulation import NOBODY, Triangulation

__all__ = ["OUTSIDE", "Area", "Chain", "Point", "areas"]

OUTSIDE = -2
"""What lies beyond the edge of the board."""

Point = tuple[int, int]

_NOBODYS_PULL = 5.0


@dataclass(frozen=True, slots=True)
class Chain:
    """
    A stretch of border with one neighbour all along.

    A curved chain starts at its first point, is drawn towards each point in between and through the
    middles between them, and ends at its last point; one along the edge of the board is straight.
    """

    neighbour: int
    points: tuple[Point, ...]

    @property
    def is_curved(self) -> bool:
        """Whether the chain bends between its ends."""
        return self.neighbour != OUTSIDE and len(self.points) > len(("start", "end"))


@dataclass(frozen=True, slots=True)
class Area:
    """What an owner holds of the board: closed loops, each a ring of chains."""

    owner: int
    loops: tuple[tuple[Chain, ...], ...]


_Knot = tuple[int, ...]
"""Where borders bend: between the corners given, in order."""

_Segment = tuple[_Knot, _Knot]


def areas(triangulation: Triangulation, places: Sequence[Place]) -> tuple[Area, ...]:
    """Return the areas of all owners, nobody's included, by owner."""
    owners = triangulation.owners
    pulls = [_NOBODYS_PULL if owner == NOBODY else 1.0 for owner in owners]
    holder = {segment: owner for owner, segment in _segments(triangulation)}
    following: dict[int, dict[_Knot, _Knot]] = {}
    for (start, end), owner in holder.items():
        following.setdefault(owner, {})[start] = end
    points = {knot: _between(knot, pulls, places) for knots in following.values() for knot in knots}
    return tuple(
        Area(
            owner,
            tuple(
                tuple(
                    Chain(beyond, tuple(points[knot] for knot in knots))
                    for beyond, knots in _chains(loop, holder)
                )
                for loop in _loops(following[owner])
            ),
        )
        for owner in sorted(following)
    )


def _segments(triangulation: Triangulation) -> Iterator[tuple[int, _Segment]]:
    """Give what bounds each owner's part of each triangle, and the edge of the board."""
    owners = triangulation.owners
    rim = set(triangulation.rim)
    for triangle in triangulation.triangles:
        centre = tuple(sorted(triangle))
        different = len({owners[corner] for corner in triangle})
        for turn in range(3):
            corner, after, before = (triangle[(turn + step) % 3] for step in range(3))
            leaving = (min(corner, after), max(corner, after))
            entering = (min(corner, before), max(corner, before))
            if different == len(triangle):
                yield owners[corner], (leaving, centre)
                yield owners[corner], (centre, entering)
            elif owners[corner] not in (owners[after], owners[before]):
                yield owners[corner], (leaving, entering)
                yield owners[after], (entering, leaving)
            if corner in rim and after in rim:
                yield owners[corner], ((corner,), leaving)
                yield owners[after], (leaving, (after,))


def _between(corners: tuple[int, ...], pulls: Sequence[float], places: Sequence[Place]) -> Point:
    """Return a point between corners, nearer to those that are to get less."""
    across = down = whole = 0.0
    for corner in sorted(corners):
        across += pulls[corner] * places[corner][0]
        down += pulls[corner] * places[corner][1]
        whole += pulls[corner]
    return _rounded((across / whole, down / whole))


def _rounded(place: Place) -> Point:
    """Round to even units, so that the middle between two points is a whole number too."""
    return 2 * round(place[0] / 2), 2 * round(place[1] / 2)


def _loops(following: dict[_Knot, _Knot]) -> Iterator[list[_Knot]]:
    waiting = dict(following)
    while waiting:
        start = min(waiting)
        loop = [start]
        while (knot := waiting.pop(loop[-1])) != start:
            loop.append(knot)
        yield loop


def _chains(loop: list[_Knot], holder: dict[_Segment, int]) -> Iterator[tuple[int, list[_Knot]]]:
    """Divide a loop where the owner beyond it changes."""
    beyond = [
        holder.get((end, start), OUTSIDE)
        for start, end in zip(loop, loop[1:] + loop[:1], strict=True)
    ]
    breaks = [place for place in range(len(loop)) if beyond[place] != beyond[place - 1]] or [0]
    closed = [*loop, *loop]
    for start, end in zip(breaks, breaks[1:] + breaks[:1], strict=True):
        yield beyond[start], closed[start : (end if end > start else end + len(loop)) + 1]
