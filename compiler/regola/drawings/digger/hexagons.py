"""
Draw what is made of hexagons: tiles with their sides, and boards whose spaces are hexagons.

Hexagons stand on a corner. Sides go round from the right, as the clock goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from regola.drawings.looks import Side, style

__all__ = [
    "WIDTH",
    "Box",
    "Face",
    "Lying",
    "Space",
    "Stock",
    "Stone",
    "Titled",
    "definitions",
    "grid",
    "label_box",
    "positions",
    "sample",
    "shares",
    "tile",
]

_SIDES = 6
_TURN = 60
_BOX = "-56 -64 112 128"
"""What is seen of a tile that is drawn alone."""
_OUTLINE = "M52-30V30L0 60-52 30V-30L0-60z"
_WITHIN = "M42-24V24L0 48-42 24V-24L0-48z"
"""What a picture covers of a tile: its sides stay to be seen around it."""
_PICTURE = (
    '<image x="-42" y="-48" width="84" height="96" preserveAspectRatio="xMidYMid slice" '
    'clip-path="url(#t-within)" href="{}"/>'
)
_ACROSS = 52
"""Half the width of a hexagon, in units of the drawing: half a step along a row."""
_DOWN = 90
"""How far the next row lies below."""
WIDTH = 2 * _ACROSS
"""How wide a hexagon is, in units of the drawing."""
_CORNER = 60
_MARGIN = 6
_SCALE = 1.2
"""The pixels of a unit where tiles are to look alike, however many lie there."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a board: its id, half steps from the left, rows from above, and its mark."""

    id: str
    across: int
    down: int
    mark: int = -1


@dataclass(frozen=True, slots=True)
class Face:
    """
    What is printed on a tile: its sides, the word for what its middle is.

    With the address of a ``picture``, that is shown in the place of the middle.
    """

    sides: tuple[Side | None, ...]
    floor: str = ""
    picture: str = ""


def tile(face: Face, title: str, stock: Stock | None = None) -> str:
    """Return the drawing of a tile; one that the ``stock`` of the page has is only referred to."""
    opening = f'<svg class="tile" viewBox="{_BOX}" role="img" aria-label="{escape(title)}">'
    drawn = "".join(_drawn_face(face)) if stock is None else _looks(face, (), stock)
    return f"{opening}{drawn}</svg>"


Box = tuple[float, float, float, float]
"""A part of a tile: from its left and its top, how wide and how high, in parts of the tile."""

_LOW, _HIGH = (1, 2), (4, 5)
"""The sides that meet in the lowest corner of a tile, and in the highest."""
_MIDDLE: Box = (0.25, 0.43, 0.5, 0.14)
_CORNERS: dict[tuple[int, int], Box] = {
    _LOW: (0.26, 0.71, 0.48, 0.115),
    _HIGH: (0.26, 0.175, 0.48, 0.115),
}
_BELOW_MIDDLE: Box = (0.25, 0.64, 0.5, 0.115)


def label_box(face: Face) -> Box:
    """
    Return where the name of a tile stands on it: in the middle, beside what sides lead through.

    The middle of a picture is left free: its name stands in a corner whose two sides lead nowhere,
    else at the lower rim of the picture.
    """
    if not face.picture:
        return _MIDDLE
    for corner, box in _CORNERS.items():
        if all((side := face.sides[number]) is None or not side.floor for number in corner):
            return box
    return _BELOW_MIDDLE


def sample(side: Side) -> str:
    """Return a small sample of a side, for a legend: a tile that has it all around."""
    opening = f'<svg class="tile sample" viewBox="{_BOX}" aria-hidden="true">'
    return f"{opening}{''.join(_drawn_face(Face((side,) * _SIDES)))}</svg>"


def _drawn_face(face: Face) -> Iterator[str]:
    """Give the parts of a tile: its ground, its middle or its picture, its sides."""
    yield '<use href="#hexagon"/>'
    if face.picture:
        yield _PICTURE.format(escape(face.picture))
    elif face.floor in style().floors:
        yield f'<use href="#f-{face.floor}"/>'
    for turn, side in enumerate(face.sides):
        if side is not None and (side.floor or side.line):
            yield f'<use href="#{_turned(side, turn)}"/>'


def _turned(side: Side, turn: int) -> str:
    return f"{side.id}-{turn}" if turn else side.id


def definitions(sides: Mapping[str, Side]) -> str:
    """Return what the tiles of a page are made of, drawn once: each side in its six places."""
    floors = (
        f'<path id="f-{word}" class="floor" d="{path}"/>' for word, path in style().floors.items()
    )
    return "".join(
        [
            '<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>',
            f'<path id="hexagon" class="ground" d="{_OUTLINE}"/>',
            f'<clipPath id="t-within"><path d="{_WITHIN}"/></clipPath>',
            *floors,
            *(_side(side) for side in sorted(set(sides.values()), key=lambda side: side.id)),
            "</defs></svg>",
        ]
    )


