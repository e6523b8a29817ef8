"""Dungeon Lords as it lies in the box: every figure of every component, and what is ours."""

from __future__ import annotations

from collections import Counter

import pytest

from regola.program.model import Item
from tests.lords.content import compiled, items

# Monsters: copies in each year; price in gold, food, evil, traps, monsters.
MONSTERS = {
    "goblin": ((2, 1), (0, 1, 0, 0, 0)),
    "slime": ((2, 1), (0, 1, 0, 0, 0)),
    "ghost": ((2, 1), (0, 0, 1, 0, 0)),
    "troll": ((2, 1), (0, 2, 0, 0, 0)),
    "witch": ((2, 1), (0, 1, 1, 0, 0)),
    "vampire": ((2, 1), (0, 0, 2, 0, 0)),
    "golem": ((0, 2), (1, 0, 0, 1, 0)),
    "dragon": ((0, 2), (0, 2, 2, 0, 0)),
    "demon": ((0, 2), (0, 0, 1, 0, 1)),
}
# Damage of a monster's first attack, where it has a number.
DAMAGE = {
    "goblin": 2, "ghost": 2, "troll": 3, "witch": 4, "vampire": 3, "golem": 4, "dragon": 2,
    "demon": 7,
}  # fmt: skip
# Rooms of the first year: imps that they need, zone.
FIRST_ROOMS = {
    "hatchery": (3, "near"), "deep_hatchery": (3, "far"), "gold_seam": (3, "near"),
    "deep_gold_seam": (3, "far"), "workshop": (4, "border"), "tool_shed": (2, "border"),
    "printing_press": (3, "inner"), "magic_room": (2, "inner"),
}  # fmt: skip
SECOND_ROOMS = {
    "training_room", "dark_room", "labyrinth", "antimagic_room", "cafeteria", "chapel",
    "pandemonium", "hall_of_fame",
}  # fmt: skip
SYMBOLS = ((3, 3, 4, 4), (1, 2, 1, 2), (4, 5, 5, 6), (2, 2, 3, 3))
# Adventurers: health and symbols in the first year, then in the second.
ADVENTURERS = {
    "warrior": ((3, 4, 4, 5), (), (5, 6, 7, 8), ()),
    "thief": SYMBOLS,
    "priest": SYMBOLS,
    "wizard": SYMBOLS,
}
# Year, health, symbols of each sort.
PALADINS = {"silver_paladin": (1, 5, 2), "golden_paladin": (2, 8, 3)}
# The order in which orders are carried out, and those whose boxes go from the third to the first.
ORDERS = [
    "gather_food", "improve_reputation", "dig_tunnels", "mine_gold", "recruit_imps", "set_traps",
    "hire_monsters", "build_rooms",
]  # fmt: skip
REVERSED = {"hire_monsters", "build_rooms"}
BASE = {
    "years": 2, "rounds": 4, "fights": 4, "gold": 3, "food": 3, "imps": 3, "evil": 5,
    "highest evil": 15, "paladin level": 10, "columns": 5, "rows": 4, "entrance": 3,
    "monsters shown": 3, "rooms shown": 2, "boxes": 3, "cards held": 6, "cards played": 3,
}  # fmt: skip
OPTIONS = {
    "a_foreman_alone": "not taken", "conquered_rooms_work": "not taken",
    "rooms_are_taxed": "not taken", "evil_has_an_end": "not taken",
    "a_freed_hero_calms": "not taken", "a_paladin_is_worth_five": "taken",
    "paladins_wait_for_fights": "not taken", "the_year_tells_who_is_first": "not taken",
    "nought_is_enough": "not taken", "a_hirer_must_pay": "taken",
    "second_blow_is_trained": "not taken", "older_warriors_lead": "not taken",
    "the_last_drawn_goes_first": "not taken", "a_lost_monster_returns": "not taken",
}  # fmt: skip
OURS = {"trap", "card"}
"""The kinds of which the book lists nothing: all of them are invented."""


def _number(item: Item, key: str) -> int:
    return item.number(key) or 0


def _numbers(item: Item, key: str) -> tuple[int, ...]:
    line = item.field(key)
    return line.numbers if line is not None else ()


def _words(item: Item, key: str) -> tuple[str, ...]:
    line = item.field(key)
    return line.words if line is not None else ()


def test_nothing_is_wrong_with_the_content() -> None:
    """The checks find nothing: no error, no warning, no note."""
    _, found = compiled()
    assert found == ()


