"""
Great Healing (dungeon_lords/card/great_healing).

Written by Regola from dungeon_lords/cards/cards.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    AND,
    Card,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    heal,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When Great Healing is cast, heal 4 of the party’s wounds."""
    return frame.event.card == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return heal(position, frame, 4)


ITEM = Item(
    reference="dungeon_lords/card/great_healing",
    kind="card",
    rules=(
        Reaction(
            line=1,
            each=True,
            event="invoke card",
            where="card",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    data=Card(
        year=2,
        weariness=3,
        need=3,
        speed="slow",
    ),
    sources=(Source("dungeon_lords/cards/cards.regola", 193, 5),),
)
