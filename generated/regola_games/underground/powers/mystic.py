"""
Mystic (underground/power/mystic).

Written by Regola from underground/powers/mystic.regola: change the rules there, not here.
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

CRYSTAL = ground_word("underground/terrain/crystal")
INCOME = number_word("income")


def rule_1(position: Position, you: int) -> int:
    """Each of your Mystic Crystals yields 1 extra coin."""
    ground = position.rulesets[you].ground
    return ground.masks[CRYSTAL] & position.held[you]


ITEM = Item(
    reference="underground/power/mystic",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=INCOME, operation=MORE, regions=rule_1),),
    banner=4,
    sources=(Source("underground/powers/mystic.regola", 8, 5),),
)
