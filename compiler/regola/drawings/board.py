"""
Draw a board as SVG: areas with the look of their terrain, letters, symbols, pieces and tokens.

The drawing refers to patterns and marks that `definitions` writes once a page, and is coloured by
the classes of the page's style sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr

from regola.drawings.areas import Area, Chain, Point
from regola.drawings.layout import Layout
from regola.drawings.looks import Look, Looks, style

__all__ = ["Picture", "RegionPicture", "Stack", "board", "definitions", "mark_id", "swatch"]


@dataclass(frozen=True, slots=True)
class Stack:
    """
    Tokens or pieces on a region.

    ``colour`` counts players from 0; ``count`` is -1 where the number is not known; pieces have the
    ``letter`` of their name.
    """

    colour: int
    count: int
    letter: str = ""
    declined: bool = False


@dataclass(frozen=True, slots=True)
class RegionPicture:
    """
    A region to draw: its id, the letter and the look of its terrain, the ids of the marks of its
    symbols, what stands on it, and all of it in words.
    """

    id: str
    letter: str
    look: Look
    marks: tuple[str, ...]
    stacks: tuple[Stack, ...] = ()
    told: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to draw; ``title`` says what it shows to those who do not see it."""

    title: str
    layout: Layout
    regions: tuple[RegionPicture, ...]


_MARGIN = 4


def board(picture: Picture) -> str:
    """Return the drawing of a board."""
    width, height = picture.layout.size
    box = f"{-_MARGIN} {-_MARGIN} {width + 2 * _MARGIN} {height + 2 * _MARGIN}"
    parts = [
        f'<svg class="board" viewBox="{box}" role="img" aria-label={quoteattr(picture.title)}>',
        f'<rect class="nobody" width="{width}" height="{height}"/>',
        *_lands(picture),
        f'<rect class="edge" width="{width}" height="{height}"/>',
        *_labels(picture),
        "</svg>",
    ]
    return "".join(parts)


def _lands(picture: Picture) -> Iterator[str]:
    for area, region in zip(picture.layout.areas, picture.regions, strict=True):
        told = f"<title>{escape(region.told)}</title>" if region.told else ""
        yield (
            f'<path class="land" fill="url(#{region.look.id})" d="{_path(area)}">{told}</path>'
            if told
            else f'<path class="land" fill="url(#{region.look.id})" d="{_path(area)}"/>'
        )


# ---- areas ------------------------------------------------------------------------------------


def _path(area: Area) -> str:
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


# ---- labels -----------------------------------------------------------------------------------

_MARK = 22
_TOKEN = 15
_LINE = 25


def _labels(picture: Picture) -> Iterator[str]:
    for (place, room), region in zip(picture.layout.labels, picture.regions, strict=True):
        rows = 1 + bool(region.marks) + bool(region.stacks)
        small = room < _LINE * rows / 2
        x, y = place
        top = y - (rows - 1) * _LINE // 2 + 7
        yield f'<text{" class=small" if small else ""} x="{x}" y="{top}"><tspan class="letter">'
        yield f'{escape(region.letter)}</tspan> <tspan class="id">{escape(region.id)}'
        yield "</tspan></text>"
        if region.marks:
            yield from _marks(region.marks, x, top + 5)
            top += _LINE
        if region.stacks:
            yield from _stacks(region.stacks, x, top + 18)


def _marks(marks: tuple[str, ...], x: int, y: int) -> Iterator[str]:
    left = x - (len(marks) * (_MARK + 4) - 4) // 2
    size = f'width="{_MARK}" height="{_MARK}"'
    for place, mark in enumerate(marks):
        yield f'<use class="mark" href="#{mark}" {size} x="{left + place * (_MARK + 4)}" y="{y}"/>'


def _stacks(stacks: tuple[Stack, ...], x: int, y: int) -> Iterator[str]:
    step = 2 * _TOKEN + 4
    left = x - (len(stacks) - 1) * step // 2
    for place, stack in enumerate(stacks):
        middle = left + place * step
        classes = f"token p{stack.colour}{' declined' if stack.declined else ''}"
        if stack.letter:
            yield f'<rect class="{classes}" x="{middle - 14}" y="{y - 14}" width="28" height="28"/>'
        else:
            yield f'<circle class="{classes}" cx="{middle}" cy="{y}" r="{_TOKEN}"/>'
        known = stack.count > 1 or (stack.count > 0 and not stack.letter)
        count = str(stack.count) if known else ""
        yield f'<text class="count" x="{middle}" y="{y + 6}">{escape(stack.letter)}{count}</text>'


# ---- what pages share -------------------------------------------------------------------------


def definitions(looks: Looks) -> str:
    """Return the patterns and marks that the drawings of a page use."""
    used = sorted({look.id: look for look in looks.terrains.values()}.items())
    marks = sorted({mark_id(reference): path for reference, path in looks.marks.items()}.items())
    return "".join(
        [
            '<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>',
            *(_pattern(look) for _, look in used),
            *(_mark(identifier, path) for identifier, path in marks),
            "</defs></svg>",
        ]
    )


def _pattern(look: Look) -> str:
    tile = style().patterns[look.pattern]
    size = f'width="{tile.width}" height="{tile.height}"'
    stroke = f'<path class="stroke" d="{tile.stroke}"/>' if tile.stroke else ""
    fill = f'<path class="fill" d="{tile.fill}"/>' if tile.fill else ""
    ground = f'<rect class="c-{look.colour}" {size}/>'
    opening = f'<pattern id="{look.id}" {size} patternUnits="userSpaceOnUse">'
    return f"{opening}{ground}{stroke}{fill}</pattern>"


def _mark(identifier: str, path: str) -> str:
    return f'<symbol id="{identifier}" viewBox="0 0 24 24"><path d="{path}"/></symbol>'


def mark_id(reference: str) -> str:
    """Return what a symbol's mark is called on a page."""
    return f"m-{reference.rpartition('/')[2]}"


def swatch(look: Look) -> str:
    """Return a small sample of a look, for a legend."""
    return (
        '<svg class="swatch" viewBox="0 0 34 24" aria-hidden="true">'
        f'<rect class="land" fill="url(#{look.id})" width="34" height="24"/></svg>'
    )


def marks_of(references: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the marks of symbols."""
    return tuple(mark_id(reference) for reference in references)
