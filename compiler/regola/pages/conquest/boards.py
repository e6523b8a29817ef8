"""Boards: what the fields of a board or an example say of regions, drawn and told."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from regola.checks.conquest import grounds
from regola.drawings.conquest.board import (
    Picture,
    RegionPicture,
    Stack,
    board,
    mark_id,
    shares,
    swatch,
)
from regola.drawings.conquest.graph import BoardGraph, Edge
from regola.drawings.conquest.layout import laid_out
from regola.drawings.digger.hexagons import sample as side_sample
from regola.drawings.looks import Look, style
from regola.pages.book import Book
from regola.pages.letters import initial, initials
from regola.pages.worked_examples import Spot
from regola.program.model import FieldLine, Item
from regola.program.pack import below_of

__all__ = [
    "Ground",
    "Legend",
    "Occupant",
    "counter_of",
    "drawn",
    "ground_of_board",
    "ground_of_fields",
    "legend",
    "lying",
    "mark_of",
    "part",
    "piece_on",
    "positions",
    "sample",
    "spots",
]

_PRINTED = 9
"""The colour of what is printed on a board, which is no player's."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """
    What stands on a region: a player's tokens, or pieces with the letter of their name.

    ``mark`` is the id of what shows the picture of its own that a piece has.
    """

    colour: int
    count: int | None
    letter: str
    declined: bool
    mark: str = ""


Occupants = Sequence[tuple[str, Occupant]]
"""What stands on which regions, by their ids."""


@dataclass(frozen=True, slots=True)
class Region:
    """A region: its terrain, symbols, pieces printed on it, further words; its point, if given."""

    id: str
    terrain: Item | None
    symbols: tuple[Item, ...]
    pieces: tuple[Item, ...]
    words: tuple[str, ...]
    point: tuple[int, int] | None = None


@dataclass(frozen=True)
class Ground:
    """The regions of a board and which of them touch."""

    regions: tuple[Region, ...]
    edges: tuple[Edge, ...]

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of the regions."""
        return tuple(region.id for region in self.regions)

    @cached_property
    def graph(self) -> BoardGraph:
        """The board as the layout wants it."""
        border = tuple(n for n, region in enumerate(self.regions) if "border" in region.words)
        points = [region.point for region in self.regions]
        guides = tuple(point for point in points if point is not None)
        known = guides if len(guides) == len(points) else ()
        return BoardGraph(len(self.regions), self.edges, border, known)

    def beside(self, number: int) -> Iterator[str]:
        """Give the ids of the regions that touch a region."""
        for one, other in self.edges:
            if number in (one, other):
                yield self.ids[other if number == one else one]


def ground_of_board(book: Book, item: Item) -> Ground:
    """Return the regions and borders of a board."""
    return ground_of_fields(book, item)


def ground_of_fields(book: Book, item: Item) -> Ground:
    """Return the regions and borders that the fields of an item give; unknown ends are left out."""
    regions = tuple(
        _region(book, item, line) for line in item.fields if line.key == "region" and line.arguments
    )
    numbers = {region.id: number for number, region in enumerate(regions)}
    edges: dict[Edge, None] = {}
    for line in item.fields:
        for entry in line.entries if line.key == "borders" else ():
            ends = [numbers[str(v)] for v in entry.values if v != "-" and v in numbers]
            if len(set(ends)) > 1:
                edges[min(ends), max(ends)] = None
    return Ground(regions, tuple(edges))


def _region(book: Book, item: Item, line: FieldLine) -> Region:
    terrain: Item | None = None
    symbols: list[Item] = []
    pieces: list[Item] = []
    facts: list[str] = []
    for word, _ in grounds.words(line):
        kinds = grounds.ON_BOARDS if terrain is None else grounds.ON_BOARDS[1:]
        found = book.shelf.named(item.pack, word, kinds)
        if found is None:
            facts.append(word)
        elif found.kind == "terrain":
            terrain = found
        else:
            (symbols if found.kind == "symbol" else pieces).append(found)
    return Region(
        line.arguments[0], terrain, tuple(symbols), tuple(pieces), tuple(facts), grounds.point(line)
    )


