"""
Seafaring (small_world/power/seafaring).

Written by Regola from small_world/powers/seafaring.regola: change the rules there, not here.
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

CLOSED = class_word("closed")
LAKE = ground_word("small_world/terrain/lake")
SEA = ground_word("small_world/terrain/sea")


def rule_1(ground: Ground) -> int:
    """You may also attack Seas and Lakes."""
    return ground.masks[SEA] | ground.masks[LAKE]


ITEM = Item(
    reference="small_world/power/seafaring",
    kind="power",
    rules=(Class(line=1, scope=ACTIVE, word=CLOSED, negated=True, ground=rule_1),),
    banner=5,
    sources=(Source("small_world/powers/seafaring.regola", 6, 5),),
)
