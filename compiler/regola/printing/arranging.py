"""
Arrange components on sheets of paper: rows of one size each, rows of many sizes on a sheet.

Where a sheet would be printed again and again, it is kept once with its number of copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from regola.printing.components import Component
from regola.printing.forms import Size

__all__ = ["Placed", "Room", "Sheet", "arranged", "behind", "fits"]

_HAIR = 1e-6
"""What two lengths may differ by and still be the same."""


@dataclass(frozen=True, slots=True)
class Room:
    """The room of a sheet: its size, what stays white at its edges, how far colours run over."""

    paper: Size
    margin: float
    bleed: float

    @property
    def inner(self) -> Size:
        """What of the sheet may be printed on."""
        return self.paper[0] - 2 * self.margin, self.paper[1] - 2 * self.margin


@dataclass(frozen=True, slots=True)
class Placed:
    """A component and where its upper left corner lies, in millimetres from that of the paper."""

    component: Component
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """What lies on a sheet, and how often it is printed."""

    placed: tuple[Placed, ...]
    copies: int = 1


@dataclass(slots=True)
class _Open:
    """A sheet that has room left below."""

    used: float = 0.0
    placed: list[Placed] = field(default_factory=list)


def fits(size: Size, room: Room) -> bool:
    """Tell whether something of a size fits on a sheet, with what runs over its edges."""
    return all(
        length + 2 * room.bleed <= most + _HAIR
        for length, most in zip(size, room.inner, strict=True)
    )


def arranged(components: Sequence[Component], room: Room) -> list[Sheet]:
    """Return sheets with as many of each component as it counts; all must fit on a sheet."""
    # What has a back shares no sheet with what has none: sheets are turned as a whole.
    two = [one for one in components if one.back is not None]
    one_sided = [one for one in components if one.back is None]
    order = {id(one): number for number, one in enumerate(components)}
    sheets = [*_filled(two, room), *_filled(one_sided, room)]
    return sorted(sheets, key=lambda sheet: _place(sheet, order))


def _place(sheet: Sheet, order: Mapping[int, int]) -> tuple[bool, int]:
    """Return where a sheet comes: as its first component does, those with backs before others."""
    first = sheet.placed[0].component
    return first.back is None, min(order[id(one.component)] for one in sheet.placed)


def _filled(components: Sequence[Component], room: Room) -> list[Sheet]:
    sheets: list[_Open] = []
    for row in sorted(_rows(components, room), key=lambda row: -row[0].size[1]):
        height = row[0].size[1] + 2 * room.bleed
        sheet = next((s for s in sheets if s.used + height <= room.inner[1] + _HAIR), None)
        if sheet is None:
            sheet = _Open()
            sheets.append(sheet)
        sheet.placed.extend(_laid(row, room, sheet.used))
        sheet.used += height
    return _counted(tuple(sheet.placed) for sheet in sheets)


def _rows(components: Sequence[Component], room: Room) -> Iterator[list[Component]]:
    """Give rows of components of one size, in the order of components."""
    sizes: dict[Size, list[Component]] = {}
    for one in components:
        sizes.setdefault(one.size, []).extend([one] * one.count)
    for size, all_of_them in sizes.items():
        wide = int((room.inner[0] + _HAIR) // (size[0] + 2 * room.bleed))
        for start in range(0, len(all_of_them), wide):
            yield all_of_them[start : start + wide]


def _laid(row: Sequence[Component], room: Room, used: float) -> Iterator[Placed]:
    for number, one in enumerate(row):
        step = one.size[0] + 2 * room.bleed
        x = room.margin + room.bleed + number * step
        yield Placed(one, x, room.margin + room.bleed + used)


def _counted(sheets: Iterable[tuple[Placed, ...]]) -> list[Sheet]:
    """Return each different sheet once, with how often it comes."""
    found: dict[tuple[object, ...], Sheet] = {}
    for placed in sheets:
        key = tuple((id(one.component), one.x, one.y) for one in placed)
        known = found.get(key)
        found[key] = Sheet(placed, known.copies + 1 if known else 1)
    return list(found.values())


def behind(placed: Placed, paper: Size, turned: str) -> Placed:
    """
    Return where the back of a component lies on the other side of its sheet.

    ``turned`` is the edge that the sheet is turned over: ``long`` or ``short``, of paper that
    stands upright. Over the short edge the back is upside down as well.
    """
    width, height = placed.component.size
    if turned == "long":
        return Placed(placed.component, paper[0] - placed.x - width, placed.y)
    return Placed(placed.component, placed.x, paper[1] - placed.y - height)
