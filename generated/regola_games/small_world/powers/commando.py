"""
Commando (small_world/power/commando).

Written by Regola from small_world/powers/commando.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    LESS,
    Item,
    Source,
    Value,
    number_word,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")


ITEM = Item(
    reference="small_world/power/commando",
    kind="power",
    rules=(Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=LESS),),
    banner=4,
    sources=(Source("small_world/powers/commando.regola", 6, 5),),
)
