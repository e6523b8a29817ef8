"""
Deep Hatchery (dungeon_lords/room/deep_hatchery).

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
    gain,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you run the Deep Hatchery, gain 1 food ration."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain(position, frame, 1, "food")


ITEM = Item(
    reference="dungeon_lords/room/deep_hatchery",
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
        zone="far",
    ),
    sources=(Source("dungeon_lords/rooms/first_year.regola", 32, 5),),
)
