"""
Merchant (small_world/power/merchant).

Written by Regola from small_world/powers/merchant.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    MORE,
    Item,
    Position,
    Source,
    Value,
    number_word,
    require,
)

require(3)

INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """Each of your regions yields 1 extra coin."""
    return position.held[you]


ITEM = Item(
    reference="small_world/power/merchant",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=2,
    sources=(Source("small_world/powers/merchant.regola", 6, 5),),
)
