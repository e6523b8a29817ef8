"""
Improve Reputation (dungeon_lords/order/improve_reputation).

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
    lose_evil,
    may_move_marker,
    pay,
    require,
    slot_of,
    spy,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you carry out this Order from box 1, you may lose 1 evil point. If you do, spy."""
    return frame.event.order == frame.it and slot_of(position, frame.it) == 1


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(position, frame, may_move_marker(position, frame.you, "lose evil"))
        if answer != DONE:
            return answer
        return lose_evil(position, frame, 1)
    return spy(position, frame)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you carry out this Order from box 2, you may lose 2 evil points."""
    return frame.event.order == frame.it and slot_of(position, frame.it) == 2


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    answer = wants(position, frame, may_move_marker(position, frame.you, "lose evil"))
    if answer != DONE:
        return answer
    return lose_evil(position, frame, 2)


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 3, you may pay 1 gold nugget. If you do, lose 2 evil
    points. If you lose them, spy.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 3


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "gold"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "gold")
    if frame.step == 1:
        return lose_evil(position, frame, 2)
    return spy(position, frame)


ITEM = Item(
    reference="dungeon_lords/order/improve_reputation",
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
            joins=(AND,),
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
        position=2,
    ),
    sources=(
        Source("dungeon_lords/orders.regola", 46, 5),
        Source("dungeon_lords/orders.regola", 47, 5),
        Source("dungeon_lords/orders.regola", 48, 5),
    ),
)
