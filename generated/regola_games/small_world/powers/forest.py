"""
Forest (small_world/power/forest).

Written by Regola from small_world/powers/forest.regola: change the rules there, not here.
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

require(1)

FOREST = ground_word("small_world/terrain/forest")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """At the end of your turn, gain 1 extra coin for each of your Forests."""
    ground = position.kits[you].ground
    return ground.masks[FOREST] & position.held[you]


ITEM = Item(
    reference="small_world/power/forest",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=4,
    sources=(Source("small_world/powers/forest.regola", 6, 5),),
)
