"""
Draw what is made of hexagons: tiles with their sides, and boards whose spaces are hexagons.

Hexagons stand on a corner. Sides go round from the right, as the clock goes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from regola.drawings.looks import Side, style

__all__ = [
    "Lying",
    "Space",
    "Stone",
    "grid",
    "position",
    "sample",
    "side_definitions",
    "tile",
]

_TURN = 60
_OUTLINE = "M52-30V30L0 60-52 30V-30L0-60z"
_ACROSS = 52
"""Half the width of a hexagon, in units of the drawing: half a step along a row."""
_DOWN = 90
"""How far the next row lies below."""
_CORNER = 60
_MARGIN = 6


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a board: its id, half steps from the left, rows from above, and its mark."""

    id: str
    across: int
    down: int
    mark: int = -1


def tile(sides: Sequence[Side | None], floor: str, title: str) -> str:
    """Return the drawing of a tile; ``floor`` is the word for what its middle is."""
    opening = (
        f'<svg class="tile" viewBox="-56 -64 112 128" role="img" aria-label="{escape(title)}">'
        f'<path class="ground" d="{_OUTLINE}"/>'
    )
    turned = (
        f'<use href="#{side.id}" transform="rotate({turn * _TURN})"/>'
        for turn, side in enumerate(sides)
        if side is not None
    )
    floors = style().floors
    middle = f'<path class="floor" d="{floors[floor]}"/>' if floor in floors else ""
    return f"{opening}{middle}{''.join(turned)}</svg>"


def side_definitions(sides: Mapping[str, Side]) -> str:
    """Return the sides that the tiles of a page use, drawn once."""
    return "".join(
        [
            '<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>',
            *(_side(side) for side in sorted(set(sides.values()), key=lambda side: side.id)),
            "</defs></svg>",
        ]
    )


def _side(side: Side) -> str:
    floor = f'<path class="floor" d="{side.floor}"/>' if side.floor else ""
    line = f'<path class="line" d="{side.line}"/>' if side.line else ""
    return f'<g id="{side.id}">{floor}{line}</g>'


def sample(side: Side) -> str:
    """Return a small sample of a side, for a legend: a tile that has it all around."""
    turned = (
        f'<use href="#{side.id}" transform="rotate({turn})"/>' for turn in range(0, 360, _TURN)
    )
    return (
        '<svg class="tile sample" viewBox="-56 -64 112 128" aria-hidden="true">'
        f'<path class="ground" d="{_OUTLINE}"/>{"".join(turned)}</svg>'
    )


@dataclass(frozen=True, slots=True)
class Stone:
    """Something that stands on a tile: its colour, what is written on it; round or square."""

    colour: int
    text: str
    is_round: bool = True


@dataclass(frozen=True, slots=True)
class Lying:
    """
    A tile as it lies on a space, with the stones on it.

    ``floor`` is the word for its middle, ``colour`` its owner's (-1 for nobody's), ``lines`` its
    name in short lines.
    """

    sides: tuple[Side | None, ...]
    floor: str
    colour: int
    lines: tuple[str, ...]
    stones: tuple[Stone, ...]


def position(
    spaces: Sequence[Space],
    tiles: Mapping[str, Lying],
    title: str,
    name: str,
    drawn: Mapping[str, Lying],
) -> str:
    """
    Return the drawing of tiles on a board.

    ``name`` is what its parts are called on the page. Tiles that are ``drawn`` there already, in
    an earlier position of the same name, are only referred to.
    """
    inner: list[str] = []
    for space in spaces:
        lying = tiles.get(space.id)
        identifier = f"{name}-{space.id}"
        if lying is None:
            inner.extend(_drawn([space]))
        elif drawn.get(space.id) == lying:
            inner.append(f'<use href="#{identifier}"/>')
        else:
            named = "" if space.id in drawn else f' id="{identifier}"'
            inner.append(_lying(space, lying, named))
    return f"{_opening(spaces, title)}{''.join(inner)}</svg>"


def _lying(space: Space, lying: Lying, named: str) -> str:
    """Return the drawing of a tile on its space."""
    path = style().floors.get(lying.floor, "")
    owned = f" o{lying.colour}" if lying.colour >= 0 else ""
    turned = (
        f'<use href="#{side.id}" transform="rotate({turn * _TURN})"/>'
        for turn, side in enumerate(lying.sides)
        if side is not None and (side.floor or side.line)
    )
    parts = [
        f'<g{named} transform="translate({space.across * _ACROSS} {space.down * _DOWN})">',
        f'<path class="ground{owned}" d="{_OUTLINE}"/>',
        f'<path class="floor" d="{path}"/>' if path else "",
        *turned,
        f'<text class="label" y="-34">{escape(space.id)}</text>',
        *(
            f'<text class="name" y="{_FIRST_LINE + _LINE * number}">{escape(line)}</text>'
            for number, line in enumerate(lying.lines)
        ),
        *_stones(lying.stones),
        "</g>",
    ]
    return "".join(parts)


_FIRST_LINE = 30
_LINE = 13
_STONE = 13


def _stones(stones: Sequence[Stone]) -> Iterator[str]:
    step = 2 * _STONE + 2
    left = -(len(stones) - 1) * step // 2
    for place, stone in enumerate(stones):
        x = left + place * step
        shape = (
            f'<circle class="token p{stone.colour}" cx="{x}" r="{_STONE}"/>'
            if stone.is_round
            else f'<path class="token p{stone.colour}" d="M{x - 12}-12h24v24h-24z"/>'
        )
        yield f'{shape}<text class="count" x="{x}" y="6">{escape(stone.text)}</text>'


def grid(spaces: Sequence[Space], title: str) -> str:
    """Return the drawing of a board of hexagons."""
    return f"{_opening(spaces, title)}{''.join(_drawn(spaces))}</svg>"


def _opening(spaces: Sequence[Space], title: str) -> str:
    left = min(space.across for space in spaces) * _ACROSS - _ACROSS - _MARGIN
    right = max(space.across for space in spaces) * _ACROSS + _ACROSS + _MARGIN
    bottom = max(space.down for space in spaces) * _DOWN + _CORNER + _MARGIN
    top = -_CORNER - _MARGIN
    box = f"{left} {top} {right - left} {bottom - top}"
    return f'<svg class="board" viewBox="{box}" role="img" aria-label="{escape(title)}">'


def _drawn(spaces: Sequence[Space]) -> Iterator[str]:
    for space in spaces:
        x, y = space.across * _ACROSS, space.down * _DOWN
        kind = f"space s{space.mark}" if space.mark >= 0 else "space"
        yield f'<path class="{kind}" transform="translate({x} {y})" d="{_OUTLINE}"/>'
        yield f'<text class="label" x="{x}" y="{y + 8}">{escape(space.id)}</text>'
