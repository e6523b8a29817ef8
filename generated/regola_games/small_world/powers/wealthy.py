"""
Wealthy (small_world/power/wealthy).

Written by Regola from small_world/powers/wealthy.regola: change the rules there, not here.
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
    """The first time you score, gain 7 coins."""
    return gain_coins(position, frame, 7)


ITEM = Item(
    reference="small_world/power/wealthy",
    kind="power",
    rules=(
        Reaction(line=1, scope=ACTIVE, moment="scoring", times=1, act=rule_1_steps, joins=(AND,)),
    ),
    banner=4,
    sources=(Source("small_world/powers/wealthy.regola", 6, 5),),
)
