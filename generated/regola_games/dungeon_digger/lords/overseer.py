"""
Overseer (dungeon_digger/lord/overseer).

Written by Regola from dungeon_digger/lords/lords.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    MORE,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    can_summon,
    class_tiles,
    kind_tiles,
    require,
    summon,
)

require(3)

DORMITORY = "dungeon_digger/tile/dormitory"
PORTAL = "dungeon_digger/tile/portal"


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """
    Once per game, during your turn, you may summon 1 goon to one of your Portals or working
    Dormitories.
    """
    return can_summon(
        position,
        frame,
        (kind_tiles(position, PORTAL) & position.own[frame.you])
        | (
            kind_tiles(position, DORMITORY)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return summon(
        position,
        frame,
        (kind_tiles(position, PORTAL) & position.own[frame.you])
        | (
            kind_tiles(position, DORMITORY)
            & position.own[frame.you]
            & class_tiles(position, "working", frame.you)
        ),
    )


ITEM = Item(
    reference="dungeon_digger/lord/overseer",
    kind="lord",
    rules=(
        # Your Resources value increases by 1.
        Value(line=1, word="resources", operation=MORE),
        Offer(
            line=2,
            verb="summon",
            moment="turn",
            times=1,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    sources=(
        Source("dungeon_digger/lords/lords.regola", 33, 5),
        Source("dungeon_digger/lords/lords.regola", 34, 5),
    ),
)
