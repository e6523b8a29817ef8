"""
Pit (dungeon_lords/trap/pit).

Written by Regola from dungeon_lords/traps/traps.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Trap,
    deal_to_one,
    front,
    require,
)

require(3)


def rule_1_was(position: Position, frame: Frame) -> bool:
    """When you spring the Pit, deal 3 wounds to the adventurer in front."""
    return frame.event.actor == frame.you and frame.event.trap == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return deal_to_one(position, frame, 3, front(position, frame.you))


ITEM = Item(
    reference="dungeon_lords/trap/pit",
    kind="trap",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="spring trap",
            where="trap",
            was=rule_1_was,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    data=Trap(
        copies=3,
    ),
    sources=(Source("dungeon_lords/traps/traps.regola", 48, 5),),
)
