"""
Dormitory (dungeon_digger/tile/dormitory).

Written by Regola from dungeon_digger/tiles/dormitory.regola: change the rules there, not here.
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
    require,
    summon,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you build the Dormitory, summon 1 goon there."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return summon(position, frame, 1 << frame.it)


ITEM = Item(
    reference="dungeon_digger/tile/dormitory",
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
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
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
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
        ),
    ),
    sources=(Source("dungeon_digger/tiles/dormitory.regola", 14, 5),),
)
