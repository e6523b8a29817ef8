"""Tiles and boards of hexagons are drawn as their sides and rows say."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot

from hypothesis import given
from hypothesis import strategies as st

from regola.drawings.digger.hexagons import (
    Face,
    Lying,
    Space,
    Stock,
    Stone,
    definitions,
    grid,
    positions,
    tile,
)
from regola.drawings.looks import Side, looks_for, style

_DOOR = Side("s-door", "M26-11H52V11H26z", "M43-15V15")


def test_each_side_is_turned_to_its_place() -> None:
    """A door on the first and fourth side stands at 0 and 180 degrees, the others have none."""
    drawing = tile(Face((_DOOR, None, None, _DOOR, None, None), "room"), "a room", Stock(0))

    assert re.findall(r'href="#(s-door\S*)"', drawing) == ["s-door", "s-door-3"]
    assert 'id="s-door-3" href="#s-door" transform="rotate(180)"' in definitions({"door": _DOOR})


def test_a_room_and_a_corridor_have_other_middles() -> None:
    """The middle of a tile is that of its family; a family without a look has none."""
    middles = {word: tile(Face((), word), "", Stock(0)) for word in ("room", "corridor", "cellar")}

    assert '"#f-room"' in middles["room"]
    assert '"#f-corridor"' in middles["corridor"]
    assert "#f-" not in middles["cellar"]
    assert f'id="f-room" class="floor" d="{style().floors["room"]}"' in definitions({})


def test_names_cannot_break_out_of_a_tile() -> None:
    """What content says stands in a drawing as text."""
    assert "<b" not in tile(Face((), "room"), '"><b>', Stock(0)) + grid(
        [Space("<b>", 0, 0)], '"><b>'
    )


def test_every_edge_has_a_look() -> None:
    """An edge that the style does not know takes one of the spare sides, drawn on the page."""
    looks = looks_for([], [], ["game/edge/door", "game/edge/portcullis"])

    assert looks.sides["game/edge/portcullis"] == style().spare_sides[1]
    assert f'id="{style().spare_sides[1].id}"' in definitions(looks.sides)


@given(st.integers(1, 6), st.integers(1, 6))
def test_hexagons_touch_their_six_neighbours_and_nothing_else(rows: int, columns: int) -> None:
    """Two spaces are a hexagon apart when they touch, and never nearer."""
    spaces = [
        Space(f"{row}-{column}", 2 * column + row, row)
        for row in range(rows)
        for column in range(columns)
    ]
    drawn = re.findall(r'#hexagon" x="(-?\d+)"(?: y="(-?\d+)")?', grid(spaces, "board"))
    places = {space.id: (int(x), int(y or 0)) for space, (x, y) in zip(spaces, drawn, strict=True)}

    for one, other in combinations(spaces, 2):
        (ax, ay), (bx, by) = places[one.id], places[other.id]
        steps = (abs(one.across - other.across), abs(one.down - other.down))
        touching = steps in ((2, 0), (1, 1))
        assert (hypot(ax - bx, ay - by) < 105) == touching


def _lying(colour: int, *stones: Stone) -> Lying:
    return Lying(Face((_DOOR,) * 6, "room"), colour, "", ("Kitchen",), stones)


def test_what_stays_is_drawn_once() -> None:
    """The second position refers to what it shares with the first, and draws what has changed."""
    spaces = [Space("a1", 2, 0), Space("a2", 4, 0)]
    before = {"a1": _lying(0), "a2": _lying(1, Stone(0, "A2"))}
    after = {"a1": _lying(0), "a2": _lying(1, Stone(0, "A1"))}

    first, second = positions(spaces, [("Before", before), ("After", after)], Stock(0))

    assert first.count('id="t0-0"') == 1
    assert first.count('id="t0-1"') == 1
    assert '<use href="#t0-1"/>' in second
    assert ">a1<" not in second
    assert ">A1<" in second


def test_a_page_draws_a_look_once() -> None:
    """A tile that the page has drawn is only referred to, whoever owns it."""
    stock = Stock(0)
    spaces = [Space("a1", 2, 0)]
    first, second = (
        "".join(positions(spaces, [("", {"a1": _lying(owner)})], stock)) for owner in (0, 5)
    )

    assert 'id="t0-0"' in first
    assert 'class="o5"' in second
    assert '<use href="#t0-0"/>' in second
