"""What all items are called, and what holds for all: of other items a text asks no more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from regola.memory import Memory, Table
from regola.program.model import Item
from regola.program.once import once
from regola.sources import Span
from regola.text.items import CALLED_BY, GROUNDS

if TYPE_CHECKING:
    from regola.compilation.program import Program

__all__ = ["Called", "called", "ground_tops", "grounds", "named_so"]


@dataclass(frozen=True, slots=True)
class Called:
    """An item, equal to whatever is called the same: its names and what tells more of them."""

    item: Item = field(compare=False)
    meaning: object


def called(program: Program, memory: Memory) -> Table[str, Called]:
    """Return what all items of a program are called, by reference."""
    below = _called_in_library(program.library)
    return memory.table("called", program.items, _called_in, below)


def grounds(program: Program, memory: Memory) -> tuple[Item, ...]:
    """Return the items that say what holds for the sentences of all others."""
    return tuple(memory.gathered("grounds", program.items, _grounds_in))


def ground_tops(program: Program, memory: Memory) -> tuple[Item, ...]:
    """Return the top-level items that are such, or have such within."""
    return tuple(memory.gathered("ground tops", program.items, _ground_tops_in))


def _ground_tops_in(top: Item) -> tuple[Item, ...]:
    return (top,) if _grounds_in(top) else ()


def _called_in(top: Item) -> list[tuple[str, Called]]:
    return [(item.reference, _called(item)) for item in top.walk()]


def _called(item: Item) -> Called:
    return Called(item, named_so(item))


def named_so(item: Item) -> tuple[object, ...]:
    """Return all that an item is called by, wherever it stands."""
    names = tuple(replace(name, span=Span("", 0, 0)) for name in item.names)
    lines = (item.field(key) for key in CALLED_BY)
    told = (tuple(one.values for one in line.entries) for line in lines if line is not None)
    return (names, *told)


@once
def _called_in_library(library: tuple[Item, ...]) -> Mapping[str, Called]:
    return dict(pair for top in library for pair in _called_in(top))


def _grounds_in(top: Item) -> list[Item]:
    return [item for item in top.walk() if item.kind in GROUNDS]