# ---- drawing ----------------------------------------------------------------------------------


def drawn(book: Book, ground: Ground, title: str) -> str:
    """Return the drawing of a board with what is printed on it, each region told in words."""
    regions = tuple(
        _pictured(book, region, tuple(_printed(book, region)), _told(book, ground, number))
        for number, region in enumerate(ground.regions)
    )
    return board(Picture(title, laid_out(ground.graph), regions))


def positions(
    book: Book, ground: Ground, name: str, shown: Sequence[tuple[str, Occupants]]
) -> Iterator[str]:
    """
    Give drawings of one board with what stands on it at different times.

    ``name`` is that of the board's ground on its page; each position has a title.
    """
    layout = laid_out(ground.graph)
    rows = frozenset(region for _, occupants in shown for region, _ in occupants)
    for number, (title, occupants) in enumerate(shown):
        stacks: dict[str, list[Stack]] = {}
        for region, occupant in occupants:
            count = -1 if occupant.count is None else occupant.count
            stack = Stack(occupant.colour, count, occupant.letter, occupant.declined, occupant.mark)
            stacks.setdefault(region, []).append(stack)
        regions = tuple(
            _pictured(book, region, tuple(stacks.get(region.id, ())), "")
            for region in ground.regions
        )
        own, shared = ("", name) if number else (name, "")
        yield board(Picture(title, layout, regions, own, shared, rows))


_LARGE = 0.6
"""The share of a board from which on a part of it is shown as the whole."""


def part(ground: Ground, named: Collection[str]) -> str:
    """Return the view of some regions with their neighbours; nothing if that is most of a board."""
    layout = laid_out(ground.graph)
    near = {region for name in named for region in ground.beside(ground.ids.index(name))}
    places = [
        (point, room)
        for name, (point, room) in zip(ground.ids, layout.labels, strict=True)
        if name in near or name in named
    ]
    if not places:
        return ""
    low = [max(0, min(point[axis] - room for point, room in places)) for axis in (0, 1)]
    high = [
        min(layout.size[axis], max(point[axis] + room for point, room in places)) for axis in (0, 1)
    ]
    wide, tall = (high[axis] - low[axis] for axis in (0, 1))
    is_most = wide * tall > _LARGE * layout.size[0] * layout.size[1]
    return "" if is_most else f"{low[0]} {low[1]} {wide} {tall}"


def spots(book: Book, ground: Ground) -> Iterator[Spot]:
    """Give where the regions of a board lie in its drawings."""
    layout = laid_out(ground.graph)
    for number, ((place, _), name) in enumerate(zip(layout.labels, ground.ids, strict=True)):
        across, down = shares(layout, place)
        yield Spot(name, _told(book, ground, number), across, down)


def _pictured(book: Book, region: Region, stacks: tuple[Stack, ...], told: str) -> RegionPicture:
    return RegionPicture(
        region.id,
        letter(book, region.terrain) if region.terrain else "",
        look(book, region.terrain),
        tuple(mark_id(symbol.reference) for symbol in region.symbols),
        stacks,
        told,
    )


def _printed(book: Book, region: Region) -> Iterator[Stack]:
    for piece in region.pieces:
        yield Stack(_PRINTED, 1, mark_of(book, piece), mark=picture_of(book, piece))


def lying(book: Book, ground: Ground) -> Iterator[tuple[str, Occupant]]:
    """Give the pieces that a board has printed on it."""
    for region in ground.regions:
        for piece in region.pieces:
            yield region.id, piece_on(book, piece, 1)


def piece_on(book: Book, piece: Item, count: int | None) -> Occupant:
    """Return so many of a piece as what stands on a region."""
    letters, mark = mark_of(book, piece), picture_of(book, piece)
    return Occupant(_PRINTED, count, letters, declined=False, mark=mark)


def picture_of(book: Book, piece: Item) -> str:
    """Return the id of what shows the picture of its own that a piece has on boards, or nothing."""
    return mark_id(piece.reference) if piece.reference in book.shelf.looks.pictures else ""