def test_monsters() -> None:
    """Copies, prices and damage of each monster; twelve tiles a year."""
    prices = ("gold", "food", "evil", "traps", "monsters")
    found = {
        name: (_numbers(one, "copies"), tuple(_number(one, key) for key in prices))
        for name, one in items("monster").items()
    }
    assert found == MONSTERS
    damage = {name: one.number("damage") for name, one in items("monster").items()}
    assert {name: number for name, number in damage.items() if number is not None} == DAMAGE
    assert [sum(copies[year] for copies, _ in found.values()) for year in (0, 1)] == [12, 12]


def test_rooms() -> None:
    """What rooms of the first year need and where they may lie; eight rooms a year."""
    rooms = items("room")
    first = {name: one for name, one in rooms.items() if one.number("year") == 1}
    assert {
        name: (one.number("crew"), *_words(one, "zone")) for name, one in first.items()
    } == FIRST_ROOMS
    assert set(rooms) - set(first) == SECOND_ROOMS


def test_adventurers() -> None:
    """Health and symbols of each class in both years, by level; sixteen tiles a year."""
    found = {
        name: tuple(
            _numbers(one, key) for key in ("health", "skill", "later health", "later skill")
        )
        for name, one in items("adventurer").items()
    }
    assert found == ADVENTURERS
    levels = {_numbers(one, "levels") for one in items("adventurer").values()}
    later = {_numbers(one, "later levels") for one in items("adventurer").values()}
    assert (levels, later) == ({(1, 2, 2, 3)}, {(1, 2, 3, 4)})


def test_paladins() -> None:
    """One a year."""
    keys = ("year", "health", "skill")
    found = {n: tuple(_number(one, key) for key in keys) for n, one in items("paladin").items()}
    assert found == PALADINS


def test_orders() -> None:
    """Eight orders in the order of the board, two of them from the third box to the first."""
    found = items("order")
    assert sorted(found, key=lambda name: _number(found[name], "position")) == ORDERS
    assert {name for name, one in found.items() if one.field("reverse")} == REVERSED


def test_base() -> None:
    """The stock that everybody starts with, the scale, the board and the course of a year."""
    base = next(iter(items("base").values()))
    assert {key: base.number(key) for key in BASE} == BASE
    assert _words(base, "start") == ("c1", "c2", "c3")


def test_open_points_are_options() -> None:
    """Every reading that the book leaves open is an option, with the reading that we took."""
    program, _ = compiled()
    found = {
        one.id: " ".join(_words(one, "default"))
        for item in program.items
        for one in item.walk()
        if one.kind == "option"
    }
    assert found == OPTIONS


@pytest.mark.parametrize(("kind", "many"), [("trap", 27), ("card", 18)])
def test_stacks(kind: str, many: int) -> None:
    """The box holds 27 traps and 18 combat cards, nine of each year; ours are as many."""
    found = items(kind).values()
    assert sum(_number(one, "copies") or 1 for one in found) == many
    if kind == "card":
        assert Counter(_number(one, "year") for one in found) == {1: 9, 2: 9}


def test_what_is_ours_is_marked() -> None:
    """All traps, cards and special events are ours and say so; nothing else is."""
    program, _ = compiled()
    ours = {item for item in program.items if "ours" in _words(item, "source")}
    invented = {
        item
        for item in program.items
        if item.kind in OURS or (item.kind == "event" and _words(item, "deck") == ("card",))
    }
    assert {item.reference for item in ours} == {item.reference for item in invented}
    assert Counter(item.kind for item in invented)["event"] == 9


def test_rooms_of_examples_stand_in_their_zones() -> None:
    """No example begins with a room where its tile may not be laid."""
    edge = {f"{column}{row}" for column in "abcde" for row in "1234"} - {
        f"{column}{row}" for column in "bcd" for row in "23"
    }
    laid = [
        (example.title, place, room)
        for top in compiled()[0].items
        for example in top.walk()
        if example.kind == "example"
        for line in example.fields
        if line.key.startswith("given")
        for entry in line.entries
        if entry.values[0] == "rooms"
        for place, room in zip(entry.values[1::2], entry.values[2::2], strict=False)
        if room in FIRST_ROOMS
    ]
    fits = {
        "border": lambda place: place in edge,
        "inner": lambda place: place not in edge,
        "near": lambda place: place[1] in "12",
        "far": lambda place: place[1] in "34",
    }
    assert len(laid) > 20
    assert [one for one in laid if not fits[FIRST_ROOMS[one[2]][1]](one[1])] == []
