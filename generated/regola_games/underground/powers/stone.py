"""
Stone (underground/power/stone).

Written by Regola from underground/powers/stone.regola: change the rules there, not here.
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

BLACK_MOUNTAIN = ground_word("underground/terrain/black_mountain")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """Each of your Black Mountains yields 1 extra coin."""
    ground = position.rulesets[you].ground
    return ground.masks[BLACK_MOUNTAIN] & position.held[you]


ITEM = Item(
    reference="underground/power/stone",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=4,
    sources=(Source("underground/powers/stone.regola", 8, 5),),
)
