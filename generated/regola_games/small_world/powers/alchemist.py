"""
Alchemist (small_world/power/alchemist).

Written by Regola from small_world/powers/alchemist.regola: change the rules there, not here.
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
    gain_coins,
    require,
)

require(3)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """When you score, gain 2 coins."""
    return gain_coins(position, frame, 2)


ITEM = Item(
    reference="small_world/power/alchemist",
    kind="power",
    rules=(Reaction(line=1, scope=ACTIVE, moment="scoring", act=rule_1_steps, joins=(AND,)),),
    banner=4,
    sources=(Source("small_world/powers/alchemist.regola", 6, 5),),
)
