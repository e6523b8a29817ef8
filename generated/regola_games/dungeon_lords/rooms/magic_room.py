"""
Magic Room (dungeon_lords/room/magic_room).

Written by Regola from dungeon_lords/rooms/first_year.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    THEN,
    Ban,
    Frame,
    Item,
    Position,
    Reaction,
    Room,
    Source,
    gain,
    pay,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """If you have no food rations, you may not run the Magic Room."""
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and not position.food[frame.you]
    )


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you run the Magic Room, pay 1 food ration to gain 1 imp."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        return pay(position, frame, 1, "food")
    return gain(position, frame, 1, "imps")


ITEM = Item(
    reference="dungeon_lords/room/magic_room",
    kind="room",
    rules=(
        Ban(line=1, deed="run tile", each=True, where="tile", holds=rule_1),
        Reaction(
            line=2,
            each=True,
            event="run tile",
            where="tile",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND, THEN),
        ),
    ),
    data=Room(
        year=1,
        crew=2,
        zone="inner",
    ),
    sources=(
        Source("dungeon_lords/rooms/first_year.regola", 162, 5),
        Source("dungeon_lords/rooms/first_year.regola", 163, 5),
    ),
)
