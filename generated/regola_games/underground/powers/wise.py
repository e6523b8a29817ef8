"""
Wise (underground/power/wise).

Written by Regola from underground/powers/wise.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    AND,
    DECLINED,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    gain_coins,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """In decline, when you score, if your people occupies a region, gain 2 coins."""
    you = frame.you
    return bool(position.held[you])


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return gain_coins(position, frame, 2)


ITEM = Item(
    reference="underground/power/wise",
    kind="power",
    rules=(
        Reaction(
            line=1,
            scope=DECLINED,
            moment="scoring",
            matches=rule_1_when,
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    banner=4,
    sources=(Source("underground/powers/wise.regola", 8, 5),),
)
