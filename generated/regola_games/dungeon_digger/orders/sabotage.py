"""
Sabotage! (dungeon_digger/order/sabotage).

Written by Regola from dungeon_digger/orders.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    FAILED,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    can_put_tile,
    can_return,
    empty_spaces,
    goons,
    put_tile,
    require,
    return_goons,
)

require(3)

COLLAPSE = "dungeon_digger/tile/collapse"


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you give this Order, place 1 Collapse from the stack in an empty space. Then, unless this
    Order is free, return one of your goons to the reserve.
    """
    return frame.event.order == frame.it


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return can_put_tile(
        position,
        frame,
        COLLAPSE,
        position.game.everywhere & empty_spaces(position),
    ) and (frame.event.free or can_return(position, frame, goons(position, 1 << frame.you, -1)))


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        return put_tile(
            position, frame, COLLAPSE, position.game.everywhere & empty_spaces(position)
        )
    if frame.event.free:
        return FAILED
    return return_goons(position, frame, goons(position, 1 << frame.you, -1), 1)


ITEM = Item(
    reference="dungeon_digger/order/sabotage",
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
            joins=(AND, AND),
        ),
    ),
    cost=1,
    tier=2,
    sources=(Source("dungeon_digger/orders.regola", 180, 5),),
)
