"""
Cave (dungeon_digger/tile/cave).

Written by Regola from dungeon_digger/scenarios/dragon_and_treasure.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Class,
    Frame,
    Item,
    Position,
    Source,
    Tile,
    lies_beside,
    require,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """Corridor ends adjacent to the edges of the Cave are closed."""
    return lies_beside(position, frame.event.thing, (), 1 << frame.it)


ITEM = Item(
    reference="dungeon_digger/tile/cave",
    kind="tile",
    rules=(Class(line=1, word="closed", each=True, holds=rule_1),),
    tile=Tile(
        family="room",
        count=3,
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
        central=3,
        back=(
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
            "dungeon_digger/edge/door",
        ),
    ),
    home="dungeon_digger/scenario/dragon_and_treasure",
    sources=(Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 117, 5),),
)