def _told(book: Book, ground: Ground, number: int) -> str:
    region = ground.regions[number]
    named = [region.terrain] if region.terrain else []
    parts = [book.name(item) for item in (*named, *region.symbols, *region.pieces)]
    parts += [book.term(word) for word in region.words]
    return f"{region.id}: {', '.join(parts)}"


def look(book: Book, terrain: Item | None) -> Look:
    """Return the look of a terrain; land of no terrain has the first of the spare looks."""
    if terrain is None:
        return style().spare_looks[0]
    return book.shelf.looks.terrains[terrain.reference]


_PIECES = ("piece", "relic", "place")
"""What stands in a square on boards."""


def mark_of(book: Book, piece: Item) -> str:
    """Return the letters of a piece: as few as tell it from others of its pack, and below that."""
    key = f"{piece.pack}/marks"
    found = book.kept.get(key)
    if not isinstance(found, dict):
        items = _near(book, piece.pack, _PIECES)
        found = book.kept[key] = initials(book.name(item) for item in items)
    name = book.name(piece)
    return str(found.get(name) or initial(name))


def _near(book: Book, pack: str, kinds: Collection[str]) -> list[Item]:
    """Return the items of some kinds of a pack and of those that it builds on, those first."""
    packs = [*below_of(book.shelf.packs, pack), pack]
    found = (item for item in book.shelf.items.values() if item.kind in kinds)
    near = [item for item in found if item.pack in packs]
    return sorted(near, key=lambda item: item.pack == pack)


def letter(book: Book, terrain: Item) -> str:
    """Return the letters of a terrain: its field, else as few as tell it from the others."""
    key = f"{terrain.reference}/letter"
    found = book.kept.get(key)
    if not isinstance(found, str):
        found = book.kept[key] = _letter(book, terrain)
    return found


def _letter(book: Book, terrain: Item) -> str:
    field = terrain.field("letter")
    if field is not None and field.words:
        return field.words[0]
    near = _near(book, terrain.pack, ("terrain",))
    others = [book.name(item) for item in near if item is not terrain]
    name = book.name(terrain)
    for length in range(1, len(name)):
        if not any(other[:length].lower() == name[:length].lower() for other in others):
            return name[:length]
    return name


# ---- legend -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Legend:
    """A line of a legend: a sample, letters, a name, how many regions have it."""

    sample: str
    letter: str
    name: str
    count: int


def legend(book: Book, ground: Ground) -> Iterator[Legend]:
    """Give the terrains, symbols and pieces of a board with their numbers."""
    counts: dict[str, int] = {}
    for region in ground.regions:
        named = [region.terrain] if region.terrain else []
        for item in (*named, *region.symbols, *region.pieces):
            counts[item.reference] = counts.get(item.reference, 0) + 1
    found = [book.shelf.items[reference] for reference in counts]
    for item in sorted(found, key=lambda item: grounds.ON_BOARDS.index(item.kind)):
        shown = sample(book, item) or counter_of(book, item)
        letters = letter(book, item) if item.kind == "terrain" else ""
        letters = mark_of(book, item) if item.kind == "piece" else letters
        yield Legend(shown, letters, book.name(item), counts[item.reference])


def sample(book: Book, item: Item) -> str:
    """Return a small sample of a terrain, a symbol or an edge; nothing for what has no look."""
    if item.kind == "terrain":
        return swatch(look(book, item))
    if item.kind == "edge":
        return side_sample(book.shelf.looks.sides[item.reference])
    if item.kind == "symbol":
        mark = f'<use class="mark" href="#{mark_id(item.reference)}" width="24" height="24"/>'
        return f'<svg class="swatch" viewBox="-5 0 34 24" aria-hidden="true">{mark}</svg>'
    return ""


def counter_of(book: Book, item: Item) -> str:
    """Return the drawing of a piece, with the letter that it has on boards."""
    counter = '<rect class="token p9" x="5" y="1" width="22" height="22"/>'
    mark = mark_of(book, item)
    smaller = f' style="font-size:{24 // len(mark)}px"' if len(mark) > 1 else ""
    shown = f'<text class="count" x="16" y="{18 - len(mark) + 1}"{smaller}>{mark}</text>'
    return f'<svg class="swatch" viewBox="0 0 34 24" aria-hidden="true">{counter}{shown}</svg>'
