"""Write areas as the paths of SVG: whole numbers, each step relative to where it starts."""

from __future__ import annotations

from itertools import pairwise

from regola.drawings.conquest.areas import Area, Chain, Point

__all__ = ["path"]


def path(area: Area) -> str:
    """Return the border of an area, all of its loops."""
    return "".join(_loop(loop) for loop in area.loops)


def _loop(loop: tuple[Chain, ...]) -> str:
    start = loop[0].points[0]
    return f"M{_pair(start)}{''.join(map(_chain, loop))}z"


def _chain(chain: Chain) -> str:
    points = chain.points
    if not chain.is_curved:
        return "".join(_step("l", one, other) for one, other in pairwise(points))
    steps: list[str] = []
    start = points[0]
    for place in range(1, len(points) - 1):
        pull, after = points[place], points[place + 1]
        last = place == len(points) - 2
        end = after if last else ((pull[0] + after[0]) // 2, (pull[1] + after[1]) // 2)
        steps.append(_step("q", start, pull, end))
        start = end
    return "".join(steps)


def _step(command: str, start: Point, *points: Point) -> str:
    """Write a step with places relative to its start."""
    return command + " ".join(_pair((x - start[0], y - start[1])) for x, y in points)


def _pair(point: Point) -> str:
    return f"{point[0]} {point[1]}"
