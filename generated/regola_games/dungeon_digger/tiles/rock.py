"""
Rock (dungeon_digger/tile/rock).

Written by Regola from dungeon_digger/scenarios/monster_hunt.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    Ban,
    Counts,
    Frame,
    Item,
    Position,
    Source,
    Tile,
    require,
)

require(3)

COLLAPSE = "dungeon_digger/tile/collapse"
ROCK = "dungeon_digger/tile/rock"


def rule_2(position: Position, frame: Frame) -> bool:
    """You may not move a party into or through the Rock."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


ITEM = Item(
    reference="dungeon_digger/tile/rock",
    kind="tile",
    rules=(
        # The Rock counts as a Collapse.
        Counts(line=1, one=ROCK, other=COLLAPSE),
        Ban(line=2, deed="move party over", each=True, where="tile", holds=rule_2),
    ),
    tile=Tile(
        family="special",
        count=6,
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
        scattered=1,
        back=(
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
            "dungeon_digger/edge/collapse_side",
        ),
    ),
    home="dungeon_digger/scenario/monster_hunt",
    sources=(
        Source("dungeon_digger/scenarios/monster_hunt.regola", 65, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 66, 5),
    ),
)
