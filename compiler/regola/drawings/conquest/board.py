"""
Draw a board as SVG: areas with the look of their terrain, letters, symbols, pieces and tokens.

The drawing refers to patterns and marks that `definitions` writes once a page, and is coloured by
the classes of the page's style sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from regola.drawings.conquest.areas import Area, Point
from regola.drawings.conquest.layout import Layout, holds
from regola.drawings.looks import Look, Looks, style
from regola.drawings.pictures import Picture as OwnPicture
from regola.drawings.pictures import address_of

__all__ = [
    "Picture",
    "RegionPicture",
    "Stack",
    "board",
    "definitions",
    "mark_id",
    "shares",
    "swatch",
]


@dataclass(frozen=True, slots=True)
class Stack:
    """
    Tokens or pieces on a region.

    ``colour`` counts players from 0; ``count`` is -1 where the number is not known; pieces have the
    ``letter`` of their name, or the id of a ``mark`` that shows their own picture.
    """

    colour: int
    count: int
    letter: str = ""
    declined: bool = False
    mark: str = ""


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
    """
    A board to draw; ``title`` says what it shows to those who do not see it.

    With a ``name``, another picture of the page that has it as its ``ground`` shows the same
    regions without drawing them again. ``rows`` tells the regions with room for stacks.
    """

    title: str
    layout: Layout
    regions: tuple[RegionPicture, ...]
    name: str = ""
    ground: str = ""
    rows: frozenset[str] = frozenset()


_MARGIN = 4


def board(picture: Picture) -> str:
    """Return the drawing of a board."""
    width, height = picture.layout.size
    box = f"{-_MARGIN} {-_MARGIN} {width + 2 * _MARGIN} {height + 2 * _MARGIN}"
    # A page may make the drawing as wide as its letters need to be read.
    wide = f'style="--w:{width}"'
    name = escape(picture.title)
    opening = f'<svg class="board" {wide} viewBox="{box}" role="img" aria-label="{name}">'
    stacks = "".join(
        part
        for label, region, area in zip(
            _labels(picture), picture.regions, picture.layout.areas, strict=True
        )
        for part in _stacks(region.stacks, (label.x, label.stacks), area)
    )
    return f"{opening}{_ground(picture)}{stacks}</svg>"


def shares(layout: Layout, place: tuple[int, int]) -> tuple[float, float]:
    """Return how far from the left and from above a place lies, in parts of the whole drawing."""
    across, down = (
        (at + _MARGIN) / (size + 2 * _MARGIN) for at, size in zip(place, layout.size, strict=True)
    )
    return across, down


def _ground(picture: Picture) -> str:
    if picture.ground:
        return f'<use href="#{picture.ground}"/>'
    width, height = picture.layout.size
    parts = [
        f'<g id="{picture.name}">' if picture.name else "",
        f'<rect class="nobody" width="{width}" height="{height}"/>',
        *_lands(picture),
        f'<rect class="edge" width="{width}" height="{height}"/>',
        *(
            _label(label, region)
            for label, region in zip(_labels(picture), picture.regions, strict=True)
        ),
        "</g>" if picture.name else "",
    ]
    return "".join(parts)


def _lands(picture: Picture) -> Iterator[str]:
    for path, region in zip(picture.layout.paths, picture.regions, strict=True):
        opening = f'<path class="land" fill="url(#{region.look.id})" d="{path}"'
        told = f"><title>{escape(region.told)}</title></path>" if region.told else "/>"
        yield opening + told


# ---- labels -----------------------------------------------------------------------------------

_LETTER, _SIGN = 16, 10
"""How wide a letter of a label is, and a sign of the id behind it."""
_SMALL = 0.75
"""How large small labels are beside others."""
_HIGH = 12
"""How high its letters are."""
_MARK = 22
_TOKEN = 15
_LINE = 25


@dataclass(frozen=True, slots=True)
class _Label:
    """
    Where the rows of a label stand: across, then down the text, the marks and the stacks.

    ``has_id`` where there is room for the id of the region, in letters that are ``small`` if need
    be.
    """

    x: int
    text: int
    marks: int
    stacks: int
    is_small: bool
    has_id: bool


def _labels(picture: Picture) -> Iterator[_Label]:
    for ((x, y), room), region in zip(picture.layout.labels, picture.regions, strict=True):
        has_stacks = bool(region.stacks) or region.id in picture.rows
        rows = 1 + bool(region.marks) + has_stacks
        below = 20 + (_MARK + 1 if region.marks else 0)
        foot = below + _TOKEN if has_stacks else _MARK + 5 if region.marks else 0
        # All rows together stand around the middle of the room.
        text = y + (_HIGH - foot) // 2
        stacks = text + below
        wide = len(region.letter) * _LETTER + (len(region.id) + 1) * _SIGN
        is_small = room < _LINE * rows / 2 or wide > 2 * room
        yield _Label(x, text, text + 5, stacks, is_small, wide * _SMALL <= 2 * room)


def _label(label: _Label, region: RegionPicture) -> str:
    small = " small" if label.is_small else ""
    place = f'x="{label.x}" y="{label.text}"'
    told = escape(region.letter)
    if label.has_id:
        told += f" <tspan>{escape(region.id)}</tspan>"
    text = f'<text class="label{small}" {place}>{told}</text>'
    return text + "".join(_marks(region.marks, label.x, label.marks))


def _marks(marks: tuple[str, ...], x: int, y: int) -> Iterator[str]:
    left = x - (len(marks) * (_MARK + 4) - 4) // 2
    size = f'width="{_MARK}" height="{_MARK}"'
    for place, mark in enumerate(marks):
        yield f'<use class="mark" href="#{mark}" {size} x="{left + place * (_MARK + 4)}" y="{y}"/>'


_SIZES = (_TOKEN, 13, 11, 9)
"""How large tokens are drawn, the largest that has room in its region first."""
_COUNT = 17
"""How large the letters in a token of the first size are."""
_FITTING = 2 * _COUNT
"""How large one alone could be: of several, each has its part of that."""


def _stacks(stacks: tuple[Stack, ...], at: Point, area: Area) -> Iterator[str]:
    """Draw stacks in a row around a place, as large as their region has room for."""
    x, y = at
    # A row of smaller tokens begins as high, so it has more room below.
    fitting = (
        size for size in _SIZES[:-1] if _are_inside(_row(stacks, x, y - _TOKEN + size, size), area)
    )
    size = next(fitting, _SIZES[-1]) if stacks else _TOKEN
    y += size - _TOKEN
    for stack, (middle, _, _) in zip(stacks, _row(stacks, x, y, size), strict=True):
        yield from _token(stack, middle, y, size)


_Round = tuple[int, int, int]
"""The middle of a token, across and down, and its size."""


def _row(stacks: tuple[Stack, ...], x: int, y: int, size: int) -> list[_Round]:
    step = 2 * size + 4
    left = x - (len(stacks) - 1) * step // 2
    return [(left + place * step, y, size) for place in range(len(stacks))]


def _are_inside(tokens: list[_Round], area: Area) -> bool:
    """Tell whether tokens lie within an area: their middles and eight places on each rim."""
    return all(
        holds(area, (x + size * across // 10, y + size * down // 10))
        for x, y, size in tokens
        for across, down in _AROUND
    )


_AROUND = ((0, 0), (10, 0), (7, 7), (0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7))
"""Places of a token: its middle and those on its rim, in tenths of its size."""


def _token(stack: Stack, x: int, y: int, size: int) -> Iterator[str]:
    classes = f"token p{stack.colour}{' declined' if stack.declined else ''}"
    if stack.letter:
        half = size - 1
        place = f'x="{x - half}" y="{y - half}" width="{2 * half}" height="{2 * half}"'
        yield f'<rect class="{classes}" {place}/>'
        if stack.mark:
            yield f'<use href="#{stack.mark}" {place}/>'
    else:
        yield f'<circle class="{classes}" cx="{x}" cy="{y}" r="{size}"/>'
    known = stack.count > 1 or (stack.count > 0 and not stack.letter)
    count = str(stack.count) if known else ""
    told = count if stack.mark else stack.letter + count
    high = min(_COUNT * size // _TOKEN, _FITTING * size // (_TOKEN * max(1, len(told))))
    smaller = f' style="font-size:{high}px"' if high < _COUNT else ""
    down = y + 6 * high // _COUNT
    if told:
        yield f'<text class="count" x="{x}" y="{down}"{smaller}>{escape(told)}</text>'


# ---- what pages share -------------------------------------------------------------------------


def definitions(looks: Looks) -> str:
    """Return the patterns and marks that the drawings of a page use."""
    used = sorted({look.id: look for look in looks.terrains.values()}.items())
    shown = {**dict.fromkeys(looks.pictures, ""), **looks.marks}
    marks = {mark_id(one): (path, looks.pictures.get(one)) for one, path in shown.items()}
    return "".join(
        [
            '<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>',
            *(_pattern(look) for _, look in used),
            *(_mark(identifier, *marks[identifier]) for identifier in sorted(marks)),
            "</defs></svg>",
        ]
    )


def _pattern(look: Look) -> str:
    if look.picture is not None:
        return _covered(look.id, address_of(look.picture))
    tile = style().patterns[look.pattern]
    size = f'width="{tile.width}" height="{tile.height}"'
    stroke = f'<path class="stroke" d="{tile.stroke}"/>' if tile.stroke else ""
    fill = f'<path class="fill" d="{tile.fill}"/>' if tile.fill else ""
    ground = f'<rect class="c-{look.colour}" {size}/>'
    opening = f'<pattern id="{look.id}" {size} patternUnits="userSpaceOnUse">'
    return f"{opening}{ground}{stroke}{fill}</pattern>"


_COVERED = 72
"""How large a picture is that covers a terrain again and again."""


def _covered(identifier: str, address: str) -> str:
    size = f'width="{_COVERED}" height="{_COVERED}"'
    image = f'<image {size} preserveAspectRatio="xMidYMid slice" href="{address}"/>'
    return f'<pattern id="{identifier}" {size} patternUnits="userSpaceOnUse">{image}</pattern>'


def _mark(identifier: str, path: str, picture: OwnPicture | None) -> str:
    shown = f'<path d="{path}"/>'
    if picture is not None:
        filled = 'preserveAspectRatio="xMidYMid slice"'
        shown = f'<image width="24" height="24" {filled} href="{address_of(picture)}"/>'
    return f'<symbol id="{identifier}" viewBox="0 0 24 24">{shown}</symbol>'


def mark_id(reference: str) -> str:
    """Return what a symbol's mark is called on a page."""
    return f"m-{reference.rpartition('/')[2]}"


def swatch(look: Look) -> str:
    """Return a small sample of a look, for a legend: all of its pattern, in the middle."""
    if look.picture is not None:
        tile_wide, tile_high = _COVERED, _COVERED * _SAMPLE[1] // _SAMPLE[0]
    else:
        tile = style().patterns[look.pattern]
        tile_wide, tile_high = tile.width, tile.height
    scale = max(1, tile_wide / _SAMPLE[0], tile_high / _SAMPLE[1])
    wide, high = (round(scale * side, 1) for side in _SAMPLE)
    left = round((tile_wide - wide) / 2, 1) if scale > 1 else 0
    return (
        f'<svg class="swatch" viewBox="{left:g} 0 {wide:g} {high:g}" aria-hidden="true">'
        f'<rect class="land" fill="url(#{look.id})" x="{left:g}" '
        f'width="{wide:g}" height="{high:g}"/></svg>'
    )


_SAMPLE = (34, 24)
"""How wide and high samples are among each other."""
