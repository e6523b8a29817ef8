"""
Trap corridor (dungeon_digger/tile/trap_corridor).

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
    opponents,
    require,
    squad_loses,
    thing_is,
)

require(1)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent moves a squad over the Trap corridor, if the corridor of the Trap corridor is
    complete, return 1 goon of that squad to the reserve.
    """
    return (
        bool(opponents(position, frame.you) >> frame.actor & 1)
        and bool((1 << frame.it) >> frame.tile & 1)
        and thing_is(position, "finished", frame.you, corridor_tiles(position, 1 << frame.it))
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return squad_loses(position, frame, 1)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you move a squad over the Trap corridor, return 1 goon of that squad to the reserve. This
    holds only if the corridor of the Trap corridor is complete and the answer to “Does the trap
    catch its owner's goons too?” is yes.
    """
    return (
        (frame.actor == frame.you)
        and bool((1 << frame.it) >> frame.tile & 1)
        and thing_is(position, "finished", frame.you, corridor_tiles(position, 1 << frame.it))
        and position.game.takes("dungeon_digger/option/traps_spare_nobody")
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return squad_loses(position, frame, 1)


ITEM = Item(
    reference="dungeon_digger/tile/trap_corridor",
    kind="tile",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="move squad over",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Reaction(
            line=2,
            each=True,
            event="move squad over",
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
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
            ),
        ),
    ),
    options=(
        ("dungeon_digger/option/traps_spare_nobody", False),
    ),
    sources=(
        Source("dungeon_digger/tiles/trap_corridor.regola", 16, 5),
        Source("dungeon_digger/tiles/trap_corridor.regola", 18, 5),
    ),
)
