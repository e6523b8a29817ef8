"""
Giant (small_world/race/giants).

Written by Regola from small_world/races/giants.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    LESS,
    Item,
    Position,
    Source,
    Value,
    around,
    ground_word,
    number_word,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")
MOUNTAIN = ground_word("small_world/terrain/mountain")


def rule_1(position: Position, you: int) -> int:
    """You need 1 fewer token to conquer a region adjacent to your Mountains (minimum 1)."""
    ground = position.rulesets[you].ground
    return around(position, you, ground.masks[MOUNTAIN] & position.held[you])


ITEM = Item(
    reference="small_world/race/giants",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=LESS, regions=rule_1),),
    banner=6,
    box=11,
    sources=(Source("small_world/races/giants.regola", 6, 5),),
)
