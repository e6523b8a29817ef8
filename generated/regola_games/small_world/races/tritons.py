"""
Triton (small_world/race/tritons).

Written by Regola from small_world/races/tritons.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    LESS,
    Ground,
    Item,
    Source,
    Value,
    ground_word,
    number_word,
    require,
)

require(3)

COASTAL = ground_word("coastal")
CONQUEST_COST = number_word("conquest cost")


def rule_1(ground: Ground) -> int:
    """You need 1 fewer token to conquer a coastal region (minimum 1)."""
    return ground.masks[COASTAL]


ITEM = Item(
    reference="small_world/race/tritons",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=LESS, ground=rule_1),),
    banner=6,
    box=11,
    sources=(Source("small_world/races/tritons.regola", 6, 5),),
)
