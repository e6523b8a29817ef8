"""Draw dungeons: squares in rows below an entrance, the party before it, what stands on tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

__all__ = ["PLACE", "Cell", "Pill", "Plan", "plan"]

PLACE = 104
"""The side of a space, in units of the drawing."""
_PILL = 98
_HIGH = 18
_STEP = 20
_TOP = 62
"""How much room there is above the grid: for the party, and for the entrance."""
_MARGIN = 8
_SCALE = 0.83
"""The pixels of a unit."""


@dataclass(frozen=True, slots=True)
class Pill:
    """Something with its name on it: an adventurer, a monster (round ends), a trap (square)."""

    text: str
    colour: int
    is_round: bool = True


@dataclass(frozen=True, slots=True)
class Cell:
    """A space by its id and place, what is dug there, its name in lines, and what stands on it."""

    id: str
    across: int
    down: int
    dug: str = ""
    conquered: bool = False
    fought_for: bool = False
    lines: tuple[str, ...] = ()
    pills: tuple[Pill, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """
    A dungeon under a title: its spaces, the column of the entrance, its party and its prison.

    ``entrance_word`` and ``prison_word`` are what the two are called.
    """

    title: str
    cells: Sequence[Cell]
    entrance: int
    party: Sequence[Pill]
    prison: Sequence[Pill]
    entrance_word: str
    prison_word: str


def plan(dungeon: Plan) -> str:
    """Return the drawing of a dungeon."""
    wide = (max(cell.across for cell in dungeon.cells) + 1) * PLACE
    high = (max(cell.down for cell in dungeon.cells) + 1) * PLACE
    below = (_STEP + _HIGH) * bool(dungeon.prison)
    box = (-_MARGIN, -_TOP, wide + 2 * _MARGIN, high + _TOP + _MARGIN + below)
    parts = [
        f'<svg class="board tiled dungeon" viewBox="{" ".join(map(str, box))}"',
        f' width="{round(box[2] * _SCALE)}" role="img" aria-label="{escape(dungeon.title)}">',
        *(_pill(one, n * (_PILL + 4), 2 - _TOP) for n, one in enumerate(dungeon.party)),
        _entrance(dungeon),
        *_bare([cell for cell in dungeon.cells if not cell.dug]),
        *(_cell(cell) for cell in dungeon.cells if cell.dug),
        *_prison(dungeon, high),
        "</svg>",
    ]
    return "".join(parts)


def _entrance(dungeon: Plan) -> str:
    middle = dungeon.entrance * PLACE + PLACE // 2
    word = escape(dungeon.entrance_word)
    arrow = f'<path class="mark" d="M{middle - 9}-12h18l-9 12z"/>'
    return f'{arrow}<text class="name" x="{middle}" y="-17">{word}</text>'


def _bare(cells: Sequence[Cell]) -> Iterator[str]:
    """Give all spaces where nothing is dug as one shape: most of a drawing are such."""
    places = [(cell.across * PLACE, cell.down * PLACE, cell.id) for cell in cells]
    outline = "".join(f"M{x + 3} {y + 3}{_OUTLINE}" for x, y, _ in places)
    ids = "".join(
        f'<tspan x="{x + PLACE // 2}" y="{y + 20}">{escape(name)}</tspan>' for x, y, name in places
    )
    if places:
        yield f'<path class="cell" d="{outline}"/><text class="spot">{ids}</text>'


_OUTLINE = f"h{PLACE - 6}v{PLACE - 6}h-{PLACE - 6}z"


def _cell(cell: Cell) -> str:
    x, y = cell.across * PLACE, cell.down * PLACE
    looks = " ".join(["cell", cell.dug, *["front"] * cell.fought_for])
    return "".join(
        [
            f'<g transform="translate({x} {y})">',
            f'<path class="{looks}" d="M3 3{_OUTLINE}"/>',
            '<path class="line" d="M12 12L92 92M92 12L12 92"/>' if cell.conquered else "",
            f'<text class="spot" x="{PLACE // 2}" y="20">{escape(cell.id)}</text>',
            *_lines(cell.lines),
            *(_pill(one, 3, 26 + n * _STEP) for n, one in enumerate(cell.pills)),
            "</g>",
        ]
    )


def _lines(lines: Sequence[str]) -> Iterator[str]:
    """Give the name of a room in lines that end at the bottom of its space."""
    for number, line in enumerate(reversed(lines)):
        y = PLACE - 10 - 13 * number
        yield f'<text class="name" x="{PLACE // 2}" y="{y}">{escape(line)}</text>'


def _pill(pill: Pill, x: int, y: int) -> str:
    bend = _HIGH // 2 if pill.is_round else 2
    shape = f'<rect class="token p{pill.colour}" x="{x}" y="{y}" width="{_PILL}" height="{_HIGH}"'
    middle = x + _PILL // 2
    text = f'<text class="pill" x="{middle}" y="{y + 13}">{escape(pill.text)}</text>'
    return f'{shape} rx="{bend}"/>{text}'


def _prison(dungeon: Plan, high: int) -> Iterator[str]:
    if dungeon.prison:
        word = escape(dungeon.prison_word)
        yield f'<text class="name" x="{_PILL // 2}" y="{high + 16}">{word}</text>'
        for number, one in enumerate(dungeon.prison):
            yield _pill(one, number * (_PILL + 4), high + _STEP)
