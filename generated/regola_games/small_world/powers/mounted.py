"""
Mounted (small_world/power/mounted).

Written by Regola from small_world/powers/mounted.regola: change the rules there, not here.
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

CONQUEST_COST = number_word("conquest cost")
FARMLAND = ground_word("small_world/terrain/farmland")
HILL = ground_word("small_world/terrain/hill")


def rule_1(ground: Ground) -> int:
    """You need 1 fewer token to conquer a Hill or a Farmland (minimum 1)."""
    return ground.masks[HILL] | ground.masks[FARMLAND]


ITEM = Item(
    reference="small_world/power/mounted",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=LESS, ground=rule_1),),
    banner=5,
    sources=(Source("small_world/powers/mounted.regola", 6, 5),),
)