def _side(side: Side) -> str:
    floor = f'<path class="floor" d="{side.floor}"/>' if side.floor else ""
    line = f'<path class="line" d="{side.line}"/>' if side.line else ""
    turned = (
        f'<use id="{_turned(side, turn)}" href="#{side.id}" transform="rotate({turn * _TURN})"/>'
        for turn in range(1, _SIDES)
    )
    return f'<g id="{side.id}">{floor}{line}</g>{"".join(turned)}'


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

    ``colour`` is its owner's (-1 for nobody's), ``lines`` its name in short lines; ``letter``
    stands for the owner where colours cannot be told apart.
    """

    face: Face
    colour: int
    letter: str = ""
    lines: tuple[str, ...] = ()
    stones: tuple[Stone, ...] = ()


@dataclass(frozen=True, slots=True)
class Stock:
    """
    The tiles that a page has drawn, by their looks, and what each is called there.

    ``page`` tells the pages of a book apart: what is drawn on them may come together on paper.
    """

    page: int
    names: dict[tuple[object, ...], str] = field(default_factory=dict)

    def named(self, key: tuple[object, ...]) -> str:
        """Give a name to what a page draws anew."""
        return self.names.setdefault(key, f"t{self.page}-{len(self.names)}")


Titled = tuple[str, Mapping[str, Lying]]
"""A position: its title, and the tiles that lie on spaces."""


def positions(spaces: Sequence[Space], shown: Sequence[Titled], stock: Stock) -> Iterator[str]:
    """
    Give the drawings of the positions that follow one another on a board.

    What all of them have alike is drawn in the first, and only referred to in the others; so is a
    tile that the ``stock`` of the page has.
    """
    first = shown[0][1]
    alike = [s for s in spaces if all(each.get(s.id) == first.get(s.id) for _, each in shown)]
    same = "".join(_on(space, first.get(space.id), stock) for space in alike)
    once, again = same, same
    if len(shown) > 1 and same:
        once, again = _kept((same, len(stock.names)), same, stock)
    for number, (title, tiles) in enumerate(shown):
        own = "".join(_on(s, tiles.get(s.id), stock) for s in spaces if s not in alike)
        yield f"{_opening(spaces, title, _SCALE)}{again if number else once}{own}</svg>"


def _on(space: Space, lying: Lying | None, stock: Stock) -> str:
    """Return what is drawn on a space: the tile there with its stones, or the bare space."""
    if lying is None:
        return "".join(_drawn([space]))
    owned = f' class="o{lying.colour}"' if lying.colour >= 0 else ""
    place = f"{space.across * _ACROSS} {space.down * _DOWN}"
    named = f"{space.id} {lying.letter}" if lying.letter else space.id
    label = f'<text class="spot" y="-22">{escape(named)}</text>'
    stones = "".join(_stones(lying.stones))
    looks = _looks(lying.face, lying.lines, stock)
    return f'<g{owned} transform="translate({place})">{looks}{label}{stones}</g>'


def _looks(face: Face, named: tuple[str, ...], stock: Stock) -> str:
    """Return a tile without what is its own where it lies; drawn once on a page."""
    key = (face, named)
    if key in stock.names:
        return f'<use href="#{stock.names[key]}"/>'
    lines = (
        f'<text class="name" y="{_FIRST_LINE + _LINE * number}">{escape(line)}</text>'
        for number, line in enumerate(named)
    )
    return _kept(key, "".join([*_drawn_face(face), *lines]), stock)[0]


def _kept(key: tuple[object, ...], drawn: str, stock: Stock) -> tuple[str, str]:
    """Keep something in the stock; return it as it is drawn there, and what refers to it."""
    name = stock.named(key)
    return f'<g id="{name}">{drawn}</g>', f'<use href="#{name}"/>'


_FIRST_LINE = 30
_LINE = 13
_STONE = 13


def _stones(stones: Sequence[Stone]) -> Iterator[str]:
    step = 2 * _STONE + 2
    left = -(len(stones) - 1) * step // 2
    for place, stone in enumerate(stones):
        x = left + place * step
        shape = (
            f'<circle class="token p{stone.colour}"{_at("cx", x)} r="{_STONE}"/>'
            if stone.is_round
            else f'<path class="token p{stone.colour}" d="M{x - 12}-12h24v24h-24z"/>'
        )
        yield f'{shape}<text class="stone"{_at("x", x)} y="5">{escape(stone.text)}</text>'


def _at(name: str, value: int) -> str:
    """Return an attribute, unless it says what holds without it."""
    return f' {name}="{value}"' if value else ""


def grid(spaces: Sequence[Space], title: str) -> str:
    """Return the drawing of a board of hexagons."""
    return f"{_opening(spaces, title)}{''.join(_drawn(spaces))}</svg>"


def _opening(spaces: Sequence[Space], title: str, scale: float = 0) -> str:
    """Open a drawing; with a ``scale`` it is as wide as its spaces, without as its place allows."""
    left, top, width, height = _box(spaces)
    box = f"{left} {top} {width} {height}"
    wide = f' width="{round(width * scale)}"' if scale else f' style="--w:{width}"'
    name = escape(title)
    return f'<svg class="board tiled" viewBox="{box}"{wide} role="img" aria-label="{name}">'


def _box(spaces: Sequence[Space]) -> tuple[int, int, int, int]:
    """Return what is seen of a board: from where, how wide and how high."""
    left = min(space.across for space in spaces) * _ACROSS - _ACROSS - _MARGIN
    right = max(space.across for space in spaces) * _ACROSS + _ACROSS + _MARGIN
    bottom = max(space.down for space in spaces) * _DOWN + _CORNER + _MARGIN
    top = -_CORNER - _MARGIN
    return left, top, right - left, bottom - top


def shares(spaces: Sequence[Space], space: Space) -> tuple[float, float]:
    """Return how far from the left and from above a space lies, in parts of the whole drawing."""
    left, top, width, height = _box(spaces)
    return (space.across * _ACROSS - left) / width, (space.down * _DOWN - top) / height


def _drawn(spaces: Iterable[Space]) -> Iterator[str]:
    for space in spaces:
        x, y = space.across * _ACROSS, space.down * _DOWN
        kind = f' class="s{space.mark}"' if space.mark >= 0 else ""
        yield f'<use{kind} href="#hexagon" x="{x}"{_at("y", y)}/>'
        yield f'<text x="{x}" y="{y + 8}">{escape(space.id)}</text>'
