"""
Quiet Room (dungeon_lords/room/antimagic_room).

Written by Regola from dungeon_lords/rooms/second_year.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    Class,
    Frame,
    Item,
    Position,
    Room,
    Source,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """The Quiet Room is silent."""
    return bool(frame.event.thing == frame.it)


ITEM = Item(
    reference="dungeon_lords/room/antimagic_room",
    kind="room",
    rules=(Class(line=1, word="silent", each=True, holds=rule_1),),
    data=Room(
        year=2,
    ),
    sources=(Source("dungeon_lords/rooms/second_year.regola", 103, 5),),
)
