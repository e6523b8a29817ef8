"""
Narrow Ledge (dungeon_lords/card/narrow_ledge).

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
    reference="dungeon_lords/card/narrow_ledge",
    kind="card",
    data=Card(
        year=2,
        weariness=3,
    ),
)
