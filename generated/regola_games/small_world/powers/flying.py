"""
Flying (small_world/power/flying).

Written by Regola from small_world/powers/flying.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    Class,
    Ground,
    Item,
    Source,
    class_word,
    ground_word,
    require,
)

require(3)

LAKE = ground_word("small_world/terrain/lake")
REACHABLE = class_word("reachable")
SEA = ground_word("small_world/terrain/sea")


def rule_1(ground: Ground) -> int:
    """You can reach any region that is neither a Sea nor a Lake."""
    return ground.everywhere & ~ground.masks[SEA] & ~ground.masks[LAKE]


ITEM = Item(
    reference="small_world/power/flying",
    kind="power",
    rules=(Class(line=1, scope=ACTIVE, word=REACHABLE, ground=rule_1),),
    banner=5,
    sources=(Source("small_world/powers/flying.regola", 8, 5),),
)
