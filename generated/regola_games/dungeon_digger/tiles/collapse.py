"""
Collapse (dungeon_digger/tile/collapse).

Written by Regola from dungeon_digger/tiles/collapse.regola: change the rules there, not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Ban,
    Frame,
    Item,
    Position,
    Source,
    Tile,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """You may not move a party into or through the Collapse."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


ITEM = Item(
    reference="dungeon_digger/tile/collapse",
    kind="tile",
    rules=(Ban(line=1, deed="move party over", each=True, where="tile", holds=rule_1),),
    tile=Tile(
        family="special",
        count=12,
        edges=(
            (
                "dungeon_digger/edge/collapse_side",
                "dungeon_digger/edge/collapse_side",
                "dungeon_digger/edge/collapse_side",
                "dungeon_digger/edge/collapse_side",
                "dungeon_digger/edge/collapse_side",
                "dungeon_digger/edge/collapse_side",
            ),
        ),
        stack=2,
    ),
    sources=(Source("dungeon_digger/tiles/collapse.regola", 9, 5),),
)
