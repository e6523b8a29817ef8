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
    moment_word,
    require,
    verb_word,
)

require(1)

END_TURN = moment_word("turn", "end")
TO_DECLINE = verb_word("decline")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """At the end of your turn, you may go into decline."""
    return decline(position, frame)


ITEM = Item(
    reference="small_world/power/stout",
    kind="power",
    rules=(
        Offer(
            line=1, scope=ACTIVE, moment=END_TURN, verb=TO_DECLINE, act=rule_1_steps, joins=(AND,)
        ),
    ),
    banner=4,
    sources=(Source("small_world/powers/stout.regola", 6, 5),),
)
