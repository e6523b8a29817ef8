"""
Build Rooms (dungeon_lords/order/build_rooms).

Written by Regola from dungeon_lords/orders.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    DONE,
    IS,
    Frame,
    Item,
    Order,
    Position,
    Reaction,
    Source,
    Value,
    build_room,
    can_build,
    require,
    slot_of,
    tiles_of,
    tunnels,
    wants,
)

require(3)


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """If you occupy box 2 or higher of this Order, the fee for this Order is 1 gold nugget."""
    return slot_of(position, frame.it) >= 2


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you carry out this Order, you may build a room in one of your tunnels."""
    return frame.event.order == frame.it


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    answer = wants(
        position,
        frame,
        can_build(position, frame.you, tunnels(position) & tiles_of(position, 1 << frame.you)),
    )
    if answer != DONE:
        return answer
    return build_room(position, frame, tunnels(position) & tiles_of(position, 1 << frame.you))


ITEM = Item(
    reference="dungeon_lords/order/build_rooms",
    kind="order",
    rules=(
        Value(line=1, word="fee", operation=IS, each=True, its=True, holds=rule_1_holds),
        Reaction(
            line=2,
            each=True,
            event="perform order",
            where="order",
            matches=rule_2_when,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    data=Order(
        position=8,
        reverse=True,
    ),
    sources=(
        Source("dungeon_lords/orders.regola", 428, 5),
        Source("dungeon_lords/orders.regola", 429, 5),
    ),
)
