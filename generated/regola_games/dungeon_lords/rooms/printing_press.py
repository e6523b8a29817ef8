"""
Printing Press (dungeon_lords/room/printing_press).

Written by Regola from dungeon_lords/rooms/first_year.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Room,
    Source,
    lose_evil,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you run the Printing Press, lose 1 evil point."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return lose_evil(position, frame, 1)


ITEM = Item(
    reference="dungeon_lords/room/printing_press",
    kind="room",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="run tile",
            where="tile",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    data=Room(
        year=1,
        crew=3,
        zone="inner",
    ),
    sources=(Source("dungeon_lords/rooms/first_year.regola", 140, 5),),
)
