"""
Mining (underground/power/mining).

Written by Regola from underground/powers/mining.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    MORE,
    Item,
    Position,
    Source,
    Value,
    ground_word,
    number_word,
    require,
)

require(3)

INCOME = number_word("income")
MINE = ground_word("underground/terrain/mine")


def rule_1(position: Position, you: int) -> int:
    """Each of your Mines yields 1 extra coin."""
    ground = position.rulesets[you].ground
    return ground.masks[MINE] & position.held[you]


ITEM = Item(
    reference="underground/power/mining",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=4,
    sources=(Source("underground/powers/mining.regola", 8, 5),),
)
