"""
Monster (dungeon_digger/tile/monster).

Written by Regola from dungeon_digger/scenarios/monster_hunt.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Ban,
    Class,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    gain_gold,
    lies_beside,
    marker_tiles,
    require,
)

require(1)


def rule_1(position: Position, frame: Frame) -> bool:
    """A side adjacent to the edge of the Monster is closed."""
    return lies_beside(position, frame.thing, (), 1 << frame.it)


def rule_2(position: Position, frame: Frame) -> int:
    """Unless the Monster has a Conquest marker, the Monster is conquerable."""
    if (((1 << frame.it) & position.tiles & marker_tiles(position, -1)) != 0):
        return 0
    return 1 << frame.it


def rule_3(position: Position, frame: Frame) -> bool:
    """
    You may not move any squad over the Monster unless the number of goons in that squad is at least
    3 or if the Monster has a Conquest marker.
    """
    return (
        (frame.actor == frame.you)
        and bool((1 << frame.it) >> frame.tile & 1)
        and (not ((frame.count >= 3) or (((1 << frame.it) & position.tiles & marker_tiles(position, -1)) != 0)))
    )


def rule_4(position: Position, frame: Frame) -> bool:
    """
    You may not move any newly arrived squad from the Monster. This does not hold if the number of
    goons in that squad is at least 4 or if the Monster has a Conquest marker.
    """
    return (
        (frame.actor == frame.you)
        and frame.free
        and bool((1 << frame.it) >> frame.tile & 1)
        and (not ((frame.count >= 4) or (((1 << frame.it) & position.tiles & marker_tiles(position, -1)) != 0)))
    )


def rule_5_when(position: Position, frame: Frame) -> bool:
    """When you conquer the Monster, gain 4 gold pieces."""
    return (frame.actor == frame.you) and bool((1 << frame.it) >> frame.tile & 1)


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    return gain_gold(position, frame, 4)


ITEM = Item(
    reference="dungeon_digger/tile/monster",
    kind="tile",
    rules=(
        Class(line=1, word="closed", each=True, holds=rule_1),
        Class(line=2, word="conquerable", each=True, tiles=rule_2),
        Ban(line=3, deed="move squad over", each=True, holds=rule_3),
        Ban(line=4, deed="move squad from", each=True, holds=rule_4),
        Reaction(
            line=5,
            each=True,
            event="conquer",
            matches=rule_5_when,
            act=rule_5_steps,
            joins=(AND,),
        ),
    ),
    tile=Tile(
        family="special",
        count=6,
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
        scenario="dungeon_digger/scenario/monster_hunt",
        scattered=1,
    ),
    sources=(
        Source("dungeon_digger/scenarios/monster_hunt.regola", 32, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 33, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 34, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 36, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 38, 5),
    ),
)
