"""
Flocking (underground/power/flocking).

Written by Regola from underground/powers/flocking.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    count_groups,
    gain_coins,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you score, if your regions form a single group, gain 2 coins."""
    you = frame.you
    return bool(count_groups(position, you, position.held[you]) == 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_coins(position, frame, 2)


ITEM = Item(
    reference="underground/power/flocking",
    kind="power",
    rules=(
        Reaction(
            line=1,
            scope=ACTIVE,
            moment="scoring",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    banner=5,
    sources=(Source("underground/powers/flocking.regola", 8, 5),),
)
