"""
Mine Gold (dungeon_lords/order/mine_gold).

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
    can_mine,
    can_use,
    mine,
    ready_imps,
    require,
    slot_of,
    tiles_of,
    tunnels,
    use_imps,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 1, you may mine up to 2 gold nuggets from your
    unconquered tunnels using your idle imps.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 1


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    answer = wants(
        position,
        frame,
        can_mine(
            position,
            frame.you,
            tunnels(position) & tiles_of(position, 1 << frame.you) & ~position.conquered,
        ),
    )
    if answer != DONE:
        return answer
    return mine(
        position,
        frame,
        2,
        tunnels(position) & tiles_of(position, 1 << frame.you) & ~position.conquered,
        up_to=True,
    )


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 2, you may mine up to 3 gold nuggets from your
    unconquered tunnels using your idle imps.
    """
    return frame.event.order == frame.it and slot_of(position, frame.it) == 2


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    answer = wants(
        position,
        frame,
        can_mine(
            position,
            frame.you,
            tunnels(position) & tiles_of(position, 1 << frame.you) & ~position.conquered,
        ),
    )
    if answer != DONE:
        return answer
    return mine(
        position,
        frame,
        3,
        tunnels(position) & tiles_of(position, 1 << frame.you) & ~position.conquered,
        up_to=True,
    )


def rule_3_when(position: Position, frame: Frame) -> bool:
    """
    When you carry out this Order from box 3, if you have at least 2 idle imps, you may use one as a
    foreman. If you do, mine up to 4 gold nuggets from your unconquered tunnels using your idle
    imps.
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
    return mine(
        position,
        frame,
        4,
        tunnels(position) & tiles_of(position, 1 << frame.you) & ~position.conquered,
        up_to=True,
    )


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
    reference="dungeon_lords/order/mine_gold",
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
        position=4,
    ),
    sources=(
        Source("dungeon_lords/orders.regola", 169, 5),
        Source("dungeon_lords/orders.regola", 171, 5),
        Source("dungeon_lords/orders.regola", 173, 5),
        Source("dungeon_lords/orders.regola", 175, 5),
    ),
)
