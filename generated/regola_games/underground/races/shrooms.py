"""
Shroom (underground/race/shrooms).

Written by Regola from underground/races/shrooms.regola: change the rules there, not here.
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
MUSHROOM_FOREST = ground_word("underground/terrain/mushroom_forest")


def rule_1(position: Position, you: int) -> int:
    """Each of your Mushroom Forests yields 1 extra coin."""
    ground = position.rulesets[you].ground
    return ground.masks[MUSHROOM_FOREST] & position.held[you]


ITEM = Item(
    reference="underground/race/shrooms",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=5,
    box=10,
    sources=(Source("underground/races/shrooms.regola", 6, 5),),
)
