"""
Quarreling (underground/power/quarreling).

Written by Regola from underground/powers/quarreling.regola: change the rules there, not here.
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


def rule_1_steps(position: Position, frame: Frame) -> int:
    """When you score, gain 1 coin for each group of your regions."""
    you = frame.you
    return gain_coins(position, frame, count_groups(position, you, position.held[you]))


ITEM = Item(
    reference="underground/power/quarreling",
    kind="power",
    rules=(Reaction(line=1, scope=ACTIVE, moment="scoring", act=rule_1_steps, joins=(AND,)),),
    banner=3,
    sources=(Source("underground/powers/quarreling.regola", 8, 5),),
)
