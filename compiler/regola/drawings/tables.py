"""Draw a table before the first turn: players around it, what lies in the middle, tracks, boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from math import cos, pi, sin

__all__ = ["Strip", "Table", "table"]

_WIDE = 480
_MIDDLE = (240, 160)
_AROUND = (176, 116)
"""How far from the middle players sit, across and down."""
_SEAT = 116
_BETWEEN = 2 * _AROUND[0] - _SEAT
"""How much room is between those who sit to the left and to the right."""
_BOARD = 176
"""How wide a board is drawn in the middle, away from the arrows beside it."""
_LINE = 15
_ROW = 30
_LABEL = 140
_LETTERS = {"fijlrt.,:;'\N{MIDDLE DOT}|()- ": 4.4, "mwMWOQ@%": 10.6}
"""How wide narrow letters and wide ones are at the most."""
_LETTER = 7.4
_CAPITAL = 8.8
"""How wide other letters are at the most, small and large."""
_WIDEST = 32
"""The widest that a space of a track is drawn."""
_FEW = 3
"""Strips of so many spaces or fewer stand two in a row."""


@dataclass(frozen=True, slots=True)
class Strip:
    """
    Spaces in a row under a label, such as a track.

    ``marked`` gives the colour of what stands on a space, by its number from 0.
    """

    label: str
    spaces: Sequence[str]
    marked: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """
    A table: lines in its middle, the lines of each player in the order of play, its strips.

    What lies in the middle is on a board where ``has_board``.
    """

    title: str
    middle: Sequence[str]
    seats: Sequence[Sequence[str]]
    strips: Sequence[Strip]
    has_board: bool = False


def table(given: Table) -> str:
    """Return the drawing of a table; players sit clockwise from the one at the bottom."""
    high = max(len(lines) for lines in given.seats) * _LINE + 12
    top = _MIDDLE[1] - _AROUND[1] - high // 2 - 6
    foot = _MIDDLE[1] + _AROUND[1] + high // 2 + 12
    rows = list(_rows(given.strips))
    box = (0, top, _WIDE, foot - top + len(rows) * _ROW + 6)
    parts = [
        f'<svg class="board tiled" viewBox="{" ".join(map(str, box))}"',
        f' width="{_WIDE}" role="img" aria-label="{escape(given.title)}">',
        *(_board(len(given.middle)) if given.has_board else ()),
        *_lines(_MIDDLE[0], _MIDDLE[1], given.middle, _BOARD if given.has_board else _BETWEEN),
        *_around(given.seats, high),
        *(part for number, row in enumerate(rows) for part in _row(row, foot + number * _ROW)),
        "</svg>",
    ]
    return "".join(parts)


def _board(lines: int) -> Iterator[str]:
    high = lines * _LINE + 2 * _LINE
    yield (
        f'<rect class="cell" x="{_MIDDLE[0] - _BOARD // 2}" y="{_MIDDLE[1] - high // 2}"'
        f' width="{_BOARD}" height="{high}" rx="2"/>'
    )


def _around(seats: Sequence[Sequence[str]], high: int) -> Iterator[str]:
    for number, lines in enumerate(seats):
        x, y = _place(number / len(seats))
        yield (
            f'<rect class="cell" x="{x - _SEAT // 2}" y="{y - high // 2}" width="{_SEAT}"'
            f' height="{high}" rx="6"/>'
            f'<rect class="token p{number}" x="{x - _SEAT // 2}" y="{y - high // 2}"'
            f' width="{_SEAT}" height="{_LINE + 4}" rx="6"/>'
            f'<text class="pill" x="{x}" y="{y - high // 2 + 14}">{escape(lines[0])}</text>'
        )
        yield from _lines(x, y + _LINE // 2 + 2, lines[1:], _SEAT)
        yield _arrow((number + 0.5) / len(seats))


def _place(share: float) -> tuple[int, int]:
    """Return where a share of the way round the table lies, clockwise from the bottom."""
    angle = pi / 2 + 2 * pi * share
    return round(_MIDDLE[0] + _AROUND[0] * cos(angle)), round(_MIDDLE[1] + _AROUND[1] * sin(angle))


def _arrow(share: float) -> str:
    x, y = _place(share)
    turned = round(180 + 360 * share)
    return (
        f'<path class="mark" d="M-9 -5L9 0L-9 5z" transform="translate({x} {y}) rotate({turned})"/>'
    )


def _lines(x: int, y: int, lines: Sequence[str], wide: int) -> Iterator[str]:
    first = y - (len(lines) - 1) * _LINE / 2 + 4
    for number, line in enumerate(lines):
        yield _named(x, first + number * _LINE, line, wide)


def _named(x: int, y: float, text: str, wide: int) -> str:
    """Return a text in the middle of so much room, set closer where it would be wider."""
    is_long = sum(map(_wide, text)) > wide
    closer = f' textLength="{wide - 6}" lengthAdjust="spacingAndGlyphs"' if is_long else ""
    return f'<text class="name" x="{x}" y="{y:g}"{closer}>{escape(text)}</text>'


def _wide(letter: str) -> float:
    other = _CAPITAL if letter.isupper() else _LETTER
    return next((wide for some, wide in _LETTERS.items() if letter in some), other)


def _rows(strips: Sequence[Strip]) -> Iterator[tuple[Strip, ...]]:
    """Give the strips by row: short ones in pairs."""
    pair: tuple[Strip, ...] = ()
    for strip in strips:
        if len(strip.spaces) > _FEW:
            yield (strip,)
        elif pair:
            yield (*pair, strip)
            pair = ()
        else:
            pair = (strip,)
    if pair:
        yield pair


def _row(strips: Sequence[Strip], y: int) -> Iterator[str]:
    for number, strip in enumerate(strips):
        left = number * _WIDE // 2
        middle = left + _LABEL // 2
        yield _named(middle, y + 17, strip.label, _LABEL)
        wide = min(_WIDEST, (_WIDE - _LABEL - 6) // max(len(strip.spaces), 1))
        for place, space in enumerate(strip.spaces):
            yield from _space(strip, place, space, (left + _LABEL + place * wide, y, wide))


def _space(strip: Strip, place: int, space: str, at: tuple[int, int, int]) -> Iterator[str]:
    x, y, wide = at
    yield f'<rect class="cell" x="{x}" y="{y}" width="{wide}" height="{_ROW - 6}"/>'
    middle = x + wide // 2
    if place in strip.marked:
        colour = strip.marked[place]
        yield f'<circle class="token p{colour}" cx="{middle}" cy="{y + 12}" r="11"/>'
        yield f'<text class="pill" x="{middle}" y="{y + 16}">{escape(space)}</text>'
    else:
        yield f'<text class="name" x="{middle}" y="{y + 16}">{escape(space)}</text>'
