"""
Forced March (dungeon_lords/card/forced_march).

Written by Regola from dungeon_lords/cards/cards.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.lords import (
    Card,
    Item,
    require,
)

require(3)


ITEM = Item(
    reference="dungeon_lords/card/forced_march",
    kind="card",
    data=Card(
        year=2,
        weariness=4,
    ),
)
