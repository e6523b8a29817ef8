"""
Dig Tunnels (dungeon_lords/order/dig_tunnels).

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
    can_dig,
    can_use,
    dig,
    ready_imps,
    require,
    slot_of,
    use_imps,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 1, you may dig up to 2 tunnels using your idle imps.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 1


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    answer = wants(position, frame, can_dig(position, frame.you, by_imps=True))
    if answer != DONE:
        return answer
    return dig(position, frame, 2, up_to=True, by_imps=True)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 2, you may dig up to 3 tunnels using your idle imps.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 2


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    answer = wants(position, frame, can_dig(position, frame.you, by_imps=True))
    if answer != DONE:
        return answer
    return dig(position, frame, 3, up_to=True, by_imps=True)


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 3, if you have at least 2 idle imps, you may use one as a
    foreman. If you do, dig up to 4 tunnels using your idle imps.
    """
    return (
        frame.event.order == frame.it
        and slot_of(position, frame.it) == 3
        and ready_imps(position, frame.you) >= 2
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    if frame.step == 0:
        answer = wants(position, frame, can_use(position, frame.you, 1))
        if answer != DONE:
            return answer
        return use_imps(position, frame, 1)
    return dig(position, frame, 4, up_to=True, by_imps=True)


def rule_4_when(position: Position, frame: Frame) -> bool:
    """
    Variant “A foreman alone”: when you carry out this Order from box 3, if you have exactly 1 idle
    imp, you may use it as a foreman.
    """
    return (
        frame.event.order == frame.it
        and slot_of(position, frame.it) == 3
        and ready_imps(position, frame.you) == 1
        and position.game.takes("dungeon_lords/option/a_foreman_alone")
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    answer = wants(position, frame, can_use(position, frame.you, 1))
    if answer != DONE:
        return answer
    return use_imps(position, frame, 1)


ITEM = Item(
    reference="dungeon_lords/order/dig_tunnels",
    kind="order",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="perform order",
            where="order",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
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
            joins=(AND, THEN),
        ),
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
        position=3,
    ),
    options=(("dungeon_lords/option/a_foreman_alone", False),),
    sources=(
        Source("dungeon_lords/orders.regola", 75, 5),
        Source("dungeon_lords/orders.regola", 76, 5),
        Source("dungeon_lords/orders.regola", 77, 5),
        Source("dungeon_lords/orders.regola", 79, 5),
    ),
)
