"""Draw a table before the first turn: players around it, what lies in the middle, tracks, boxes."""

from __future__ import annotations

import re
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
_BOARD = 184
"""How wide a board is drawn in the middle, away from the arrows beside it."""
_APART = 14
"""How far from a board players sit at least who sit beside it."""
_NEAR = 0.8
"""How near players above and below may sit whose places begin beside the middle."""
_LINE = 15
_SIZE = 12
"""The size of names, as the style sheet has it."""
_ROW = 30
_LABEL = 140
_LETTERS = {"ijlIJíìî.,:;'\N{MIDDLE DOT}| ": 4.8, "frt()-": 5.9, "csz": 7.2, "mwMWOQ@%": 12.5}
"""How wide narrow letters and wide ones are in the widest of the usual fonts."""
_LETTER = 8.6
_CAPITAL = 10.0
"""How wide other letters are there, small and large."""
_WIDEST = 32
"""The widest that a space of a track is drawn."""
_READ = 0.85
"""The smallest share of the usual size that a label has on one line."""
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

    The drawing of a ``board``, if there is one, lies in the middle above the lines.
    """

    title: str
    middle: Sequence[str]
    seats: Sequence[Sequence[str]]
    strips: Sequence[Strip]
    board: str = ""


def table(given: Table) -> str:
    """Return the drawing of a table; players sit clockwise from the one at the bottom."""
    high = max(len(lines) for lines in given.seats) * _LINE + 12
    tall = _tall(given.board)
    reach = _AROUND[1]
    if tall:
        reach = max(reach, round(((tall + len(given.middle) * _LINE + high) / 2 + _LINE) / _NEAR))
    top = _MIDDLE[1] - reach - high // 2 - 6
    foot = _MIDDLE[1] + reach + high // 2 + 12
    rows = list(_rows(given.strips))
    box = (0, top, _WIDE, foot - top + len(rows) * _ROW + 6)
    parts = [
        f'<svg class="board tiled" viewBox="{" ".join(map(str, box))}"',
        f' width="{_WIDE}" role="img" aria-label="{escape(given.title)}">',
        *_middle(given, tall),
        *_around(given.seats, high, reach, tall + len(given.middle) * _LINE if tall else 0),
        *(part for number, row in enumerate(rows) for part in _row(row, foot + number * _ROW)),
        "</svg>",
    ]
    return "".join(parts)


_BOX = re.compile(r'viewBox="(\S+ \S+ (\S+) (\S+))"')
_UNREAD = re.compile(r"<(text|title)\b.*?</\1>")
"""What is too small to be read in a small drawing of a board."""


def _tall(board: str) -> int:
    """Return how high a board is drawn."""
    found = _BOX.search(board)
    return round(_BOARD * float(found[3]) / float(found[2])) if found else 0


def _middle(given: Table, tall: int) -> Iterator[str]:
    """Give what lies in the middle: the board, then the lines below it."""
    across, down = _MIDDLE
    lines = len(given.middle) * _LINE
    if found := _BOX.search(given.board):
        inside = _UNREAD.sub("", given.board.partition(">")[2].rpartition("<")[0])
        place = f'x="{across - _BOARD // 2}" y="{down - (tall + lines) // 2}"'
        size = f'width="{_BOARD}" height="{tall}" viewBox="{found[1]}"'
        yield f"<svg {place} {size}>{inside}</svg>"
    yield from _lines(across, down + tall // 2, given.middle, _BOARD if tall else _BETWEEN)


def _around(seats: Sequence[Sequence[str]], high: int, reach: int, middle: int) -> Iterator[str]:
    """Give the players and the arrows between them; the board with its lines is so high."""
    for number, lines in enumerate(seats):
        x, y = _place(number / len(seats), reach)
        if abs(y - _MIDDLE[1]) < (high + middle) / 2 + _APART:
            x = _beside(x)
        yield (
            f'<rect class="cell" x="{x - _SEAT // 2}" y="{y - high // 2}" width="{_SEAT}"'
            f' height="{high}" rx="6"/>'
            f'<rect class="token p{number}" x="{x - _SEAT // 2}" y="{y - high // 2}"'
            f' width="{_SEAT}" height="{_LINE + 4}" rx="6"/>'
            f'<text class="pill" x="{x}" y="{y - high // 2 + 14}">{escape(lines[0])}</text>'
        )
        yield from _lines(x, y + _LINE // 2 + 2, lines[1:], _SEAT)
        yield _arrow((number + 0.5) / len(seats), reach)


def _beside(x: int) -> int:
    """Return where a player sits who would sit too near to the board beside it."""
    away = (_BOARD + _SEAT) // 2 + _APART
    return min(x, _MIDDLE[0] - away) if x < _MIDDLE[0] else max(x, _MIDDLE[0] + away)


def _place(share: float, reach: int) -> tuple[int, int]:
    """
    Return where a share of the way round the table lies, clockwise from the bottom.

    ``reach`` is how far up and down players sit.
    """
    angle = pi / 2 + 2 * pi * share
    return round(_MIDDLE[0] + _AROUND[0] * cos(angle)), round(_MIDDLE[1] + reach * sin(angle))


def _arrow(share: float, reach: int) -> str:
    x, y = _place(share, reach)
    turned = round(180 + 360 * share)
    return (
        f'<path class="mark" d="M-9 -5L9 0L-9 5z" transform="translate({x} {y}) rotate({turned})"/>'
    )


def _lines(x: int, y: int, lines: Sequence[str], wide: int) -> Iterator[str]:
    first = y - (len(lines) - 1) * _LINE / 2 + 4
    for number, line in enumerate(lines):
        yield _named(x, first + number * _LINE, line, wide)


def _named(x: int, y: float, text: str, wide: int) -> str:
    """Return a text in the middle of so much room, in smaller letters where it would be wider."""
    share = _share(text, wide)
    # Not by `textLength`: where letters are narrower than reckoned, that would pull them apart.
    smaller = f' style="font-size:{_SIZE * share:.1f}px"' if share < 1 else ""
    return f'<text class="name" x="{x}" y="{y:g}"{smaller}>{escape(text)}</text>'


def _share(text: str, wide: int) -> float:
    """Return how much of its usual size a text may have to fit in so much room; 1 and more fits."""
    return (wide - 6) / max(_across(text), 1)


def _across(text: str) -> float:
    return sum(map(_wide, text))


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
        yield from _label(middle, y + 17, strip.label)
        wide = min(_WIDEST, (_WIDE - _LABEL - 6) // max(len(strip.spaces), 1))
        for place, space in enumerate(strip.spaces):
            yield from _space(strip, place, space, (left + _LABEL + place * wide, y, wide))


def _label(x: int, y: int, text: str) -> Iterator[str]:
    """Give the label of a strip, on two lines where one would be too small to read."""
    lines = [text] if _share(text, _LABEL) >= _READ else _halves(text)
    for number, line in enumerate(lines):
        yield _named(x, y + (number - (len(lines) - 1) / 2) * _SIZE, line, _LABEL)


def _halves(text: str) -> tuple[str, ...]:
    """Return a text in two lines of like width, or in one where it is one word."""
    words = text.split()
    parts = ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words)))
    return min(parts, key=lambda two: max(map(_across, two)), default=(text,))


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
