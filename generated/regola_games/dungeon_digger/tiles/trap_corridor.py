"""
Trap Corridor (dungeon_digger/tile/trap_corridor).

Written by Regola from dungeon_digger/tiles/trap_corridor.regola: change the rules there, not here.
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
    corridor_tiles,
    is_so,
    kill_of_squad,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent moves a squad into or through the Trap Corridor, if the corridor of this tile
    is complete, kill 1 goon of that squad.
    """
    return (
        frame.event.actor != frame.you
        and frame.event.tile == frame.it
        and is_so(position, "finished", frame.you, corridor_tiles(position, 1 << frame.it))
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return kill_of_squad(position, frame, 1)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    Variant “Traps for all”: when you move a squad into or through the Trap Corridor, if the
    corridor of this tile is complete, kill 1 goon of that squad.
    """
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and is_so(position, "finished", frame.you, corridor_tiles(position, 1 << frame.it))
        and position.game.takes("dungeon_digger/option/traps_spare_nobody")
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return kill_of_squad(position, frame, 1)


ITEM = Item(
    reference="dungeon_digger/tile/trap_corridor",
    kind="tile",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="move squad over",
            where="tile",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            each=True,
            event="move squad over",
            where="tile",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="corridor",
        count=6,
        edges=(
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
        ),
    ),
    options=(("dungeon_digger/option/traps_spare_nobody", False),),
    sources=(
        Source("dungeon_digger/tiles/trap_corridor.regola", 16, 5),
        Source("dungeon_digger/tiles/trap_corridor.regola", 17, 5),
    ),
)
