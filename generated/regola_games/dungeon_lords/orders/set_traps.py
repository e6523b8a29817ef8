"""
Set Traps (dungeon_lords/order/set_traps).

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
    discard_traps,
    gain_traps,
    pay,
    require,
    slot_of,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 1, you may pay 1 gold nugget. If you do, gain 1 trap and,
    in year 2, gain 1 more trap and discard 1 trap.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 1


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 1, "gold"))
        if answer != DONE:
            return answer
        return pay(position, frame, 1, "gold")
    if frame.step == 1:
        return gain_traps(position, frame, 1)
    if frame.step == 2:
        if not (position.year == 2):
            return DONE
        return gain_traps(position, frame, 1)
    if not (position.year == 2):
        return DONE
    return discard_traps(position, frame, 1)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 2, you may gain 1 trap. If you do and it is year 2, gain
    1 more trap and discard 1 trap.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 2


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    if frame.step == 0:
        answer = wants(position, frame, True)
        if answer != DONE:
            return answer
        return gain_traps(position, frame, 1)
    if frame.step == 1:
        if not (position.year == 2):
            return DONE
        return gain_traps(position, frame, 1)
    if not (position.year == 2):
        return DONE
    return discard_traps(position, frame, 1)


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 3, you may pay 2 gold nuggets. If you do, gain 2 traps
    and, in year 2, gain 1 more trap and discard 1 trap.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 3


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    if frame.step == 0:
        answer = wants(position, frame, can_pay(position, frame.you, 2, "gold"))
        if answer != DONE:
            return answer
        return pay(position, frame, 2, "gold")
    if frame.step == 1:
        return gain_traps(position, frame, 2)
    if frame.step == 2:
        if not (position.year == 2):
            return DONE
        return gain_traps(position, frame, 1)
    if not (position.year == 2):
        return DONE
    return discard_traps(position, frame, 1)


ITEM = Item(
    reference="dungeon_lords/order/set_traps",
    kind="order",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="perform order",
            where="order",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND, THEN, THEN, THEN),
        ),
        Reaction(
            line=2,
            each=True,
            event="perform order",
            where="order",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND, THEN, THEN),
        ),
        Reaction(
            line=3,
            each=True,
            event="perform order",
            where="order",
            matches=rule_3_when,
            act=rule_3_steps,
            joins=(AND, THEN, THEN, THEN),
        ),
    ),
    data=Order(
        position=6,
    ),
    sources=(
        Source("dungeon_lords/orders.regola", 298, 5),
        Source("dungeon_lords/orders.regola", 303, 5),
        Source("dungeon_lords/orders.regola", 307, 5),
    ),
)
