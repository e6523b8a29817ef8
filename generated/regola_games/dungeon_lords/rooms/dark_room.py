"""
Dark Room (dungeon_lords/room/dark_room).

Written by Regola from dungeon_lords/rooms/second_year.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    MORE,
    Frame,
    Item,
    Position,
    Room,
    Source,
    Value,
    kind_monsters,
    require,
)

require(3)

VAMPIRE = "dungeon_lords/monster/vampire"
WITCH = "dungeon_lords/monster/witch"


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """Your Witches’ damage increases by 1."""
    return bool(kind_monsters(position, WITCH) >> frame.event.thing & 1)


def rule_2_holds(position: Position, frame: Frame) -> bool:
    """Your Vampires’ damage increases by 1."""
    return bool(kind_monsters(position, VAMPIRE) >> frame.event.thing & 1)


ITEM = Item(
    reference="dungeon_lords/room/dark_room",
    kind="room",
    rules=(
        Value(line=1, word="damage", operation=MORE, yours=True, holds=rule_1_holds),
        Value(line=2, word="damage", operation=MORE, yours=True, holds=rule_2_holds),
    ),
    data=Room(
        year=2,
    ),
    sources=(
        Source("dungeon_lords/rooms/second_year.regola", 38, 5),
        Source("dungeon_lords/rooms/second_year.regola", 39, 5),
    ),
)
