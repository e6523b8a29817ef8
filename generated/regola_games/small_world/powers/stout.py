"""
Stout (small_world/power/stout).

Written by Regola from small_world/powers/stout.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    AND,
    Frame,
    Item,
    Offer,
    Position,
    Source,
    decline,
    require,
)

require(3)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """At the end of your turn, you may go into decline."""
    return decline(position, frame)


ITEM = Item(
    reference="small_world/power/stout",
    kind="power",
    rules=(
        Offer(
            line=1,
            scope=ACTIVE,
            moment="end of turn",
            verb="decline",
            act=rule_1_steps,
            joins=(AND,),
        ),
    ),
    banner=4,
    sources=(Source("small_world/powers/stout.regola", 6, 5),),
)
