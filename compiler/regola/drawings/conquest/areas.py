"""Turn a triangulation with places into areas whose shared borders are the same curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regola.drawings.conquest.placement import Place
from regola.drawings.conquest.triangulation import NOBODY, Triangulation

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
"""Where borders bend: between the corners given, in order. Its point has even coordinates, so that
the middle between two points is whole."""

_Segment = tuple[_Knot, _Knot]


def areas(triangulation: Triangulation, places: Sequence[Place]) -> tuple[Area, ...]:
    """Return the areas of all owners, nobody's included, by owner."""
    holder = {segment: owner for owner, segment in _segments(triangulation)}
    following: dict[int, dict[_Knot, _Knot]] = {}
    for (start, end), owner in holder.items():
        following.setdefault(owner, {})[start] = end
    border = _Border(triangulation, places, holder)
    return tuple(
        Area(owner, tuple(tuple(border.chains(loop)) for loop in _loops(following[owner])))
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


def _loops(following: dict[_Knot, _Knot]) -> Iterator[list[_Knot]]:
    waiting = dict(following)
    while waiting:
        start = min(waiting)
        loop = [start]
        while (knot := waiting.pop(loop[-1])) != start:
            loop.append(knot)
        yield loop


class _Border:
    """What divides the owners: whose each segment is, where each knot lies."""

    def __init__(
        self, triangulation: Triangulation, places: Sequence[Place], holder: dict[_Segment, int]
    ) -> None:
        self._places = places
        self._holder = holder
        self._points: dict[_Knot, Point] = {}
        self._pulls = [_NOBODYS_PULL if owner == NOBODY else 1.0 for owner in triangulation.owners]

    def chains(self, loop: list[_Knot]) -> Iterator[Chain]:
        """Divide a loop where the owner beyond changes, and where a curve would cut a corner."""
        beyond = [
            self._holder.get((end, start), OUTSIDE)
            for start, end in zip(loop, loop[1:] + loop[:1], strict=True)
        ]
        breaks = [
            place
            for place, owner in enumerate(beyond)
            if owner != beyond[place - 1] or not self._bends(loop, place)
        ] or [0]
        closed = [self._point(knot) for knot in (*loop, *loop)]
        for start, end in zip(breaks, breaks[1:] + breaks[:1], strict=True):
            last = end if end > start else end + len(loop)
            yield Chain(beyond[start], tuple(closed[start : last + 1]))

    def _bends(self, loop: list[_Knot], place: int) -> bool:
        """Tell whether the short way past a knot still passes between its corners."""
        knot = loop[place]
        if len(knot) != len(("one", "other")):
            return True
        before, after = self._point(loop[place - 1]), self._point(loop[(place + 1) % len(loop)])
        one, other = (_side(before, after, self._places[corner]) for corner in knot)
        return one * other < 0

    def _point(self, knot: _Knot) -> Point:
        """Return a point between corners, nearer to those of nobody's: theirs is to be small."""
        found = self._points.get(knot)
        if found is None:
            found = self._points[knot] = self._between(knot)
        return found

    def _between(self, knot: _Knot) -> Point:
        across = down = whole = 0.0
        for corner in knot:
            across += self._pulls[corner] * self._places[corner][0]
            down += self._pulls[corner] * self._places[corner][1]
            whole += self._pulls[corner]
        return 2 * round(across / whole / 2), 2 * round(down / whole / 2)


def _side(start: Point, end: Point, place: Place) -> float:
    """Return a number whose sign tells on which side of a line a place lies."""
    (ax, ay), (bx, by), (x, y) = start, end, place
    return (bx - ax) * (y - ay) - (x - ax) * (by - ay)
