"""Read tiles and boards of hexagons: sides, what joins them, spaces and where they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from regola.checks.survey import Survey
from regola.program.meaning import Grant, Link, Phrase, Statement
from regola.program.model import FieldLine, Item
from regola.sources import Span

__all__ = [
    "MOST_PLACES",
    "SIDES",
    "BoardSpace",
    "Place",
    "Sides",
    "apart",
    "holes",
    "is_laid_out",
    "known_sides",
    "sides_of",
    "spaces",
    "spaces_around",
    "ties",
]

MOST_PLACES = 99
"""The highest number of a space in its row: far more than fit on a table."""

Place = tuple[int, int]
"""Where a space lies: its row, and its place in the row."""

SIDES = 6
"""How many sides a tile has."""

_AROUND = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))


@dataclass(frozen=True, slots=True)
class Sides:
    """What the sides of one tile show, by the ids of edges, and where that stands."""

    tile: Item
    edges: tuple[str, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class BoardSpace:
    """A space of a board: its id, row from above, place in the row, where it stands."""

    id: str
    row: int
    place: int
    span: Span


def sides_of(tile: Item) -> Iterator[Sides]:
    """Give the sides of the tiles of an item, one for each line of edges."""
    for line in tile.fields:
        if line.key == "edges":
            yield Sides(tile, line.words, line.span)


def known_sides(survey: Survey) -> Iterator[Sides]:
    """Give the sides of the tiles checked, those with an edge that nothing declares left out."""
    edges = {item.id for item in survey.all_items if item.kind == "edge"}
    for tile in survey.of_kind("tile"):
        yield from (sides for sides in sides_of(tile) if edges.issuperset(sides.edges))


def is_laid_out(board: Item, survey: Survey) -> bool:
    """Tell whether the rows of a board are without an error, and no line of it unknown."""
    others = [board.span, *(line.span for line in board.fields if line.key != "row")]
    return all(
        any(span.start <= place <= span.end for span in others)
        for place in survey.errors_in(board.whole)
    )


def ties(survey: Survey, word: str) -> set[tuple[str, str]]:
    """
    Return which edges of tiles the rules say to stand in a relation, both ways, by id.

    What lies beyond the board's tiles counts for nothing, nor does what holds on a condition.
    """
    found: set[tuple[str, str]] = set()
    for placed in survey.all_rules:
        body = placed.rule.body
        if not isinstance(body, Statement) or body.condition is not None:
            continue
        if not isinstance(body.effect, Grant):
            continue
        link, subject = body.effect.predicate, body.subject
        if isinstance(link, Link) and link.relation == word and isinstance(subject, Phrase):
            ones, others = _edges(subject, survey), _edges(link.target, survey)
            found.update((one, other) for one in ones for other in others)
    beyond = {item.id for item in survey.all_items if item.field("beyond")}
    shown = {pair for pair in found if beyond.isdisjoint(pair)}
    return shown | {(other, one) for one, other in shown}


def _edges(phrase: Phrase, survey: Survey) -> Iterator[str]:
    for each in (phrase, *phrase.alternatives):
        if "/" in each.noun:
            yield each.noun.rpartition("/")[2]
        else:
            yield from (item.id for item in survey.all_items if item.kind == each.noun)


def spaces(board: Item) -> Iterator[BoardSpace]:
    """Give the spaces of a board in order; one that stands twice is given twice."""
    for line in board.fields:
        if line.key == "row" and line.arguments:
            yield from _row(line)


def _row(line: FieldLine) -> Iterator[BoardSpace]:
    letter = line.arguments[0]
    for entry in line.entries:
        ends = [value for value in entry.values if isinstance(value, int)]
        for place in range(ends[0], min(ends[-1], MOST_PLACES) + 1) if ends else ():
            yield BoardSpace(f"{letter}{place}", ord(letter[0]), place, entry.span)


def spaces_around(row: int, place: int) -> Iterable[tuple[int, int]]:
    """Return the rows and places of the six spaces around one."""
    return ((row + down, place + right) for down, right in _AROUND)


def holes(places: Iterable[Place]) -> set[Place]:
    """Return the places without a space that are not open to what lies around the board."""
    taken = set(places)
    rows, columns = {row for row, _ in taken}, {place for _, place in taken}
    inside = {
        (row, place)
        for row in range(min(rows) - 1, max(rows) + 2)
        for place in range(min(columns) - 1, max(columns) + 2)
    }
    outer = _region((min(rows) - 1, min(columns) - 1), inside - taken)
    return inside - taken - outer


def apart(places: Iterable[Place]) -> list[Place]:
    """Return one place of each part of the board that the first is not in."""
    listed = list(places)
    within = set(listed)
    reached: set[Place] = set()
    found = []
    for place in listed:
        if place not in reached:
            found.append(place)
            reached |= _region(place, within)
    return found[1:]


def _region(start: Place, within: set[Place]) -> set[Place]:
    found, frontier = {start}, [start]
    while frontier:
        for one in spaces_around(*frontier.pop()):
            if one in within and one not in found:
                found.add(one)
                frontier.append(one)
    return found
