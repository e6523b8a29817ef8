"""
Arise! (dungeon_digger/order/summon).

Written by Regola from dungeon_digger/orders.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    can_summon,
    class_tiles,
    kind_tiles,
    require,
    summon,
)

require(3)

DORMITORY = "dungeon_digger/tile/dormitory"
PORTAL = "dungeon_digger/tile/portal"


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you give this Order, summon 1 goon to one of your Portals or working Dormitories."""
    return frame.event.order == frame.it


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
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


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
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
    reference="dungeon_digger/order/summon",
    kind="order",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="give order",
            where="order",
            matches=rule_1_when,
            possible=rule_1_possible,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    cost=1,
    tier=2,
    sources=(Source("dungeon_digger/orders.regola", 240, 5),),
)
