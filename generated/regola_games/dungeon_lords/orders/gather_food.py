"""
Get Food (dungeon_lords/order/gather_food).

Written by Regola from dungeon_lords/orders.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    THEN,
    Frame,
    Item,
    Order,
    Position,
    Reaction,
    Source,
    can_pay,
    gain,
    gain_evil,
    may_move_marker,
    pay,
    require,
    slot_of,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 1, you may pay 1 gold nugget. If you do, gain 2 food
    rations.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 1


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "gold"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "gold")
    return gain(position, frame, 2, "food")


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 2, you may gain 1 evil point. If you do, gain 3 food
    rations.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 2


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        answer = wants(position, frame, may_move_marker(position, frame.you, "gain evil"))
        if answer != DONE:
            return answer
        return gain_evil(position, frame, 1)
    return gain(position, frame, 3, "food")


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 3, you may gain 2 evil points. If you do, gain 3 food
    rations and 1 gold nugget.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 3


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    if frame.step == 0:
        answer = wants(position, frame, may_move_marker(position, frame.you, "gain evil"))
        if answer != DONE:
            return answer
        return gain_evil(position, frame, 2)
    if frame.step == 1:
        return gain(position, frame, 3, "food")
    return gain(position, frame, 1, "gold")


ITEM = Item(
    reference="dungeon_lords/order/gather_food",
    kind="order",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="perform order",
            where="order",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, THEN),
        ),
        Reaction(
            line=2,
            each=True,
            event="perform order",
            where="order",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND, THEN),
        ),
        Reaction(
            line=3,
            each=True,
            event="perform order",
            where="order",
            matches=rule_3_when,
            act=rule_3_steps,
            joins=(AND, THEN, THEN),
        ),
    ),
    data=Order(
        position=1,
    ),
    sources=(
        Source("dungeon_lords/orders.regola", 9, 5),
        Source("dungeon_lords/orders.regola", 10, 5),
        Source("dungeon_lords/orders.regola", 11, 5),
    ),
)
