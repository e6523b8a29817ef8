"""
Underworld (small_world/power/underworld).

Written by Regola from small_world/powers/underworld.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    LESS,
    Ground,
    Item,
    Source,
    Tie,
    Value,
    ground_word,
    number_word,
    require,
)

require(3)

CAVERN = ground_word("small_world/symbol/cavern")
CONQUEST_COST = number_word("conquest cost")


def rule_1(ground: Ground) -> int:
    """You need 1 fewer token to conquer a region with a Cavern (minimum 1)."""
    return ground.masks[CAVERN]


def rule_2(ground: Ground) -> int:
    """For you, regions with a Cavern count as adjacent to one another."""
    return ground.masks[CAVERN]


ITEM = Item(
    reference="small_world/power/underworld",
    kind="power",
    rules=(
        Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=LESS, ground=rule_1),
        Tie(line=2, scope=ACTIVE, ground=rule_2, others=rule_2),
    ),
    banner=5,
    sources=(
        Source("small_world/powers/underworld.regola", 6, 5),
        Source("small_world/powers/underworld.regola", 7, 5),
    ),
)
