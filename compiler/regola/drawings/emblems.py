"""
Draw what stands for an item: its own picture, else an emblem.

An emblem has a division and a charge which no other item of its kind has, as long as there are
any left: items are told apart without their colours.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

from regola.drawings.pictures import Picture, address_of
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["Emblem", "definitions", "designs", "emblem", "may_have_picture", "on_banner", "shades"]


@dataclass(frozen=True, slots=True)
class Emblem:
    """
    An emblem by the numbers of its colour, its division and its charge.

    Where its item has a ``picture`` of its own, that is shown on the field instead of the rest.
    """

    colour: int
    division: int
    charge: int
    picture: Picture | None = None

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
    without_pictures: frozenset[str]


@cache
def _parts() -> _Parts:
    data: Mapping[str, Any] = trusted(dsl_text("book", "emblems.yaml"))
    return _Parts(
        colours=tuple((pair[0], pair[1]) for pair in data["colours"]),
        divisions=tuple(data["divisions"].values()),
        charges=tuple(data["charges"].values()),
        without_pictures=frozenset(data["without pictures"]),
    )


def may_have_picture(kind: str) -> bool:
    """Tell whether a picture of one's own is shown of items of a kind."""
    return kind not in _parts().without_pictures


def designs(
    references: Iterable[str], built_on: Mapping[str, Collection[str]] | None = None
) -> dict[str, Emblem]:
    """
    Return an emblem for each reference (``pack/kind/id``), no two alike within a kind.

    An emblem follows from the reference; where its charge is taken, by an item that comes earlier,
    the next one free is given: one that its pack has not, nor a pack that it is ``built_on``.
    Once all charges are taken they come again, divided otherwise. Packs that have nothing to do
    with each other change nothing of each other's emblems, unless two were wholly alike: an item
    looks the same whatever lies beside it. What an item is asked or shown by
    (``pack/kind/id#title``) has none.
    """
    below = built_on or {}
    given: dict[str, dict[str, list[Emblem]]] = {}
    found: dict[str, Emblem] = {}
    for reference in dict.fromkeys(one for one in references if "#" not in one):
        pack, *_, kind, _ = reference.split("/")
        packs = given.setdefault(kind, {})
        own = packs.setdefault(pack, [])
        known = [one for other in below.get(pack, ()) for one in packs.get(other, ())]
        all_of_them = {one for each in packs.values() for one in each}
        found[reference] = _next(crc32(reference.encode()), own, known, all_of_them)
        own.append(found[reference])
    return found


def _next(
    number: int, own: Sequence[Emblem], known: Sequence[Emblem], given: Collection[Emblem]
) -> Emblem:
    """Return the emblem nearest to a number that is none of those given, nor divided as known."""
    parts = _parts()
    taken = [one.charge for one in own]
    charge = _free(number, taken, len(parts.charges), [one.charge for one in known])
    divided = [one.division for one in (*own, *known) if one.charge == charge]
    number //= len(parts.charges)
    division = _free(number, divided, len(parts.divisions))
    number //= len(parts.divisions)
    same = (charge, division)
    alike = [one.colour for one in (*own, *known) if (one.charge, one.division) == same]
    worn = alike or [one.colour for one in own]
    elsewhere = [one.colour for one in given if (one.charge, one.division) == same]
    return Emblem(_free(number, worn, len(parts.colours), elsewhere), division, charge)


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


# ---- on pages -----------------------------------------------------------------------------------


def definitions() -> str:
    """
    Return the divisions and charges that the banners of a page refer to.

    The style sheet tells how large they are and where they lie on a banner, once for all.
    """
    parts = _parts()
    divided = (f'<path id="d{n}" d="{path}"/>' for n, path in enumerate(parts.divisions))
    charged = (f'<path id="k{n}" d="{path}"/>' for n, path in enumerate(parts.charges))
    return (
        '<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>'
        f"{''.join(divided)}{''.join(charged)}</defs></svg>"
    )


def shades() -> str:
    """Return the rules of style for the colours of fields: `h` and the number of a colour."""
    return " ".join(
        f".h{number} {{ fill: {field}; --part: {part}; }}"
        for number, (field, part) in enumerate(_parts().colours)
    )


_PICTURE = (
    '<image x="23" y="9" width="42" height="42" preserveAspectRatio="xMidYMid slice" href="{}"/>'
)
"""A picture on a banner, left of the disc: nearly as high as the field, filled as on sheets."""


def on_banner(design: Emblem) -> str:
    """Return what a banner of a page bears, whose field has its colour already."""
    if design.picture is not None:
        return _PICTURE.format(address_of(design.picture))
    division = f'<use class="part" href="#d{design.division}"/>'
    divided = division if _parts().divisions[design.division] else ""
    return f'{divided}<use class="charge" href="#k{design.charge}"/>'
