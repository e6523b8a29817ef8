"""
Plain Corridor (dungeon_digger/tile/plain_corridor).

Written by Regola from dungeon_digger/tiles/plain_corridor.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Item,
    Tile,
    require,
)

require(3)


ITEM = Item(
    reference="dungeon_digger/tile/plain_corridor",
    kind="tile",
    tile=Tile(
        family="corridor",
        count=7,
        edges=(
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
            ),
        ),
    ),
)
