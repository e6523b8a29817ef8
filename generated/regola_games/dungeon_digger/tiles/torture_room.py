"""
Torture Room (dungeon_digger/tile/torture_room).

Written by Regola from dungeon_digger/tiles/torture_room.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    class_tiles,
    kind_tiles,
    require,
    take_bonus,
)

require(3)

TORTURE_ROOM = "dungeon_digger/tile/torture_room"


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you build the Torture Room, take a bonus whose tier is the number of your working Torture
    Rooms.
    """
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return take_bonus(
        position,
        frame,
        (
            kind_tiles(position, TORTURE_ROOM)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ).bit_count(),
    )


ITEM = Item(
    reference="dungeon_digger/tile/torture_room",
    kind="tile",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="build",
            where="tile",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="room",
        count=4,
        edges=(
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
        ),
    ),
    sources=(Source("dungeon_digger/tiles/torture_room.regola", 14, 5),),
)
