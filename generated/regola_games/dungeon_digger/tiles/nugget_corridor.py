"""
Nugget Corridor (dungeon_digger/tile/nugget_corridor).

Written by Regola from dungeon_digger/tiles/nugget_corridor.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    draw_coins,
    give_from_bag,
    require,
)

require(3)


def rule_1_when(position: Position, frame: Frame) -> bool:
    """When you complete the corridor that includes the Nugget Corridor, draw 1 coin."""
    return frame.event.actor == frame.you and bool(frame.event.corridor >> frame.it & 1)


def rule_1_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 1."""
    return draw_coins(position, frame, 1)


def rule_2_when(position: Position, frame: Frame) -> bool:
    """
    When an opponent completes the corridor that includes the Nugget Corridor, give them 1 coin from
    the bag.
    """
    return frame.event.actor != frame.you and bool(frame.event.corridor >> frame.it & 1)


def rule_2_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 2."""
    return give_from_bag(position, frame, frame.event.actor, 1)


ITEM = Item(
    reference="dungeon_digger/tile/nugget_corridor",
    kind="tile",
    rules=(
        Reaction(
            line=1, each=True, event="complete", matches=rule_1_when, act=rule_1_steps, joins=(AND,)
        ),
        Reaction(
            line=2, each=True, event="complete", matches=rule_2_when, act=rule_2_steps, joins=(AND,)
        ),
    ),
    tile=Tile(
        family="corridor",
        count=6,
        edges=(
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
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
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/door",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
            ),
            (
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/arm",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/earth",
                "dungeon_digger/edge/door",
            ),
        ),
    ),
    sources=(
        Source("dungeon_digger/tiles/nugget_corridor.regola", 16, 5),
        Source("dungeon_digger/tiles/nugget_corridor.regola", 17, 5),
    ),
)
