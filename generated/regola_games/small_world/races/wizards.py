"""
Wizard (small_world/race/wizards).

Written by Regola from small_world/races/wizards.regola: change the rules there, not here.
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
MAGIC = ground_word("small_world/symbol/magic")


def rule_1(position: Position, you: int) -> int:
    """Each of your regions with a Magic Source yields 1 extra coin."""
    ground = position.rulesets[you].ground
    return position.held[you] & ground.masks[MAGIC]


ITEM = Item(
    reference="small_world/race/wizards",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=5,
    box=10,
    sources=(Source("small_world/races/wizards.regola", 6, 5),),
)
