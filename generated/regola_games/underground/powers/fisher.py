"""
Fisher (underground/power/fisher).

Written by Regola from underground/powers/fisher.regola: change the rules there, not here.
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
    ground_word,
    require,
)

require(3)

COASTAL = ground_word("coastal")


def rule_1_steps(position: Position, frame: Frame) -> int:
    """When you score, gain 1 coin for every 2 of your people’s coastal regions."""
    you = frame.you
    ground = position.rulesets[you].ground
    return gain_coins(
        position, frame, (position.held[you] & ground.masks[COASTAL]).bit_count() // 2
    )


ITEM = Item(
    reference="underground/power/fisher",
    kind="power",
    rules=(Reaction(line=1, scope=ACTIVE, moment="scoring", act=rule_1_steps, joins=(AND,)),),
    banner=4,
    sources=(Source("underground/powers/fisher.regola", 8, 5),),
)
