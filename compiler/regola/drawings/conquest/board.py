"""
Draw a board as SVG: areas with the look of their terrain, letters, symbols, pieces and tokens.

The drawing refers to patterns and marks that `definitions` writes once a page, and is coloured by
the classes of the page's style sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from regola.drawings.conquest.layout import Layout
from regola.drawings.looks import Look, Looks, style

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
        for label, region in zip(_labels(picture), picture.regions, strict=True)
        for part in _stacks(region.stacks, label.x, label.stacks)
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
