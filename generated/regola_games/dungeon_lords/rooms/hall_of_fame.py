"""
Hall of Fame (dungeon_lords/room/hall_of_fame).

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
    number,
    require,
)

require(3)


def rule_1_amount(position: Position, frame: Frame) -> int:
    """Your score increases by your fame."""
    return number(position, "fame", frame.you)


ITEM = Item(
    reference="dungeon_lords/room/hall_of_fame",
    kind="room",
    rules=(Value(line=1, word="score", operation=MORE, amount=rule_1_amount),),
    data=Room(
        year=2,
    ),
    sources=(Source("dungeon_lords/rooms/second_year.regola", 189, 5),),
)
