"""
Sapper (dungeon_digger/lord/sapper).

Written by Regola from dungeon_digger/lords/lords.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    LESS,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    Value,
    can_put_tile,
    empty_spaces,
    is_order,
    put_tile,
    require,
)

require(3)

COLLAPSE = "dungeon_digger/tile/collapse"
DEMOLISH = "dungeon_digger/order/demolish"


def rule_1_holds(position: Position, frame: Frame) -> bool:
    """For you, the cost of the Demolish! Order decreases by 1."""
    return is_order(position, frame.event.thing, DEMOLISH)


def rule_2_possible(position: Position, frame: Frame) -> bool:
    """
    Once per game, during your turn, you may place 1 Collapse from the stack in an empty space.
    """
    return can_put_tile(
        position, frame, COLLAPSE, position.game.everywhere & empty_spaces(position)
    )


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return put_tile(position, frame, COLLAPSE, position.game.everywhere & empty_spaces(position))


ITEM = Item(
    reference="dungeon_digger/lord/sapper",
    kind="lord",
    rules=(
        Value(line=1, word="cost", operation=LESS, holds=rule_1_holds),
        Offer(
            line=2,
            verb="put",
            moment="turn",
            times=1,
            possible=rule_2_possible,
            act=rule_2_steps,
            joins=(AND,),
        ),
    ),
    sources=(
        Source("dungeon_digger/lords/lords.regola", 80, 5),
        Source("dungeon_digger/lords/lords.regola", 81, 5),
    ),
)
