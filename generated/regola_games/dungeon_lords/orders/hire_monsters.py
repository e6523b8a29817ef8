"""
Hire Monsters (dungeon_lords/order/hire_monsters).

Written by Regola from dungeon_lords/orders.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    MORE,
    Ban,
    Frame,
    Item,
    Order,
    Position,
    Reaction,
    Source,
    Value,
    can_hire,
    hire,
    leading_order,
    pay,
    require,
    slot_of,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you send a minion to this Order, if this Order is the first of your three, pay 1 gold
    nugget.
    """
    return frame.event.order == frame.it and bool(
        (1 << frame.it) & leading_order(position, frame.you)
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return pay(position, frame, 1, "gold")


def rule_2(position: Position, frame: Frame) -> bool:
    """
    If this Order is the first of your three and you have no gold nuggets, you may not send a minion
    to this Order. This rule applies only with the variant “Gold to hire”.
    """
    return (
        frame.event.order == frame.it
        and bool((1 << frame.it) & leading_order(position, frame.you))
        and not position.gold[frame.you]
        and position.game.takes("dungeon_lords/option/a_hirer_must_pay")
    )


def rule_3_holds(position: Position, frame: Frame) -> bool:
    """If you occupy box 3 of this Order, a monster’s price in food increases by 1."""
    return slot_of(position, frame.it) == 3


def rule_4_when(position: Position, frame: Frame) -> bool:
    """When you carry out this Order, you may hire a monster from the offer."""
    return frame.event.order == frame.it


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    answer = wants(position, frame, can_hire(position, frame.you, -1))
    if answer != DONE:
        return answer
    return hire(position, frame, -1)


ITEM = Item(
    reference="dungeon_lords/order/hire_monsters",
    kind="order",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="send minion to",
            where="order",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
        Ban(line=2, deed="send minion to", each=True, where="order", holds=rule_2),
        Value(line=3, word="food price", operation=MORE, each=True, holds=rule_3_holds),
        Reaction(
            line=4,
            each=True,
            event="perform order",
            where="order",
            matches=rule_4_when,
            act=rule_4_steps,
            joins=(AND,),
        ),
    ),
    data=Order(
        position=7,
        reverse=True,
    ),
    options=(("dungeon_lords/option/a_hirer_must_pay", True),),
    sources=(
        Source("dungeon_lords/orders.regola", 367, 5),
        Source("dungeon_lords/orders.regola", 368, 5),
        Source("dungeon_lords/orders.regola", 370, 5),
        Source("dungeon_lords/orders.regola", 371, 5),
    ),
)
