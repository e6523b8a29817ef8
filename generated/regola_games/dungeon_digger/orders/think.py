"""
Think! (dungeon_digger/order/think).

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
    exchange,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you give this Order, exchange any number of your Projects."""
    return frame.event.order == frame.it


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return bool(position.projects[frame.you])


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return exchange(position, frame)


ITEM = Item(
    reference="dungeon_digger/order/think",
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
    tier=1,
    sources=(Source("dungeon_digger/orders.regola", 158, 5),),
)
