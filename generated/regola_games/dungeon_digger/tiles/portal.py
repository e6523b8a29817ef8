"""
Portal (dungeon_digger/tile/portal).

Written by Regola from dungeon_digger/tiles/portal.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Item,
    Tile,
    require,
)

require(3)


ITEM = Item(
    reference="dungeon_digger/tile/portal",
    kind="tile",
    tile=Tile(
        family="special",
        count=1,
        edges=(
            (
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/door",
            ),
        ),
    ),
)
