"""
Dragon and treasure (dungeon_digger/scenario/dragon_and_treasure).

Written by Regola from dungeon_digger/scenarios/dragon_and_treasure.regola: change the rules there,
not here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    IS,
    Frame,
    Item,
    Position,
    Reaction,
    Scenario,
    Source,
    Value,
    require,
    reveal_tiles,
)

require(3)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """When you move a squad into or through a face-down tile, reveal that tile."""
    return bool((position.tiles & position.hidden) >> frame.event.tile & 1)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return reveal_tiles(position, frame, 1 << frame.event.tile)


ITEM = Item(
    reference="dungeon_digger/scenario/dragon_and_treasure",
    kind="scenario",
    rules=(
        # The target is 30 gold pieces.
        Value(line=1, word="finish", operation=IS, constant=30),
        Reaction(
            line=2, event="move squad over", matches=rule_2_when, act=rule_2_steps, joins=(AND,)
        ),
    ),
    scenario=Scenario(
        area=1,
        heap=3,
    ),
    sources=(
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 7, 5),
        Source("dungeon_digger/scenarios/dragon_and_treasure.regola", 8, 5),
    ),
)
