"""
Demolish! (dungeon_digger/order/demolish).

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
    can_remove_tile,
    connected,
    goons,
    kind_tiles,
    remove_tile,
    require,
    tiles_with,
)

require(3)

COLLAPSE = "dungeon_digger/tile/collapse"


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you give this Order, remove a Collapse connected to a tile where you have a goon."""
    return frame.event.order == frame.it


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return can_remove_tile(
        position,
        frame,
        kind_tiles(position, COLLAPSE)
        & connected(
            position, position.tiles & tiles_with(position, goons(position, 1 << frame.you, -1))
        ),
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return remove_tile(
        position,
        frame,
        kind_tiles(position, COLLAPSE)
        & connected(
            position, position.tiles & tiles_with(position, goons(position, 1 << frame.you, -1))
        ),
    )


ITEM = Item(
    reference="dungeon_digger/order/demolish",
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
    cost=2,
    tier=3,
    sources=(Source("dungeon_digger/orders.regola", 353, 5),),
)
