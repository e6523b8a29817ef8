"""Know what is printed for a table: the forms of components, their sizes, the papers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, TypeAlias

from regola.program.model import Item
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["Form", "Printed", "Shapes", "Size", "Stock", "sized", "stock"]

Size: TypeAlias = tuple[float, float]
"""Across and down, in millimetres."""


@dataclass(frozen=True, slots=True)
class Form:
    """
    A form of components.

    ``face`` and ``back`` name what the template draws; without a ``back`` it has one side. Sizes of
    letters are the largest and the smallest, in points. ``tuck`` (mm) is covered by what lies
    beside. What stands for an item has a ``frame``, round or square.
    """

    name: str
    size: Size
    shape: str
    face: str
    back: str
    title: tuple[float, float]
    text: tuple[float, float]
    tuck: float
    frame: str


@dataclass(frozen=True, slots=True)
class Printed:
    """
    What is printed of an item of a kind.

    ``count`` is the field that tells how many, and which of its numbers (below 0: all of them);
    ``text`` the words on it (none, ``chips``, ``facts``, ``rules``, ``whole``), ``number`` the
    field of the number on it. ``each`` player has a set. ``copies`` are fields told side by side, a
    number for each thing that there is.
    """

    form: str
    count: tuple[str, int] | None = None
    text: str = ""
    number: str = ""
    each: bool = False
    copies: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Stock:
    """What lies in a box and is no item: its form, how many for all or ``each``, its colour."""

    form: str
    count: int
    colour: str = ""
    each: bool = False


@dataclass(frozen=True, slots=True)
class Shapes:
    """All that is known of what is printed; lengths in millimetres."""

    forms: Mapping[str, Form]
    cards: Mapping[str, Size]
    papers: Mapping[str, Size]
    kinds: Mapping[str, tuple[Printed, ...]]
    numbers: Mapping[str, tuple[str, str]]
    stock: Mapping[str, Mapping[str, Stock]]
    bleed: float
    margin: float
    overlap: float

    def printed(self, family: str, item: Item) -> tuple[Printed, ...]:
        """Return what is printed of an item of a family; of a kind not listed a card with rules."""
        own = self.kinds.get(f"{family}/{item.kind}", self.kinds.get(item.kind))
        return _BY_RULES * bool(item.rules) if own is None else own


_BY_RULES = (Printed("card", text="rules"),)


@cache
def stock() -> Shapes:
    """Return what the compiler ships with, read once."""
    data: Mapping[str, Any] = trusted(dsl_text("book", "sheets.yaml"))
    return Shapes(
        forms={name: _form(name, entry) for name, entry in data["forms"].items()},
        cards={name: _size(pair) for name, pair in data["cards"].items()},
        papers={name: _size(pair) for name, pair in data["papers"].items()},
        kinds={kind: tuple(map(_printed, listed)) for kind, listed in data["kinds"].items()},
        numbers={key: (one["form"], one["name"]) for key, one in data["numbers"].items()},
        stock={
            family: {name: Stock(**one) for name, one in listed.items()}
            for family, listed in data["stock"].items()
        },
        bleed=float(data["bleed"]),
        margin=float(data["margin"]),
        overlap=float(data["overlap"]),
    )


def sized(shapes: Shapes, sizes: Mapping[str, Size]) -> Shapes:
    """Return the same forms in sizes of somebody's own, by the names of forms."""
    own = {
        name: replace(form, size=sizes.get(name, form.size)) for name, form in shapes.forms.items()
    }
    return replace(shapes, forms=own)


def _form(name: str, entry: Mapping[str, Any]) -> Form:
    return Form(
        name,
        _size(entry["size"]),
        entry["shape"],
        entry["face"],
        entry.get("back", ""),
        _size(entry["title"]),
        _size(entry["text"]),
        float(entry.get("tuck", 0)),
        entry.get("frame", "square"),
    )


def _printed(entry: Mapping[str, Any]) -> Printed:
    count = entry.get("count")
    return Printed(
        entry["form"],
        (count[0], count[1] if len(count) > 1 else -1) if count else None,
        entry.get("text", ""),
        entry.get("number", ""),
        entry.get("each", False),
        tuple(tuple(fields) for fields in entry.get("copies", ())),
    )


def _size(pair: Any) -> Size:
    return float(pair[0]), float(pair[1])
