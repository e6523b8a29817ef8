"""
Ratman (small_world/race/ratmen).

Written by Regola from small_world/races/ratmen.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.conquest import (
    Item,
    require,
)

require(3)


ITEM = Item(
    reference="small_world/race/ratmen",
    kind="race",
    banner=8,
    box=13,
)
