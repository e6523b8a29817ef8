"""
Ruin (dungeon_digger/tile/ruins).

Written by Regola from dungeon_digger/scenarios/monster_hunt.regola: change the rules there, not
here.
"""

from __future__ import annotations

from regola_engine.digger import (
    AND,
    Class,
    Frame,
    Item,
    Position,
    Reaction,
    Source,
    Tile,
    draw_coins,
    gain_points,
    lies_beside,
    marker_tiles,
    opponents,
    require,
    return_marker,
    take_coins,
)

require(3)


def rule_1(position: Position, frame: Frame) -> bool:
    """Corridor ends adjacent to the edges of the Ruin are closed."""
    return lies_beside(position, frame.event.thing, (), 1 << frame.it)


def rule_2(position: Position, frame: Frame) -> int:
    """The Ruin is conquerable unless it has at least one of your Conquest markers."""
    if (1 << frame.it) & marker_tiles(position, 1 << frame.you):
        return 0
    return 1 << frame.it


def rule_3_when(position: Position, frame: Frame) -> bool:
    """When you conquer the Ruin, unless the Ruin has an opponent’s Conquest marker, draw 1 coin."""
    return (
        frame.event.actor == frame.you
        and frame.event.tile == frame.it
        and not ((1 << frame.it) & marker_tiles(position, opponents(position, frame.you)))
    )


def rule_3_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 3."""
    return draw_coins(position, frame, 1)


def rule_4_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer the Ruin, if it holds an opponent’s Conquest marker, take 1 coin from that
    opponent.
    """
    return frame.event.actor == frame.you and bool(
        ((1 << frame.it) & marker_tiles(position, opponents(position, frame.you)))
        >> frame.event.tile
        & 1,
    )


def rule_4_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 4."""
    return take_coins(position, frame, frame.event.other, 1)


def rule_5_when(position: Position, frame: Frame) -> bool:
    """
    When you conquer the Ruin, if it already holds a Conquest marker, return that Conquest marker to
    the reserve it came from.
    """
    return frame.event.actor == frame.you and bool(
        ((1 << frame.it) & marker_tiles(position, -1)) >> frame.event.tile & 1
    )


def rule_5_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 5."""
    return return_marker(position, frame)


def rule_6_when(position: Position, frame: Frame) -> bool:
    """When you conquer the Ruin, gain 1 Tyranny point."""
    return frame.event.actor == frame.you and frame.event.tile == frame.it


def rule_6_steps(position: Position, frame: Frame) -> int:
    """What is done by rule 6."""
    return gain_points(position, frame, 1)


ITEM = Item(
    reference="dungeon_digger/tile/ruins",
    kind="tile",
    rules=(
        Class(line=1, word="closed", each=True, holds=rule_1),
        Class(line=2, word="conquerable", each=True, extent=rule_2),
        Reaction(
            line=3,
            each=True,
            event="conquer",
            where="tile",
            matches=rule_3_when,
            act=rule_3_steps,
            joins=(AND,),
        ),
        Reaction(
            line=4, each=True, event="conquer", matches=rule_4_when, act=rule_4_steps, joins=(AND,)
        ),
        Reaction(
            line=5, each=True, event="conquer", matches=rule_5_when, act=rule_5_steps, joins=(AND,)
        ),
        Reaction(
            line=6,
            each=True,
            event="conquer",
            where="tile",
            matches=rule_6_when,
            act=rule_6_steps,
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
        Source("dungeon_digger/scenarios/monster_hunt.regola", 218, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 219, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 220, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 221, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 222, 5),
        Source("dungeon_digger/scenarios/monster_hunt.regola", 223, 5),
    ),
)
