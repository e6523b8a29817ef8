"""
Earth Wall (dungeon_digger/edge/earth).

Written by Regola from dungeon_digger/edges.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Item,
    require,
)

require(3)


ITEM = Item(
    reference="dungeon_digger/edge/earth",
    kind="edge",
)
