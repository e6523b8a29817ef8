"""
Regeneration (dungeon_lords/card/regeneration).

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
    """When Regeneration is cast, heal 2 of the party’s wounds."""
    return frame.event.card == frame.it


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return heal(position, frame, 2)


ITEM = Item(
    reference="dungeon_lords/card/regeneration",
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
        year=1,
        weariness=2,
        need=2,
        speed="slow",
    ),
    sources=(Source("dungeon_lords/cards/cards.regola", 13, 5),),
)
