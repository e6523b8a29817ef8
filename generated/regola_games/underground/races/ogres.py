"""
Ogre (underground/race/ogres).

Written by Regola from underground/races/ogres.regola: change the rules there, not here.
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
    reference="underground/race/ogres",
    kind="race",
    rules=(Value(line=1, scope=ACTIVE, word=CONQUEST_COST, operation=LESS),),
    banner=5,
    box=10,
    sources=(Source("underground/races/ogres.regola", 6, 5),),
)
