"""
Conquer! (dungeon_digger/order/conquer).

Written by Regola from dungeon_digger/orders.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    DONE,
    OTHERWISE,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    can_conquer,
    class_tiles,
    conquer,
    goons,
    markers,
    opponents,
    remove_marker,
    require,
    tiles_with,
    wants,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """
    When you give this Order, you may conquer a conquerable tile where you have a goon. If you do
    not, remove an opponent’s Conquest marker from one of your tiles where you have a goon.
    """
    return frame.event.order == frame.it


def rule_1_possible(position: Position, frame: Frame) -> bool:
    """Whether all that rule 1 takes can be done."""
    return can_conquer(
        position,
        frame,
        position.tiles
        & class_tiles(position, "conquerable", frame.you)
        & tiles_with(position, goons(position, 1 << frame.you, -1)),
    ) or bool(
        markers(
            position,
            opponents(position, frame.you),
            position.tiles
            & position.own[frame.you]
            & tiles_with(position, goons(position, 1 << frame.you, -1)),
        ),
    )


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    if frame.step == 0:
        answer = wants(
            position,
            frame,
            can_conquer(
                position,
                frame,
                position.tiles
                & class_tiles(position, "conquerable", frame.you)
                & tiles_with(position, goons(position, 1 << frame.you, -1)),
            ),
        )
        if answer != DONE:
            return answer
        return conquer(
            position,
            frame,
            position.tiles
            & class_tiles(position, "conquerable", frame.you)
            & tiles_with(position, goons(position, 1 << frame.you, -1)),
        )
    return remove_marker(
        position,
        frame,
        markers(
            position,
            opponents(position, frame.you),
            position.tiles
            & position.own[frame.you]
            & tiles_with(position, goons(position, 1 << frame.you, -1)),
        ),
    )


ITEM = Item(
    reference="dungeon_digger/order/conquer",
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
            joins=(AND, OTHERWISE),
        ),
    ),
    cost=1,
    sources=(Source("dungeon_digger/orders.regola", 261, 5),),
)
