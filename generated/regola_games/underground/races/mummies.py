"""
Mummy (underground/race/mummies).

Written by Regola from underground/races/mummies.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    ACTIVE,
    MORE,
    Item,
    Source,
    Value,
    number_word,
    require,
)

require(3)

CONQUEST_COST = number_word("conquest cost")


ITEM = Item(
    reference="underground/race/mummies",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=MORE),),
    banner=10,
    box=15,
    sources=(Source("underground/races/mummies.regola", 6, 5),),
)
