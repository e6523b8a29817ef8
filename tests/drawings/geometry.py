"""Read drawings as a reader does who knows nothing of how they were made."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

Point = tuple[int, int]
Piece = tuple[Point, ...]
"""A stretch of a path: its start, for a curve the point that pulls it, its end."""

_COMMAND = re.compile(r"([Mlqz])([^Mlqz]*)")


def pieces(path: str) -> Iterator[Piece]:
    """Give the stretches of a path in the plane, whatever it is written relative to."""
    here = start = (0, 0)
    for command, text in _COMMAND.findall(path):
        numbers = [int(number) for number in re.findall(r"-?\d+", text)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            here = start = points[0]
        elif command == "z":
            if here != start:
                yield here, start
            here = start
        else:
            moved = [(here[0] + x, here[1] + y) for x, y in points]
            yield (here, *moved)
            here = moved[-1]


def undirected(piece: Piece) -> Piece:
    """A stretch, the same whichever way it is walked."""
    return min(piece, piece[::-1])


def touching(paths: list[str]) -> set[tuple[int, int]]:
    """The pairs of areas that have a stretch of border in common."""
    holders: dict[Piece, set[int]] = {}
    for number, path in enumerate(paths):
        for piece in pieces(path):
            if piece[0] != piece[-1]:
                holders.setdefault(undirected(piece), set()).add(number)
    pairs = (sorted(holding) for holding in holders.values() if len(holding) > 1)
    return {(pair[0], pair[1]) for pair in pairs}


def on_the_edge(path: str, width: int, height: int) -> bool:
    """Whether an area has a stretch of the edge of the board."""
    return any(
        first[axis] == last[axis] in (0, limit)
        for first, *_, last in pieces(path)
        for axis, limit in ((0, width), (1, height))
        if first != last
    )


def doubled_area(polygon: list[Point]) -> int:
    """Twice the area of a polygon, by the shoelace formula; its sign tells the direction."""
    closed = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in closed)


def contains(polygons: Iterable[list[Point]], point: Point) -> bool:
    """Whether a point lies inside an area: a ray from it crosses the border oddly often."""
    x, y = point
    inside = False
    for polygon in polygons:
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                inside = not inside
    return inside


def crossings(sides: set[tuple[Point, Point]]) -> list[tuple[Piece, Piece]]:
    """The pairs of straight sides that cross each other, meeting at ends not counted."""
    ordered = sorted(tuple(sorted(side)) for side in sides if side[0] != side[1])
    found = []
    for place, one in enumerate(ordered):
        for other in ordered[place + 1 :]:
            if other[0][0] > one[1][0]:
                break
            if _cross(one, other):
                found.append((one, other))
    return found


def _cross(one: Piece, other: Piece) -> bool:
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    return (turn > 0) - (turn < 0)


def outlines(path: str) -> list[list[Point]]:
    """The loops of a path as polygons; curves are cut in quarters of their length."""
    loops: list[list[Point]] = []
    for piece in pieces(path):
        if not loops or loops[-1][-1] != piece[0]:
            loops.append([piece[0]])
        if len(piece) == len(("start", "pull", "end")):
            loops[-1] += [_on_curve(piece, quarters) for quarters in (1, 2, 3)]
        loops[-1].append(piece[-1])
    return loops


def _on_curve(piece: Piece, part: int) -> Point:
    weights = ((4 - part) ** 2, 2 * part * (4 - part), part**2)
    across, down = (
        sum(w * point[axis] for w, point in zip(weights, piece, strict=True)) // 16
        for axis in (0, 1)
    )
    return across, down
