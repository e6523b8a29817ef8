"""
Recruit Imps (dungeon_lords/order/recruit_imps).

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
    pay,
    require,
    slot_of,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 1, you may pay 1 food ration. If you do, gain 1 imp.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 1


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "food"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "food")
    return gain(position, frame, 1, "imps")


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 2, you may pay 2 food rations. If you do, gain 2 imps.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 2


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 2, "food"))
        if answer != DONE:
            return answer
        return pay(position, frame, 2, "food")
    return gain(position, frame, 2, "imps")


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 3, you may pay 1 food ration and 1 gold nugget. If you
    do, gain 2 imps.
    """
    return (
        frame.event.order == frame.it
        and slot_of(position, frame.it) == 3
        and bool(position.gold[frame.you])
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "food"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "food")
    if frame.step == 1:
        return pay(position, frame, 1, "gold")
    return gain(position, frame, 2, "imps")


ITEM = Item(
    reference="dungeon_lords/order/recruit_imps",
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
        position=5,
    ),
    sources=(
        Source("dungeon_lords/orders.regola", 248, 5),
        Source("dungeon_lords/orders.regola", 249, 5),
        Source("dungeon_lords/orders.regola", 251, 5),
    ),
)
