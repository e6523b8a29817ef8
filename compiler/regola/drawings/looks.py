"""Know how terrains and symbols look: colour, pattern, mark."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from regola.drawings.pictures import Picture
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["Look", "Looks", "Pattern", "Side", "Style", "looks_for", "style"]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A tile that covers an area: its size, and the paths that are stroked and filled in it."""

    width: int
    height: int
    stroke: str
    fill: str


@dataclass(frozen=True, slots=True)
class Look:
    """
    How a terrain looks: the names of its colour and of its pattern.

    A terrain with a ``picture`` of its own is covered with that, and has a ``name`` in drawings.
    """

    colour: str
    pattern: str
    name: str = ""
    picture: Picture | None = None

    @property
    def id(self) -> str:
        """What the look is called in drawings."""
        return self.name or f"{self.colour}-{self.pattern}"


@dataclass(frozen=True, slots=True)
class Side:
    """
    How a side of a tile looks: what is open floor there, what is drawn as a line.

    Both are paths for the right side of a hexagon around 0 0; ``id`` is what drawings call it.
    """

    id: str
    floor: str
    line: str


@dataclass(frozen=True)
class Style:
    """
    All that drawings may be made of.

    ``colours`` gives each colour on light and on dark paper; ``marks`` are paths in a square of 24
    units.
    """

    colours: Mapping[str, tuple[str, str]]
    patterns: Mapping[str, Pattern]
    terrains: Mapping[str, Look]
    spare_looks: tuple[Look, ...]
    marks: Mapping[str, str]
    spare_marks: tuple[str, ...]
    sides: Mapping[str, Side]
    spare_sides: tuple[Side, ...]
    floors: Mapping[str, str]


@dataclass(frozen=True)
class Looks:
    """
    The looks of the terrains, symbols and edges of some content, by reference.

    ``pictures`` are the own ones of symbols, in the place of their marks, and of pieces.
    """

    terrains: Mapping[str, Look]
    marks: Mapping[str, str]
    sides: Mapping[str, Side]
    pictures: Mapping[str, Picture] = field(default_factory=dict)


@cache
def style() -> Style:
    """Return the style that is shipped with the compiler, read once."""
    return _style(trusted(dsl_text("book", "looks.yaml")))


def _style(data: Mapping[str, Any]) -> Style:
    return Style(
        colours={name: (pair[0], pair[1]) for name, pair in data["colours"].items()},
        patterns={
            name: Pattern(
                entry["size"][0], entry["size"][1], entry.get("stroke", ""), entry.get("fill", "")
            )
            for name, entry in data["patterns"].items()
        },
        terrains={name: Look(*pair) for name, pair in data["terrains"].items()},
        spare_looks=tuple(Look(*pair) for pair in data["spare"]),
        marks=data["marks"],
        spare_marks=tuple(data["spare marks"]),
        sides={name: _side(name, entry) for name, entry in data["sides"].items()},
        spare_sides=tuple(
            _side(str(number), entry) for number, entry in enumerate(data["spare sides"])
        ),
        floors=data["floors"],
    )


def _side(name: str, entry: Mapping[str, str]) -> Side:
    return Side(f"s-{name}", entry.get("floor", ""), entry.get("line", ""))


_NO_PICTURES: Mapping[str, Picture] = {}


def looks_for(
    terrains: Iterable[str],
    symbols: Iterable[str],
    edges: Iterable[str],
    pieces: Iterable[str] = (),
    pictures: Mapping[str, Picture] = _NO_PICTURES,
) -> Looks:
    """
    Choose a look for each terrain, symbol and edge, given by reference in order.

    Terrains and symbols with a picture of their own look like that, and so do pieces.
    """
    known = style()
    spare, marks = known.spare_looks, known.spare_marks
    given: dict[str, Look] = {}
    for reference in terrains:
        look = known.terrains.get(_id(reference))
        look = look or spare[len(given) % len(spare)]
        given[reference] = _pictured(look, reference, pictures.get(reference))
    chosen: dict[str, str] = {}
    for reference in symbols:
        chosen[reference] = known.marks.get(_id(reference)) or marks[len(chosen) % len(marks)]
    sides: dict[str, Side] = {}
    for reference in edges:
        spares = known.spare_sides
        sides[reference] = known.sides.get(_id(reference)) or spares[len(sides) % len(spares)]
    pictured = (one for one in (*chosen, *pieces) if one in pictures)
    own = {reference: pictures[reference] for reference in pictured}
    return Looks(given, chosen, sides, own)


def _pictured(look: Look, reference: str, picture: Picture | None) -> Look:
    name = f"own-{reference.replace('/', '-')}"
    return replace(look, name=name, picture=picture) if picture else look


def _id(reference: str) -> str:
    return reference.rpartition("/")[2]
