"""
Human (small_world/race/humans).

Written by Regola from small_world/races/humans.regola: change the rules there, not here.
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

FARMLAND = ground_word("small_world/terrain/farmland")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """Each of your Farmlands yields 1 extra coin."""
    ground = position.rulesets[you].ground
    return ground.masks[FARMLAND] & position.held[you]


ITEM = Item(
    reference="small_world/race/humans",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=5,
    box=10,
    sources=(Source("small_world/races/humans.regola", 6, 5),),
)
