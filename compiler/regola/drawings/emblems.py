"""
Draw emblems: what stands for an item that has no picture.

An emblem has a division and a charge which no other item of its kind has, as long as there are
any left: items are told apart without their colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["HUES", "Emblem", "designs", "emblem", "hues"]


@dataclass(frozen=True, slots=True)
class Emblem:
    """An emblem by the numbers of its colour, its division and its charge."""

    colour: int
    division: int
    charge: int

    @property
    def ground(self) -> str:
        """The colour of its field, as `#rrggbb`."""
        return _parts().colours[self.colour][0]


@dataclass(frozen=True, slots=True)
class _Parts:
    """What emblems are made of: pairs of colours, and paths."""

    colours: tuple[tuple[str, str], ...]
    divisions: tuple[str, ...]
    charges: tuple[str, ...]


@cache
def _parts() -> _Parts:
    data: Mapping[str, Any] = trusted(dsl_text("book", "emblems.yaml"))
    return _Parts(
        colours=tuple((pair[0], pair[1]) for pair in data["colours"]),
        divisions=tuple(data["divisions"].values()),
        charges=tuple(data["charges"].values()),
    )


def designs(references: Iterable[str]) -> dict[str, Emblem]:
    """
    Return an emblem for each reference (``pack/kind/id``), no two alike within a kind.

    An emblem follows from the reference; where its charge is taken, by an item that comes earlier,
    the next one free is given: one that its pack has not, nor another pack if there is such a one.
    Once all charges are taken they come again, divided otherwise. What an item is asked or shown by
    (``pack/kind/id#title``) has none.
    """
    given: dict[str, list[Emblem]] = {}
    of_pack: dict[tuple[str, str], list[Emblem]] = {}
    found: dict[str, Emblem] = {}
    for reference in dict.fromkeys(one for one in references if "#" not in one):
        pack, *_, kind, _ = reference.split("/")
        own, others = of_pack.setdefault((pack, kind), []), given.setdefault(kind, [])
        found[reference] = _next(crc32(reference.encode()), own, others)
        own.append(found[reference])
        others.append(found[reference])
    return found


def _next(number: int, own: Sequence[Emblem], given: Sequence[Emblem]) -> Emblem:
    """Return the emblem nearest to a number that differs from all given, most from its pack's."""
    parts = _parts()
    taken = [one.charge for one in own]
    charge = _free(number, taken, len(parts.charges), [one.charge for one in given])
    divided = [one.division for one in given if one.charge == charge]
    division = _free(number // len(parts.charges), divided, len(parts.divisions))
    alike = [one.colour for one in given if (one.charge, one.division) == (charge, division)]
    worn = alike or [one.colour for one in own]
    return Emblem(_free(number, worn, len(parts.colours)), division, charge)


def hues(references: Iterable[str]) -> dict[str, int]:
    """
    Return for each reference (``pack/kind/id``) the number of the colour that it has on the site.

    Within a kind of a pack no two have the same, as long as there are any left.
    """
    given: dict[str, list[int]] = {}
    found: dict[str, int] = {}
    for reference in dict.fromkeys(references):
        own = given.setdefault(reference.rpartition("/")[0], [])
        # The darker half is for those whom the other has no room for.
        half = HUES if len(own) < HUES else 2 * HUES
        own.append(_free(crc32(reference.encode()), own, half))
        found[reference] = own[-1]
    return found


HUES = 12
"""How many colours banners have; the style sheet names them h0 to h11, and h12 to h23 darker."""


def _free(number: int, taken: Sequence[int], count: int, elsewhere: Sequence[int] = ()) -> int:
    """Return what is taken least of so many, here, then elsewhere: the first from a number on."""
    order = ((number + step) % count for step in range(count))
    return min(order, key=lambda one: (taken.count(one), elsewhere.count(one)))


_WORN = ("#8d8d8d", "#a9a9a9")
"""The colours of what is in decline."""


def emblem(design: Emblem, *, declined: bool = False) -> str:
    """Return the drawing of an emblem; one in decline is grey, and its charge only outlined."""
    parts = _parts()
    field, part = _WORN if declined else parts.colours[design.colour]
    charge = (
        'fill="none" stroke="#fff" stroke-width="1.1"'
        if declined
        else 'fill="#fff" stroke="#1c1c1c" stroke-width=".5"'
    )
    division = parts.divisions[design.division]
    divided = f'<path fill="{part}" fill-rule="evenodd" d="{division}"/>' if division else ""
    return (
        '<svg viewBox="0 0 100 100" width="100" height="100">'
        f'<rect fill="{field}" width="100" height="100"/>{divided}'
        f'<path transform="translate(20 20) scale(2.5)" {charge} fill-rule="evenodd" '
        f'stroke-linejoin="round" d="{parts.charges[design.charge]}"/></svg>'
    )
